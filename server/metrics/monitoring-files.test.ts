import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { QueueFigures } from "#outbox/store/submission-records.server.ts";
import { findProgram } from "#outbox/test-support/find-program.ts";
import type { SubmissionOutcome } from "#forms/submissions.ts";
import { createMetrics } from "./metrics.ts";

const RULES = "docs/guides/prometheus-rules.yml";
const DASHBOARD = "docs/guides/grafana-dashboard.json";

const NONE: QueueFigures = {
  queued: 0,
  collected: 0,
  sending: 0,
  sent: 0,
  parked: 0,
  held: 0,
  returned: 0,
  oldestUnsentMs: 0,
};

/** Names of metrics, and the values of each label, after each thing that is counted has happened once. */
async function readMetrics() {
  const metrics = createMetrics({
    figures: async () => NONE,
    readiness: async () => "ready",
    answerFigures: async () => ({ open: 0, returned: 0, answeredWithinMs: [] }),
  });
  for (const status of [200, 304, 404, 503]) metrics.countRequest({ method: "GET", route: "/*", status, seconds: 0.1 });
  const outcomes: SubmissionOutcome["status"][] = ["accepted", "invalid", "conflict", "unavailable"];
  for (const outcome of outcomes) metrics.countSubmission("contact", outcome);
  for (const status of ["sent", "queued", "parked", "held"] as const) metrics.countAttempt("contact", status);
  metrics.countHeld("contact", ["honeypot"]);
  const { text } = await metrics.render();
  const names = new Set(["up"]);
  const labels = new Map<string, Set<string>>([
    ["job", new Set(["website"])],
    ["instance", new Set()],
  ]);
  for (const [, name = "", inner = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    names.add(name);
    for (const [, label = "", value = ""] of inner.matchAll(/(\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
  return { names, labels };
}

const known = await readMetrics();

/** The metrics, labels and labels' values of an expression that the site does not have. */
function findUnknown(expression: string): string[] {
  const metrics = [...expression.matchAll(/\b(?:website|process|nodejs)_\w+|\bup\b/g)].map(([name]) => name);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/, */));
  const matched = [...expression.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)].flatMap(([, label = "", values = ""]) =>
    values.split("|").map((value) => [label, value] as const),
  );
  return [
    ...metrics.filter((name) => !known.names.has(name)),
    ...grouped.filter((label) => !known.labels.has(label)),
    ...matched.filter(([label, value]) => !known.labels.get(label)?.has(value)).map((pair) => pair.join("=")),
  ];
}

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

test("every alert is about metrics that the site has", () => {
  const { groups } = parse(readFileSync(RULES, "utf8")) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(({ expr }) => findUnknown(expr))).toEqual([]);
});

test("every panel of the dashboard shows metrics that the site has", () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, "utf8")) as Dashboard;
  const targets = panels.flatMap((panel) => panel.targets);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.flatMap(({ expr }) => findUnknown(expr))).toEqual([]);
  const named = targets.flatMap(({ legendFormat }) => [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)]);
  expect(named.filter(([, label = ""]) => !known.labels.has(label))).toEqual([]);
});

test.each([
  ["a metric", "rate(website_gone_total[5m])", "website_gone_total"],
  ["a value", 'website_mails{state=~"parked|gone"}', "state=gone"],
  ["a label", "max by (gone) (website_mails)", "gone"],
])("it would be seen: %s that the site does not have", (_, expression, unknown) => {
  expect(findUnknown(expression)).toEqual([unknown]);
});

const promtool = findProgram("promtool");

test.skipIf(promtool === undefined)("Prometheus reads the alerts", () => {
  const { status, stderr } = spawnSync(promtool ?? "", ["check", "rules", RULES], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
