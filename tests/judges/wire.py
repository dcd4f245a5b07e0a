"""What the providers' own SDKs say of the responses that we read and the messages that we write back.

`python wire.py WIRE.jsonl`: each line is `{"provider", "sample", "is_stream", "text", "calls", "messages"}`. The SDK reads the
response too, and puts streams together by itself where it can: the calls must be the same. The messages must be of its types.
"""

import json
import re
import sys
import warnings

import botocore.session
import ollama
from anthropic.lib.streaming._messages import accumulate_event
from anthropic.types import Message, MessageParam, RawMessageStreamEvent
from botocore.validate import ParamValidator
from cohere.core.pydantic_utilities import parse_obj_as
from cohere.types import ChatMessageV2
from cohere.v2 import V2ChatResponse, V2ChatStreamResponse
from google.genai import types as gemini_types
from mistral_common.protocol.instruct.messages import AssistantMessage as CommonAssistant
from mistral_common.protocol.instruct.messages import ToolMessage as CommonTool
from mistral_common.protocol.instruct.validator import MistralRequestValidatorV3
from mistralai.client import models as mistral
from openai.lib.streaming.chat import ChatCompletionStreamState
from openai.types.chat import ChatCompletion, ChatCompletionChunk, ChatCompletionMessageParam
from openai.types.responses import Response, ResponseInputItemParam, ResponseStreamEvent
from pydantic import TypeAdapter

# What a union of types does not quite fit is only a warning when it is written.
warnings.filterwarnings("ignore", category=UserWarning)

# Characters of a complaint that are shown: pydantic lists every type of a union.
MOST = 1000

BEDROCK = botocore.session.get_session().get_service_model("bedrock-runtime")


def expect(condition, what):
    if not condition:
        raise ValueError(what)


