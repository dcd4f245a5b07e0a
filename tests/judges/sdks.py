"""What the providers' own SDKs say of our schemas. `python sdks.py SCHEMAS.jsonl`

Each line of the file is `{"toolset": …, "dialect": …, "tools": […]}`. An SDK knows its API's types, not all of its
rules; what it only says in words (names, keys) is in the tables here.
"""

import copy
import json
import re
import sys
import warnings

from anthropic.lib._parse._transform import transform_schema
from anthropic.types import ToolParam
from google.genai import types
from openai.lib._pydantic import _ensure_strict_json_schema
from openai.types.chat import ChatCompletionFunctionToolParam
from pydantic import TypeAdapter

# An unknown name of a type is only a warning in google-genai.
warnings.filterwarnings("error", category=UserWarning)

OPENAI_NAME = r"[A-Za-z0-9_-]{1,64}"
ANTHROPIC_NAME = r"[A-Za-z0-9_-]{1,64}"
ANTHROPIC_KEY = r"[A-Za-z0-9_.-]{1,64}"
GEMINI_NAME = r"[A-Za-z_][A-Za-z0-9_.:-]{0,63}"
GEMINI_KEY = r"[A-Za-z_][A-Za-z0-9_]{0,63}"


def expect(condition, what):
    if not condition:
        raise ValueError(what)


def named(pattern, name):
    expect(re.fullmatch(pattern, name), f"{name!r} is no {pattern}")


def only(members, known):
    expect(set(members) <= set(known), f"{set(members) - set(known)} are unknown")


def openai(tool):
    only(tool, ["type", "function"])
    only(tool["function"], ["name", "description", "strict", "parameters"])
    TypeAdapter(ChatCompletionFunctionToolParam).validate_python(tool, strict=True)
    named(OPENAI_NAME, tool["function"]["name"])
    expect(tool["function"]["strict"] is False, "strict is not said to be false")
    root = tool["function"]["parameters"]
    expect(root["type"] == "object" and "properties" in root, "the root is no object with properties")
    expect(not {"anyOf", "oneOf", "allOf", "enum", "not"} & set(root), "a composition at the root")


def openai_strict(tool):
    """The SDK's helper makes a schema strict; ours is so already."""
    strict = tool["function"]["strict"]
    expect(isinstance(strict, bool), "strict is no boolean")
    openai({**tool, "function": {**tool["function"], "strict": False}})
    if strict:
        schema = tool["function"]["parameters"]
        ensured = copy.deepcopy(schema)
        ensured = _ensure_strict_json_schema(ensured, path=(), root=ensured)
        expect(json.dumps(ensured) == json.dumps(schema), f"the SDK would send {json.dumps(ensured)}")
        for node in nodes(schema):
            expect(node.get("additionalProperties", False) is False, "an object that is open")


def anthropic(tool):
    only(tool, ["name", "description", "input_schema"])
    TypeAdapter(ToolParam).validate_python(tool)
    named(ANTHROPIC_NAME, tool["name"])
    root = tool["input_schema"]
    expect(root["type"] == "object" and not {"anyOf", "oneOf", "allOf"} & set(root), "the root is no plain object")
    for node in nodes(root):
        for key in node.get("properties", {}):
            named(ANTHROPIC_KEY, key)
    # The helper is for strict schemas, which have no place without a type. The API takes one, so it is given a type
    # here, and the rest of the schema is judged as ever.
    typed = copy.deepcopy(root)
    for node in list(nodes(typed)):
        if not {"type", "anyOf", "enum", "$ref"} & set(node):
            node["type"] = "string"
    transformed = transform_schema(typed)
    expect(list(transformed["properties"]) == list(root["properties"]), "the SDK loses properties")


def gemini(tool):
    """Fields that are unknown are refused; what comes out again is what went in."""
    declaration = types.FunctionDeclaration.model_validate(tool)
    again = declaration.model_dump(mode="json", by_alias=True, exclude_none=True)
    expect(again == tool, f"the SDK would send {again}")
    named(GEMINI_NAME, tool["name"])
    expect(tool["description"], "no description")
    for node in nodes(tool["parameters"]) if "parameters" in tool else []:
        only(node, {field.alias or name for name, field in types.Schema.model_fields.items()})
        expect(not {"additionalProperties", "defs", "ref"} & set(node), "a field of the enterprise platform")
        expect(all(isinstance(value, str) and value for value in node.get("enum", [])), "enum holds more than texts")
        expect(node.get("type") != "ARRAY" or "items" in node, "an array without items")
        expect("properties" not in node or node["properties"], "an object with empty properties")
        expect(set(node.get("required", [])) <= set(node.get("properties", {})), "required is unknown")
        for key in node.get("properties", {}):
            named(GEMINI_KEY, key)


