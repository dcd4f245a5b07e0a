"""What the providers' own SDKs say of our schemas. `python sdks.py SCHEMAS.jsonl`

Each line of the file is `{"toolset": …, "dialect": …, "tools": […]}`. An SDK knows its API's types, not all of its
rules; what it only says in words (names, keys) is in the tables here.
"""

import copy
import json
import re
import sys
import warnings

import botocore.session
import ollama as ollama_sdk
from anthropic.lib._parse._transform import transform_schema
from anthropic.types import ToolParam
from botocore.validate import ParamValidator
from cohere import ToolV2
from google.genai import types
from jsonschema import Draft7Validator
from mistral_common.protocol.instruct.tool_calls import Tool as MistralTool
from mistral_common.protocol.instruct.validator import MistralRequestValidator
from mistralai.client.models import Tool as MistralApiTool
from openai.lib._pydantic import _ensure_strict_json_schema
from openai.types.chat import ChatCompletionFunctionToolParam
from openai.types.responses import FunctionToolParam
from pydantic import TypeAdapter

# An unknown name of a type is only a warning in google-genai.
warnings.filterwarnings("error", category=UserWarning)

OPENAI_NAME = r"[A-Za-z0-9_-]{1,64}"
ANTHROPIC_NAME = r"[A-Za-z0-9_-]{1,64}"
ANTHROPIC_KEY = r"[A-Za-z0-9_.-]{1,64}"
# What is left of a property in Ollama's `ToolProperty` (Go), and of the root in `ToolFunctionParameters`.
OLLAMA_PROPERTY = ["anyOf", "type", "items", "description", "enum", "properties", "required"]
OLLAMA_ROOT = ["type", "$defs", "items", "required", "properties"]
COHERE_KEYWORDS = ["type", "description", "enum", "const", "items", "properties", "required", "additionalProperties"]
COHERE_KEYWORDS += ["anyOf", "$ref", "$defs", "format", "pattern"]
GEMINI_JSON_KEYWORDS = ["$id", "$defs", "$ref", "$anchor", "type", "format", "title", "description", "enum", "items"]
GEMINI_JSON_KEYWORDS += ["prefixItems", "minItems", "maxItems", "minimum", "maximum", "anyOf", "oneOf", "properties"]
GEMINI_JSON_KEYWORDS += ["additionalProperties", "required", "propertyOrdering"]
BEDROCK_TOOL = botocore.session.get_session().get_service_model("bedrock-runtime").shape_for("Tool")
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


def responses(tool):
    """The same as for Chat, in a flat envelope."""
    TypeAdapter(FunctionToolParam).validate_python(tool, strict=True)
    function = {key: tool[key] for key in tool if key not in ("type", "output_schema")}
    return {"type": tool["type"], "function": function}


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


def anthropic_strict(tool):
    expect(isinstance(tool["strict"], bool), "strict is no boolean")
    anthropic({key: tool[key] for key in tool if key != "strict"})
    if tool["strict"]:
        # The helper does not know `pattern`, which the API takes, and needs no type beside `enum`.
        schema = copy.deepcopy(tool["input_schema"])
        for node in nodes(schema):
            node.pop("pattern", None)
            if "enum" in node:
                node.pop("type", None)
        again = transform_schema(copy.deepcopy(schema))
        expect(again == schema, f"the SDK would send {json.dumps(again)}")


def anthropic_request(tools):
    """What all strict tools of a request may use together."""
    strict = [node for tool in tools if tool["strict"] for node in nodes(tool["input_schema"])]
    optional = sum(len(set(node.get("properties", {})) - set(node.get("required", []))) for node in strict)
    expect(sum(tool["strict"] for tool in tools) <= 20, "more than 20 strict tools")
    expect(optional <= 24, f"{optional} optional parameters")
    expect(sum("anyOf" in node or isinstance(node.get("type"), list) for node in strict) <= 16, "too many unions")


