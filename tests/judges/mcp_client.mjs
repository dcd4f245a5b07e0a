// The official client of MCP in JavaScript against the example's server: lists all pages of tools, calls good ones and bad ones,
// and meets the errors of the protocol. `node mcp_client.mjs URL` over HTTP, `node mcp_client.mjs COMMAND WORD …` over stdio.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

// Tool, arguments, whether it is an error, and what the text begins with.
const CALLS = [
  ["days_between", { from: "2024-02-28", to: "2024-03-01" }, false, "2"],
  ["count_primes", { below: 10000 }, false, "1229"],
  ["convert", { value: 26.2, from: "mile", to: "kilometre" }, false, '{"value":42.165'],
  ["add_days", { date: "2024-02-28", day: 2 }, true, "/day: unknown key"],
  ["days_between", { from: "never", to: "2024-03-01" }, true, ""],
];

function expect(condition, what) {
  if (!condition) throw new Error(`mcp_client.mjs: ${what}`);
}

/** The code of the error that a request gets. */
async function error(request) {
  return request.then(
    (result) => expect(false, `no error: ${JSON.stringify(result)}`),
    (error) => error.code,
  );
}

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: "judge", version: "1" });
const isHttp = command.startsWith("http:");
await client.connect(
  isHttp ? new StreamableHTTPClientTransport(new URL(command)) : new StdioClientTransport({ command, args }),
);
expect(client.getServerVersion().name === "tools-example", JSON.stringify(client.getServerVersion()));
expect(client.getInstructions().startsWith("Small tools"), client.getInstructions());
await client.ping();

const names = [];
let pages = 0;
let cursor;
do {
  const page = await client.listTools({ cursor });
  names.push(...page.tools.map((tool) => tool.name));
  cursor = page.nextCursor;
  pages += 1;
} while (cursor);
expect(pages === 2 && new Set(names).size === names.length && names.length > 10, `${pages} pages of ${names}`);

for (const [name, args, isError, begin] of CALLS) {
  const result = await client.callTool({ name, arguments: args });
  const fits = Boolean(result.isError) === isError && result.content[0].text.startsWith(begin);
  expect(fits, `${name}: ${JSON.stringify(result)}`);
}
for (const request of [client.callTool({ name: "no_such_tool", arguments: {} }), client.listTools({ cursor: "none" })]) {
  expect((await error(request)) === -32602, "an error of the protocol");
}
await client.close();
console.log(`@modelcontextprotocol/sdk${isHttp ? " over HTTP" : ""}: ${names.length} tools on ${pages} pages and ${CALLS.length} calls`);
