// The protocol's inspector, as a person uses it in a terminal, against the example's server over stdio and over HTTP.
// `node inspector.mjs COMMAND URL`

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const INSPECTOR = join(
  dirname(createRequire(import.meta.url).resolve("@modelcontextprotocol/inspector/package.json")),
  "clients/launcher/build/index.js",
);
// Tool, arguments, what the program ends with, and what the text begins with.
const CALLS = [
  ["convert", ["value=26.2", "from=mile", "to=kilometre"], 0, '{"value":42.165'],
  ["add_days", ["date=2024-02-28", "day=2"], 5, "/day: unknown key"],
];

function expect(condition, what) {
  if (!condition) throw new Error(`inspector.mjs: ${what}`);
}

function inspect(server, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [INSPECTOR, "--cli", ...server, ...words]);
  return { status, said: stdout.length ? JSON.parse(stdout) : {}, stderr: stderr.toString() };
}

const [command, url] = process.argv.slice(2);
for (const server of [[command, "mcp"], [url, "--transport", "http"]]) {
  const { said, stderr } = inspect(server, "--method", "tools/list");
  expect(new Set(said.tools?.map((tool) => tool.name)).size === 11, `${server}: ${JSON.stringify(said)} ${stderr}`);
  for (const [name, args, status, begin] of CALLS) {
    const call = inspect(server, "--method", "tools/call", "--tool-name", name, "--tool-arg", ...args);
    const fits = call.status === status && call.said.content?.[0].text.startsWith(begin);
    expect(fits && Boolean(call.said.isError) === (status !== 0), `${server}: ${name}: ${JSON.stringify(call)}`);
  }
  const missing = inspect(server, "--method", "tools/call", "--tool-name", "no_such_tool");
  expect(missing.status !== 0 && missing.stderr.includes("no_such_tool"), `${server}: ${JSON.stringify(missing)}`);
}
console.log(`@modelcontextprotocol/inspector: 11 tools and ${CALLS.length} calls, over stdio and over HTTP`);