def bedrock(tool):
    report = ParamValidator().validate(tool, BEDROCK_TOOL).generate_report()
    expect(not report, report)
    spec = tool["toolSpec"]
    named(BEDROCK_TOOL.members["toolSpec"].members["name"].metadata["pattern"], spec["name"])
    anthropic({"name": spec["name"], "input_schema": spec["inputSchema"]["json"]})


def mistral(tool):
    """The types of the API's SDK, and the checks of the library that its tokenizers use."""
    MistralApiTool.model_validate(tool)
    MistralRequestValidator()._validate_tools([MistralTool.model_validate(tool)])
    expect(tool["function"]["strict"] is False, "strict is not said to be false")
    for node in nodes(tool["function"]["parameters"]):
        expect("$ref" not in node or len(node) == 1, "a reference with something beside it")


def chat_like(tool):
    """OpenAI's envelope without `strict`."""
    expect("strict" not in tool["function"], "strict is unknown")
    openai({**tool, "function": {**tool["function"], "strict": False}})


def cohere(tool):
    chat_like(tool)
    again = ToolV2.model_validate(tool).model_dump(exclude_none=True)
    expect(again == tool, f"the SDK would send {again}")
    Draft7Validator.check_schema(tool["function"]["parameters"])
    for node in nodes(tool["function"]["parameters"]):
        only(node, COHERE_KEYWORDS)
        expect(not isinstance(node.get("type"), list), "a list of types")


def ollama(tool):
    """The SDK keeps less of a property than the server does; what it keeps is what went in."""
    chat_like(tool)
    again = ollama_sdk.Tool.model_validate(tool).model_dump(by_alias=True, exclude_none=True)
    root, kept = tool["function"]["parameters"], again["function"]["parameters"]
    expect(again["function"]["name"] == tool["function"]["name"], "the name is lost")
    only(root, OLLAMA_ROOT)
    for key, property in root["properties"].items():
        same = {word: value for word, value in property.items() if word in kept["properties"][key]}
        expect(same == kept["properties"][key], f"the SDK would send {kept['properties'][key]}")
        for node in nodes(property):
            only(node, OLLAMA_PROPERTY)


def gemini_json(tool):
    only(tool, ["name", "description", "parametersJsonSchema", "responseJsonSchema"])
    declaration = types.FunctionDeclaration.model_validate(tool)
    again = declaration.model_dump(mode="json", by_alias=True, exclude_none=True)
    expect(again == tool, f"the SDK would send {again}")
    named(GEMINI_NAME, tool["name"])
    expect(tool["description"], "no description")
    for node in nodes_under(tool, "parametersJsonSchema", "responseJsonSchema"):
        only(node, GEMINI_JSON_KEYWORDS)
        expect("$ref" not in node or all(key.startswith("$") for key in node), "something beside a reference")
        expect(None not in node.get("enum", []), "enum holds more than texts and numbers")
        bounds = [node[key] for key in ("minimum", "maximum") if key in node]
        expect(all(float(bound) == bound for bound in bounds), "a bound that is no double")


def gemini(tool):
    """Fields that are unknown are refused; what comes out again is what went in."""
    declaration = types.FunctionDeclaration.model_validate(tool)
    again = declaration.model_dump(mode="json", by_alias=True, exclude_none=True)
    expect(again == tool, f"the SDK would send {again}")
    named(GEMINI_NAME, tool["name"])
    expect(tool["description"], "no description")
    for node in nodes_under(tool, "parameters", "response"):
        only(node, {field.alias or name for name, field in types.Schema.model_fields.items()})
        expect(not {"additionalProperties", "defs", "ref"} & set(node), "a field of the enterprise platform")
        expect(all(isinstance(value, str) and value for value in node.get("enum", [])), "enum holds more than texts")
        expect(node.get("type") != "ARRAY" or "items" in node, "an array without items")
        expect("properties" not in node or node["properties"], "an object with empty properties")
        expect(set(node.get("required", [])) <= set(node.get("properties", {})), "required is unknown")
        for key in node.get("properties", {}):
            named(GEMINI_KEY, key)


def nodes_under(tool, *keys):
    """Every schema inside those that stand under these keys."""
    return [node for key in keys if key in tool for node in nodes(tool[key])]


