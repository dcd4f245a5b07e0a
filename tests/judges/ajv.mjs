// ajv in strict mode compiles every schema that is JSON Schema 2020-12. `node ajv.mjs SCHEMAS.jsonl`

import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";

/** Where a dialect keeps the schema of a tool. `gemini` is no JSON Schema. */
const PLACES = {
  openai: (tool) => tool.function.parameters,
  "openai-strict": (tool) => tool.function.parameters,
  "openai-responses": (tool) => tool.parameters,
  "openai-responses-strict": (tool) => tool.parameters,
  anthropic: (tool) => tool.input_schema,
  "anthropic-strict": (tool) => tool.input_schema,
  gemini: null,
  // A tool without arguments has no schema.
  "gemini-json": (tool) => tool.parametersJsonSchema ?? {},
  mcp: (tool) => tool.inputSchema,
  "mcp-2025-11-25": (tool) => tool.inputSchema,
  bedrock: (tool) => tool.toolSpec.inputSchema.json,
  mistral: (tool) => tool.function.parameters,
  cohere: (tool) => tool.function.parameters,
  ollama: (tool) => tool.function.parameters,
};

/** The schema of what a tool returns, wherever it is. */
const output = (tool) => tool.outputSchema ?? tool.output_schema ?? tool.responseJsonSchema ?? {};

/** Throws for a schema that is none, or holds what strict mode of ajv takes for a slip. */
function compile(schema) {
  const options = { strict: true, strictRequired: true, allowUnionTypes: true, validateFormats: false };
  return new Ajv2020(options).compile(schema);
}

const PLANTED = [
  { type: "text" },
  { type: "object", properties: { a: { type: "string", minLenght: 1 } } },
  { type: "object", properties: { a: { type: "string", minimum: 1 } } },
  { type: "object", properties: { a: { $ref: "#/$defs/A" } } },
  { type: "object", properties: {}, required: ["a"] },
  { type: "object", properties: { a: { type: "STRING" } } },
  { type: "object", properties: { a: { type: "string", nullable: 3 } } },
];

for (const schema of PLANTED) {
  let found = false;
  try {
    compile(schema);
  } catch {
    found = true;
  }
  if (!found) throw new Error(`a planted fault passes: ${JSON.stringify(schema)}`);
}

const counts = {};
for (const line of readFileSync(process.argv[2], "utf8").trim().split("\n")) {
  const { toolset, dialect, tools } = JSON.parse(line);
  if (!(dialect in PLACES)) throw new Error(`no judge for ${dialect}`);
  if (PLACES[dialect] === null) continue;
  for (const tool of tools) {
    try {
      compile(PLACES[dialect](tool));
      compile(output(tool));
    } catch (error) {
      throw new Error(`${toolset} ${dialect}: ${error.message}\n${JSON.stringify(tool)}`);
    }
    counts[dialect] = (counts[dialect] ?? 0) + 1;
  }
}
for (const [dialect, place] of Object.entries(PLACES)) {
  if (place !== null && !(counts[dialect] >= 40)) throw new Error(`too few tools of ${dialect}: ${counts[dialect]}`);
}
console.log("ajv:", JSON.stringify(counts), `and ${PLANTED.length} planted faults found`);
