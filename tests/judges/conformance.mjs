// The protocol's own suite for servers over HTTP, against the example `conformance`: every scenario that concerns tools, of both
// newest revisions. Each other one that the suite has is here with its reason. `node conformance.mjs URL OTHER`, where OTHER is a
// server that lacks those tools: a fault that must be found.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const SUITE = join(
  dirname(createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json")),
  "dist/index.js",
);
const BOTH = [
  "tools-list",
  "tools-call-simple-text",
  "tools-call-error",
  "json-schema-2020-12",
  "dns-rebinding-protection",
];
const SCENARIOS = {
  "2025-11-25": ["server-initialize", "ping", ...BOTH],
  "2026-07-28": ["server-stateless", "server-sse-multiple-streams", "http-header-validation", ...BOTH],
};
const LEFT_OUT = {
  "a server of tools has nothing else": /^(resources|prompts|completion|caching|sep-2164|sep-2640|logging)/,
  "a server asks its client for nothing": /^(elicitation|input-required|tools-call-(sampling|elicitation))/,
  "a server says nothing while a tool runs": /^tools-call-with-(logging|progress)$/,
  "what a tool gives is text": /^tools-call-(image|audio|embedded-resource|mixed-content)$/,
  "a server has no session and no stream to resume": /^server-(session-lifecycle|sse-polling)$/,
  "no parameter is mirrored in a header": /^http-custom-header/,
  "an extension": /^tasks-/,
};
// Checks within those scenarios that cannot succeed, as no tool here needs a client that can do something.
const NOT_TESTABLE = ["sep-2575-server-rejects-undeclared-capability", "sep-2575-missing-capability-http-400"];

function expect(condition, what) {
  if (!condition) throw new Error(`conformance.mjs: ${what}`);
}

function suite(...words) {
  return spawnSync(process.execPath, [SUITE, ...words], { encoding: "utf8" });
}

/** What the suite found: a status, an id and a message each. */
function checks(url, revision, scenario) {
  const out = mkdtempSync(join(tmpdir(), "conformance-"));
  const words = ["--url", url, "--scenario", scenario, "--spec-version", revision, "--output-dir", out];
  const { stdout, stderr } = suite("server", ...words);
  const found = readdirSync(out).flatMap((run) => JSON.parse(readFileSync(join(out, run, "checks.json"), "utf8")));
  rmSync(out, { recursive: true });
  expect(found.length > 0, `${scenario} of ${revision}: ${stdout}${stderr}`);
  return found;
}

const isBad = ({ status }) => status === "FAILURE" || status === "WARNING";

const [url, other] = process.argv.slice(2);
expect(checks(other, "2025-11-25", "tools-call-simple-text").some(isBad), "a planted fault passes");
const listed = [...suite("list", "--server").stdout.matchAll(/^ +- (\S+)/gm)].map(([, name]) => name);
expect(listed.length > 50, `the suite lists ${listed}`);
for (const scenario of listed) {
  const isRun = Object.values(SCENARIOS).some((scenarios) => scenarios.includes(scenario));
  const reasons = Object.values(LEFT_OUT).filter((reason) => reason.test(scenario));
  expect(isRun ? reasons.length === 0 : reasons.length === 1, `${scenario} is neither run nor left out for a reason`);
}
for (const [revision, scenarios] of Object.entries(SCENARIOS)) {
  const counts = scenarios.map((scenario) => {
    const found = checks(url, revision, scenario);
    const bad = found.filter(isBad).filter(({ id }) => !NOT_TESTABLE.includes(id));
    expect(bad.length === 0, `${scenario} of ${revision}: ${JSON.stringify(bad, null, 1)}`);
    const good = found.filter(({ status }) => status === "SUCCESS").length;
    expect(good > 0, `${scenario} of ${revision} has not tested anything: ${JSON.stringify(found)}`);
    return `${scenario} ${good}`;
  });
  console.log(`@modelcontextprotocol/conformance ${revision}: ${counts.join(", ")}`);
}
const left = listed.filter((scenario) => Object.values(LEFT_OUT).some((reason) => reason.test(scenario)));
console.log(`@modelcontextprotocol/conformance: left out ${left.length} of ${listed.length} scenarios`);
