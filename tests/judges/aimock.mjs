// Another team's stand-in for the providers (`@copilotkit/aimock`): a turn that asks for tools is fetched over HTTP, whole and as
// a stream, its bytes go through the example, and what that writes goes back. Only if the stand-in reads the right results out of it
// does it give its second answer. `node aimock.mjs COMMAND`

import { spawnSync } from "node:child_process";
import { LLMock } from "@copilotkit/aimock";

const QUESTION = "How many days does a year have, and how many primes are there?";
const ANSWER = "365, and 1229.";
// What is asked for, and what comes of it.
const CALLS = [
  ["days_between", { from: "2023-01-01", to: "2024-01-01" }, "365"],
  ["count_primes", { below: 10000 }, "1229"],
];

// Where a request goes, where its messages stand, and what else it has. Not Gemini: the stand-in ends its turns for a reason that
// Gemini does not have, and for one that is not known no call is run.
const PROVIDERS = {
  "openai-chat": { path: "/v1/chat/completions", messages: "messages", model: "gpt-5" },
  "openai-responses": { path: "/v1/responses", messages: "input", model: "gpt-5" },
  anthropic: { path: "/v1/messages", messages: "messages", model: "claude-opus-4-6", max_tokens: 100 },
  ollama: { path: "/api/chat", messages: "messages", model: "qwen3" },
  cohere: { path: "/v2/chat", messages: "messages", model: "command-a" },
};

function expect(condition, what) {
  if (!condition) throw new Error(`aimock.mjs: ${what}`);
}

/** The status and the body of what comes back. */
async function send(mock, provider, messages, isStream) {
  const { path, messages: key, ...more } = PROVIDERS[provider];
  const body = { ...more, [key]: messages, stream: isStream };
  const response = await fetch(mock.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "none", authorization: "Bearer none" },
    body: JSON.stringify(body),
  });
  return [response.status, Buffer.from(await response.arrayBuffer())];
}

async function exchange(mock, command, provider, isStream) {
  const what = `${provider}, ${isStream ? "streamed" : "whole"}`;
  const asked = { role: "user", content: QUESTION };
  const [status, turn] = await send(mock, provider, [asked], isStream);
  expect(status === 200 && turn.includes("count_primes"), `${what}: ${status} ${turn}`);
  const ran = spawnSync(command, ["answer", provider, ...(isStream ? ["stream"] : [])], { input: turn });
  expect(ran.status === 0, `${what}: ${ran.status} ${ran.stderr}\n${turn}`);
  const written = ran.stdout.toString();
  const [, last] = await send(mock, provider, [asked, ...JSON.parse(written)], false);
  expect(last.includes(ANSWER), `${what}: ${last}\n${written}`);
  // With another result it would not have.
  const [, other] = await send(mock, provider, [asked, ...JSON.parse(written.replaceAll("1229", "1230"))], false);
  expect(!other.includes(ANSWER), `${what}: a planted fault passes`);
}

/** Whether all results stand in a request, each once and in the order of the calls. */
function hasResults(request) {
  const results = request.messages.filter((message) => message.role === "tool").map((message) => message.content);
  // Some providers take results as objects, so the text may stand within one.
  return results.length === CALLS.length && CALLS.every(([, , result], at) => JSON.stringify(results[at]).includes(result));
}

const mock = new LLMock({ port: 0, logLevel: "silent" });
const toolCalls = CALLS.map(([name, args]) => ({ name, arguments: JSON.stringify(args) }));
mock.on({ userMessage: QUESTION, hasToolResult: false }, { toolCalls });
mock.on({ userMessage: QUESTION, hasToolResult: true, predicate: hasResults }, { content: ANSWER });
await mock.start();
try {
  for (const provider of Object.keys(PROVIDERS)) {
    for (const isStream of [false, true]) await exchange(mock, process.argv[2], provider, isStream);
  }
} finally {
  await mock.stop();
}
console.log(`@copilotkit/aimock: ${Object.keys(PROVIDERS).join(", ")}, whole and streamed`);
