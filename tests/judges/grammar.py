"""What a provider's constrained decoding makes of our strict schemas. `python grammar.py SCHEMAS.jsonl REJECTED`

llguidance compiles each schema to a grammar, as hosts of strict mode do; what it generates, byte by byte at random, is
sent to our dispatch (the command REJECTED), which must take it.
"""

import json
import random
import subprocess
import sys
from collections import Counter

from llguidance import LLMatcher, LLTokenizer

STRICT = ["openai-strict", "openai-responses-strict", "anthropic-strict"]
# This dialect says every constraint in its schema but these, so that nothing else that fits it may be rejected.
WHOLE = "openai-strict"
# Each by its code, with what the whole schema of a tool must hold that it may be rejected for it.
UNSAID = {
    # The ends of a slot, and bounds of a number that travels as text.
    "out_of_range": ['"type"'],
    # Steps of a number that travels as text.
    "not_a_multiple": ['"pattern"'],
    # Days that a month does not have, and other grammar.
    "invalid_format": ['"format"', '"pattern"'],
    # The length of bytes that travel as text.
    "too_long": ['"contentEncoding"', '"pattern"'],
    "too_short": ['"contentEncoding"', '"pattern"'],
    # There is no keyword for it.
    "repeated_item": ['"uniqueItems"'],
    # What the function of a provider refuses; `hours` that end before they begin.
    "custom": ['"hours"'],
    # Of a tuple the size is kept and the kinds of its items, not their order.
    "wrong_type": ['"prefixItems"'],
}
# This one says them all.
FULL = "mcp"
ROUNDS = 10
LONGEST = 4_000

tokenizer = LLTokenizer("byte")
chance = random.Random(2026)


def expect(condition, what):
    if not condition:
        raise ValueError(what)


def schema(tool):
    parameters = tool.get("input_schema") or tool.get("function", tool)["parameters"]
    strict = tool.get("strict", tool.get("function", {}).get("strict"))
    return parameters if strict else None


def grammar(parameters, blanks=True):
    text = json.dumps(parameters)
    compiled = LLMatcher.grammar_from_json_schema(text, overrides={"whitespace_flexible": blanks})
    fault = LLMatcher.validate_grammar(compiled, tokenizer)
    expect(not fault, fault)
    return compiled


def generated(compiled):
    """One text of the grammar; `None` if it does not come to an end soon."""
    matcher, out = LLMatcher(tokenizer, compiled), bytearray()
    while not matcher.is_stopped():
        mask = matcher.compute_bitmask()
        allowed = [token for token in range(tokenizer.vocab_size) if mask[token // 8] >> (token % 8) & 1]
        # A text, a list or a number that could end does so now and then.
        ends = [token for token in allowed if token in b'"]},' or token == tokenizer.eos_token]
        token = chance.choice(ends if ends and chance.random() < 0.3 else allowed)
        matcher.consume_token(token)
        if token != tokenizer.eos_token:
            out.append(token)
        if len(out) > LONGEST:
            return None
    expect(not matcher.is_error(), matcher.get_error())
    return out.decode()


def planted():
    """A schema that is none, and one with a keyword that strict mode does not have."""
    for fault in [{"type": "text"}, {"type": "string", "contentEncoding": "base64", "not": {}}]:
        try:
            grammar({"type": "object", "properties": {"a": fault}, "required": ["a"], "additionalProperties": False})
        except ValueError:
            continue
        raise ValueError(f"a planted fault passes: {fault}")


def main():
    planted()
    compiled, calls, whole = 0, [], {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line["dialect"] == FULL:
                whole |= {(line["toolset"], tool["name"]): json.dumps(tool["inputSchema"]) for tool in line["tools"]}
            if line["dialect"] not in STRICT:
                continue
            for tool in line["tools"]:
                parameters = schema(tool)
                if parameters is None:
                    continue
                name = tool.get("name") or tool["function"]["name"]
                try:
                    made = grammar(parameters, blanks=False)
                    compiled += 1
                except ValueError as error:
                    sys.exit(f"{line['toolset']} {line['dialect']}: {error}\n{json.dumps(parameters)}")
                if line["dialect"] == WHOLE and line["toolset"] != "tools-example":
                    texts = [generated(grammar(parameters) if index % 4 == 0 else made) for index in range(ROUNDS)]
                    calls += [{"toolset": line["toolset"], "name": name, "arguments": text} for text in texts if text]
    expect(len(calls) >= 500, f"only {len(calls)} calls")
    answer = subprocess.run(
        sys.argv[2:], input="".join(json.dumps(call) + "\n" for call in calls), text=True, capture_output=True, check=True
    )
    rejected = [json.loads(line) for line in answer.stdout.split("\n") if line]

    def is_unsaid(line):
        shown = whole[line["call"]["toolset"], line["call"]["name"]]
        return all(any(mark in shown for mark in UNSAID.get(code, [])) for code in line["codes"])

    others = [line for line in rejected if not is_unsaid(line)]
    expect(not others, f"{len(others)} calls are rejected: {json.dumps(others[:5], indent=1)}")
    counts = Counter(code for line in rejected for code in set(line["codes"]))
    print(f"llguidance: {compiled} strict schemas, {len(calls)} calls, rejected for what no schema says: {dict(counts)}")


main()