def events(text):
    """The data of server-sent events, in the fewest words."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    for block in text.split("\n\n"):
        data = [line[5:].removeprefix(" ") for line in block.split("\n") if line.startswith("data:")]
        if data and data != ["[DONE]"]:
            yield json.loads("\n".join(data))


def lines(text):
    return [json.loads(line) for line in text.split("\n") if line]


def chat_calls(message):
    """Custom tools are none of ours."""
    calls = [call for call in message.tool_calls or [] if getattr(call, "function", None)]
    return [[call.id, call.function.name, call.function.arguments] for call in calls]


def openai_chat(line):
    if line["is_stream"]:
        state = ChatCompletionStreamState()
        for event in events(line["text"]):
            defaults = {"object": "chat.completion.chunk", "created": 0, "model": "m", **event}
            state.handle_chunk(ChatCompletionChunk.model_validate(defaults))
        choices = state.current_completion_snapshot.choices
        return [call for choice in choices for call in chat_calls(choice.message)]
    body = json.loads(line["text"])
    if "choices" not in body:
        body = {"choices": [{"index": 0, "finish_reason": "stop", "message": body}]}
    completion = ChatCompletion.model_validate({"id": "c", "object": "chat.completion", "created": 0, "model": "m", **body})
    return [call for choice in completion.choices for call in chat_calls(choice.message)]


def completed(event):
    """With what the samples leave out of a response."""
    if "response" in event:
        usage = {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2}
        usage |= {"input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0}, "output_tokens_details": {"reasoning_tokens": 0}}
        rest = {"parallel_tool_calls": True, "tool_choice": "auto", "created_at": 0, "usage": usage}
        event["response"] = event["response"] | rest
    return event


def openai_responses(line):
    if line["is_stream"]:
        adapter = TypeAdapter(ResponseStreamEvent)
        parsed = [adapter.validate_python(completed(event)) for event in events(line["text"])]
        items = [event.item for event in parsed if event.type == "response.output_item.done"]
    else:
        items = Response.model_validate(completed({"response": json.loads(line["text"])})["response"]).output
    return [[item.call_id, item.name, item.arguments] for item in items if item.type == "function_call"]


def anthropic(line):
    if line["is_stream"]:
        message, texts, adapter = None, {}, TypeAdapter(RawMessageStreamEvent)
        for event in events(line["text"]):
            if event["type"] != "ping":
                message = accumulate_event(event=adapter.validate_python(event), current_snapshot=message, json_bufs=texts)
    else:
        message = Message.construct(**json.loads(line["text"]))
    return [[block.id, block.name, json.dumps(block.input)] for block in message.content if block.type == "tool_use"]


def gemini(line):
    bodies = events(line["text"]) if line["is_stream"] else [json.loads(line["text"])]
    bodies = [body for each in bodies for body in (each if isinstance(each, list) else [each])]
    responses = [gemini_types.GenerateContentResponse.model_validate(body) for body in bodies]
    calls, is_open = [], False
    for piece in (call for response in responses for call in response.function_calls or []):
        if not is_open:
            calls.append([piece.id, piece.name, piece.args or {}])
        for argument in piece.partial_args or []:
            put(calls[-1][2], argument)
        is_open = bool(piece.will_continue)
    return [[id, name, json.dumps(arguments)] for id, name, arguments in calls]


def put(arguments, piece):
    """Puts a piece of the arguments where its path says; the SDK hands pieces over as they come."""
    steps = [name or quoted or int(index) for name, quoted, index in re.findall(r"\.(\w+)|\['([^']*)'\]|\[(\d+)\]", piece.json_path)]
    values = [piece.string_value, piece.number_value, piece.bool_value]
    value = next((value for value in values if value is not None), None)
    place = arguments
    for step, behind in zip(steps, [*steps[1:], None]):
        if isinstance(place, list) and step == len(place):
            place.append(None)
        elif isinstance(place, dict):
            place.setdefault(step, None)
        if behind is None:
            place[step] = place[step] + value if isinstance(place[step], str) else value
        elif place[step] is None:
            place[step] = [] if isinstance(behind, int) else {}
        place = place[step]


def bedrock(line):
    if not line["is_stream"]:
        content = json.loads(line["text"])["output"]["message"]["content"]
        report = ParamValidator().validate(content, BEDROCK.shape_for("ContentBlocks")).generate_report()
        expect(not report, report)
        uses = [block["toolUse"] for block in content if "toolUse" in block]
        return [[use["toolUseId"], use["name"], json.dumps(use["input"])] for use in uses]
    calls = {}
    for event in lines(line["text"]):
        if len(event) == 1 and next(iter(event)) in BEDROCK.shape_for("ConverseStreamOutput").members:
            report = ParamValidator().validate(event, BEDROCK.shape_for("ConverseStreamOutput")).generate_report()
            expect(not report, report)
            event = next(iter(event.values()))
        if "toolUse" in event.get("start", {}):
            use = event["start"]["toolUse"]
            calls[event["contentBlockIndex"]] = [use["toolUseId"], use["name"], ""]
        if "toolUse" in event.get("delta", {}):
            calls[event["contentBlockIndex"]][2] += event["delta"]["toolUse"]["input"]
    return list(calls.values())


def as_text(arguments):
    return arguments if isinstance(arguments, str) else json.dumps(arguments)


def mistral_(line):
    if line["is_stream"]:
        chunks = [mistral.CompletionChunk.model_validate({"model": "m", **event}) for event in events(line["text"])]
        messages = [choice.delta for chunk in chunks for choice in chunk.choices]
    else:
        messages = [choice.message for choice in mistral.ChatCompletionResponse.model_validate_json(line["text"]).choices]
    calls = [call for message in messages for call in message.tool_calls or []]
    return [[call.id, call.function.name, as_text(call.function.arguments)] for call in calls]


def cohere(line):
    if not line["is_stream"]:
        message = parse_obj_as(V2ChatResponse, json.loads(line["text"])).message
        return chat_calls(message)
    calls = {}
    for event in events(line["text"]):
        event = parse_obj_as(V2ChatStreamResponse, event)
        if event.type in ("tool-call-start", "tool-call-delta"):
            call = event.delta.message.tool_calls
            if event.type == "tool-call-start":
                calls[event.index] = [call.id, call.function.name, ""]
            calls[event.index][2] += call.function.arguments
    return list(calls.values())


def ollama_(line):
    bodies = lines(line["text"]) if line["is_stream"] else [json.loads(line["text"])]
    for body in bodies:
        for call in body["message"].get("tool_calls", []):
            # The server writes an object; its SDK demands one.
            call["function"]["arguments"] = call["function"]["arguments"] or {}
    messages = [ollama.ChatResponse.model_validate(body).message for body in bodies]
    calls = [call for message in messages for call in message.tool_calls or []]
    # The id is not in the SDK's type.
    return [["?", call.function.name, json.dumps(dict(call.function.arguments))] for call in calls]


def openai_chat_messages(messages):
    TypeAdapter(list[ChatCompletionMessageParam]).validate_python(messages)
    paired(messages[1:], messages[0]["tool_calls"], "id", "tool_call_id")


def openai_responses_messages(messages):
    for message in messages:
        TypeAdapter(ResponseInputItemParam).validate_python(message)
    calls = [message for message in messages if message["type"] == "function_call"]
    outputs = [message for message in messages if message["type"] == "function_call_output"]
    paired(outputs, calls, "call_id", "call_id")


def anthropic_messages(messages):
    TypeAdapter(list[MessageParam]).validate_python(messages)
    turn, results = messages
    expect((turn["role"], results["role"]) == ("assistant", "user"), "roles")
    calls = [block for block in turn["content"] if block["type"] == "tool_use"]
    expect({block["type"] for block in results["content"]} == {"tool_result"}, "more than results")
    paired(results["content"], calls, "id", "tool_use_id")


def gemini_messages(messages):
    for message in messages:
        content = gemini_types.Content.model_validate(message)
        again = content.model_dump(mode="json", by_alias=True, exclude_none=True)
        expect(set(map(json.dumps, again)) == set(map(json.dumps, message)), f"the SDK would send {again}")
    turn, results = messages
    calls = [part["functionCall"] for part in turn["parts"] if "functionCall" in part]
    responses = [part["functionResponse"] for part in results["parts"]]
    expect(len(calls) == len(responses), "a call without a response")
    for call, response in zip(calls, responses):
        expect((call.get("id"), call["name"]) == (response.get("id"), response["name"]), "another call's response")
        expect(isinstance(response["response"], dict), "a response that is no object")


def bedrock_messages(messages):
    for message in messages:
        report = ParamValidator().validate(message, BEDROCK.shape_for("Message")).generate_report()
        expect(not report, report)
    turn, results = messages
    calls = [block["toolUse"] for block in turn["content"] if "toolUse" in block]
    paired([block["toolResult"] for block in results["content"]], calls, "toolUseId", "toolUseId")


def mistral_messages(messages):
    turn = mistral.AssistantMessage.model_validate(messages[0])
    results = [mistral.ToolMessage.model_validate(message) for message in messages[1:]]
    expect(len(turn.tool_calls) == len(results), "a call without a result")
    paired(messages[1:], messages[0]["tool_calls"], "id", "tool_call_id")
    validator = MistralRequestValidatorV3()
    known = {"role", "content", "tool_calls"}
    # The API gives and takes an index, which the library of its tokenizers does not know.
    turn = {key: messages[0][key] for key in known & set(messages[0])}
    turn["tool_calls"] = [{key: call[key] for key in ("id", "type", "function")} for call in turn["tool_calls"]]
    validator._validate_assistant_message(CommonAssistant.model_validate(turn))
    for message in messages[1:]:
        validator._validate_tool_message(CommonTool.model_validate(message))


def cohere_messages(messages):
    for message in messages:
        parsed = parse_obj_as(ChatMessageV2, message)
        again = json.loads(parsed.model_dump_json(exclude_none=True))
        expect(again == message, f"the SDK would send {again}")
    paired(messages[1:], messages[0]["tool_calls"], "id", "tool_call_id")


def ollama_messages(messages):
    for message in messages:
        ollama.Message.model_validate(message)
    calls, results = messages[0]["tool_calls"], messages[1:]
    expect(len(calls) == len(results), "a call without a result")
    for call, result in zip(calls, results):
        expect((call.get("id"), call["function"]["name"]) == (result.get("tool_call_id"), result["tool_name"]), "another call's result")


def paired(results, calls, call_key, result_key):
    expect([call[call_key] for call in calls] == [result[result_key] for result in results], "results of other calls")


JUDGES = {
    "openai-chat": (openai_chat, openai_chat_messages),
    "openai-responses": (openai_responses, openai_responses_messages),
    "anthropic": (anthropic, anthropic_messages),
    "gemini": (gemini, gemini_messages),
    "bedrock": (bedrock, bedrock_messages),
    "mistral": (mistral_, mistral_messages),
    "cohere": (cohere, cohere_messages),
    "ollama": (ollama_, ollama_messages),
}

# Responses that no SDK reads as we do: they are slips of servers and models, each with its reason.
SLIPS = {
    "openai-chat/no_ids.json": "ids are missing and an object stands for text: the type has neither",
    "openai-chat/no_index.stream": "the SDK needs the index",
    "openai-chat/no_name.json": "the type has a name always",
    "openai-chat/same_index.stream": "the SDK runs the two calls together",
    "openai-chat/name_in_each.stream": "the SDK repeats the name",
    "openai-chat/packed.json": "the SDK does not unpack it",
    "openai-chat/packed.stream": "the SDK does not unpack it",
    "openai-chat/blank_arguments.json": "arguments are missing",
    "anthropic/encoded_twice.json": "the input is no object",
}

# Messages of which only we know what is meant.
UNJUDGED = {"openai-chat/no_name.json", "anthropic/encoded_twice.json", "openai-chat/two_answers.json", "openai-chat/packed.json", "openai-chat/packed.stream", "openai-chat/no_ids.json"}


def value(text):
    """Arguments as a value; cut-off text stays text, and none is an empty object."""
    try:
        return json.loads(text or "{}")
    except ValueError:
        return text


def same_calls(line, judged):
    ours = line["calls"]
    if line["provider"] == "anthropic" and line["is_stream"]:
        # The SDK completes what was cut off.
        cut = len([call for call in ours if not call[3]])
        ours, judged = ours[: len(ours) - cut], judged[: len(judged) - cut]
    if line["provider"] == "openai-responses" and line["is_stream"]:
        ours = [call for call in ours if call[3]]
    if line["sample"] == "openai-chat/two_answers.stream":
        # By answer there, here as they begin.
        ours = sorted(ours)
    ids = line["provider"] != "ollama"
    ours = [[call[0] if ids else "?", call[1], value(call[2])] for call in ours]
    judged = [[call[0], call[1], value(call[2])] for call in judged]
    expect(ours == judged, f"\n{ours}\n{judged}")


def is_found(judge, messages):
    try:
        judge(messages)
    except Exception:  # Whatever an SDK raises.
        return True
    return False


def planted(line):
    """The messages without each of the keys that a result needs, and with a result left out."""
    text = json.dumps(line["messages"])
    keys = ["tool_call_id", "call_id", "tool_use_id", "toolUseId", "functionResponse", "toolResult", "tool_result", "tool_name"]
    for key in keys:
        if f'"{key}"' in text and line["provider"] not in ("ollama",) or key == "tool_name" and f'"{key}"' in text:
            yield json.loads(text.replace(f'"{key}"', f'"{key}_"'))
    yield line["messages"][:-1]


def main():
    counts, faults, found = {}, 0, []
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in map(json.loads, file):
            read, written = JUDGES[line["provider"]]
            try:
                if line["sample"] not in SLIPS:
                    same_calls(line, read(line))
                else:
                    expect(is_found(lambda line: same_calls(line, read(line)), line), "it is no slip: the SDK reads it as we do")
                if line["messages"] and line["sample"] not in UNJUDGED:
                    written(line["messages"])
                    for fault in planted(line):
                        faults += 1
                        expect(is_found(written, fault), f"a planted fault passes: {json.dumps(fault)}")
            except Exception as error:
                found.append(f"{line['sample']}: {type(error).__name__} {error}"[:MOST])
            counts[line["provider"]] = counts.get(line["provider"], 0) + 1
    if found:
        sys.exit("\n".join(found))
    for provider in JUDGES:
        expect(counts.get(provider, 0) >= 5, f"too few responses of {provider}: {counts}")
    print("SDKs read and take back:", json.dumps(counts), f"and {faults} planted faults found")


main()