def nodes(schema):
    """A schema and every schema inside it."""
    yield schema
    inner = [*schema.get("properties", {}).values(), *schema.get("$defs", {}).values(), *schema.get("anyOf", [])]
    inner += [schema[key] for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)]
    for part in inner:
        yield from nodes(part)


# MCP is JSON Schema in a bare envelope: ajv judges it.
JUDGES = {
    "openai": openai,
    "openai-strict": openai_strict,
    "openai-responses": lambda tool: openai(responses(tool)),
    "openai-responses-strict": lambda tool: openai_strict(responses(tool)),
    "anthropic": anthropic,
    "anthropic-strict": anthropic_strict,
    "gemini": gemini,
    "gemini-json": gemini_json,
    "mcp": None,
    "mcp-2025-11-25": None,
    "bedrock": bedrock,
    "mistral": mistral,
    "cohere": cohere,
    "ollama": ollama,
}

# What is judged of all tools of a request together.
REQUESTS = {"anthropic-strict": anthropic_request}


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
    flat = {"type": "function", **name, "parameters": closed}
    yield "openai-responses", {**flat, "strict": True}
    yield "openai-responses", flat
    yield "openai-responses", {**flat, "strict": False, "name": "a.b"}
    yield "openai-responses", chat(closed, strict=False)
    yield "openai-responses-strict", {**flat, "strict": True, "parameters": {**closed, "required": []}}
    yield "openai-responses-strict", {**flat, "strict": None}

    def strict(schema):
        return {**name, "strict": True, "input_schema": {**closed, "properties": {"a": schema}}}

    yield "anthropic-strict", strict({"type": "integer", "minimum": 1})
    yield "anthropic-strict", strict({"type": "array", "items": text, "minItems": 2})
    yield "anthropic-strict", strict({"type": "string", "maxLength": 2})
    yield "anthropic-strict", strict({"type": "string", "default": "a"})
    yield "anthropic-strict", strict({"type": "object", "properties": {}, "additionalProperties": text})
    yield "anthropic-strict", {**name, "input_schema": closed}
    yield "bedrock", {"toolSpec": {**name, "inputSchema": closed}}
    yield "bedrock", {"toolSpec": {**name, "description": "", "inputSchema": {"json": closed}}}
    yield "bedrock", {"toolSpec": {**name, "name": "a.b", "inputSchema": {"json": closed}}}
    yield "bedrock", {"toolSpec": {**name, "inputSchema": {"json": {**closed, "properties": {"ä": text}}}}}
    yield "mistral", chat({**closed, "required": "a"}, strict=False)
    yield "mistral", chat({**closed, "properties": {"a": beside}, "$defs": {"A": text}}, strict=False)
    yield "mistral", chat(closed, strict=False, name="a.b")
    yield "mistral", {"type": "function", "function": {**name, "strict": False}}

    def bare(schema):
        return {"type": "function", "function": {**name, "parameters": {**closed, "properties": {"a": schema}}}}

    yield "cohere", chat(closed)
    yield "cohere", bare({"type": "integer", "minimum": 1})
    yield "cohere", bare({"type": ["string", "null"]})
    yield "ollama", chat(closed)
    yield "ollama", bare(text)
    yield "ollama", {"type": "function", "function": {**name, "parameters": {"type": "object", "properties": {"a": beside}}}}
    yield "gemini-json", {**name, "parametersJsonSchema": {**closed, "properties": {"a": {**text, "pattern": "a"}}}}
    yield "gemini-json", {**name, "parametersJsonSchema": {**closed, "properties": {"a": beside}}}
    yield "gemini-json", {**name, "parametersJsonSchema": {**closed, "properties": {"a": {"enum": ["a", None]}}}}
    big = {"type": "integer", "maximum": 2**63 - 1}
    yield "gemini-json", {**name, "parametersJsonSchema": {**closed, "properties": {"a": big}}}
    yield "gemini-json", {**name, "parameters": closed}
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
            if dialect in REQUESTS:
                REQUESTS[dialect](line["tools"])
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