def nodes(schema):
    """A schema and every schema inside it."""
    yield schema
    inner = [*schema.get("properties", {}).values(), *schema.get("$defs", {}).values(), *schema.get("anyOf", [])]
    inner += [schema[key] for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)]
    for part in inner:
        yield from nodes(part)


# `mcp` is JSON Schema in a bare envelope: ajv judges it.
JUDGES = {"openai": openai, "openai-strict": openai_strict, "anthropic": anthropic, "gemini": gemini, "mcp": None}


def planted():
    """Tools with one fault each, with the dialect they are for."""
    name, text = {"name": "t", "description": "d"}, {"type": "string"}

    def chat(schema, **more):
        return {"type": "function", "function": {**name, "strict": True, "parameters": schema, **more}}

    closed = {"type": "object", "properties": {"a": text}, "required": ["a"], "additionalProperties": False}
    beside = {"$ref": "#/$defs/A", "description": "b"}
    yield "openai", chat(closed)
    yield "openai", chat(closed, strict=False, name="a.b")
    yield "openai", chat({"type": "object"}, strict=False)
    yield "openai", chat({**closed, "anyOf": [closed]}, strict=False)
    yield "openai-strict", chat({**closed, "required": []})
    yield "openai-strict", chat({key: closed[key] for key in closed if key != "additionalProperties"})
    yield "openai-strict", chat({**closed, "additionalProperties": text})
    yield "openai-strict", chat({**closed, "properties": {"a": beside}, "$defs": {"A": text}})
    yield "openai-strict", chat(closed, strict="yes")
    yield "anthropic", {**name, "input_schema": {**closed, "properties": {"a": {"type": ["string", "null"]}}}}
    yield "anthropic", {**name, "input_schema": {**closed, "properties": {"ä": text}}}
    yield "anthropic", {**name, "input_schema": closed, "parameters": closed}
    yield "anthropic", {"input_schema": closed}
    upper = {"type": "STRING"}

    def declared(schema):
        return {**name, "parameters": {"type": "OBJECT", "properties": {"a": schema}}}

    yield "gemini", declared({"type": ["STRING", "NULL"]})
    yield "gemini", declared({"type": "TEXT"})
    yield "gemini", declared({**upper, "const": "a"})
    yield "gemini", declared({**upper, "enum": [1]})
    yield "gemini", declared({**upper, "enum": [""]})
    yield "gemini", declared({**upper, "additionalProperties": False})
    yield "gemini", declared({"type": "NUMBER", "exclusiveMinimum": 1})
    yield "gemini", declared({"type": "ARRAY"})
    yield "gemini", declared({"type": "OBJECT", "properties": {}})
    yield "gemini", declared({"type": "OBJECT", "properties": {"a-b": upper}})
    yield "gemini", {**name, "parametersJsonSchema": closed, "inputSchema": closed}
    yield "gemini", {**declared(upper), "name": "1t"}


def is_found(dialect, tool):
    try:
        JUDGES[dialect](tool)
    except Exception:  # Whatever an SDK raises.
        return True
    return False


def main():
    faults = list(planted())
    for dialect, tool in faults:
        expect(is_found(dialect, tool), f"a planted fault of {dialect} passes: {json.dumps(tool)}")
    counts = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            dialect = line["dialect"]
            expect(dialect in JUDGES, f"no judge for {dialect}")
            if JUDGES[dialect] is None:
                continue
            for tool in line["tools"]:
                try:
                    JUDGES[dialect](tool)
                except Exception as error:
                    sys.exit(f"{line['toolset']} {dialect}: {error}\n{json.dumps(tool)}")
                counts[dialect] = counts.get(dialect, 0) + 1
    for dialect, judge in JUDGES.items():
        expect(judge is None or counts.get(dialect, 0) >= 40, f"too few tools of {dialect}: {counts}")
    print("SDKs:", json.dumps(counts), f"and {len(faults)} planted faults found")


main()
