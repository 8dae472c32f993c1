import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "#server/config.server.ts";

const DOCKERFILE = readFileSync("Dockerfile", "utf8");

interface Compose {
  networks: { default: { ipam: { config: { gateway: string }[] } } };
  services: Record<string, { environment?: Record<string, string>; command?: string[] }>;
}

const { services, networks } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as Compose;

test("the image runs on the Node that package.json pins", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    optionalDependencies: Record<string, string>;
  };
  const versions = [...DOCKERFILE.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(1);
  expect(new Set(versions)).toEqual(new Set(Object.values(optionalDependencies)));
});

/** Top folders of which the running site needs nothing. */
const NOT_IN_IMAGE = ["build", "docs", "lab", "node_modules", "test-results", "tests", "var"];

test("the image holds every other folder of the project", () => {
  const folders = globSync("*/").map((folder) => folder.replace("/", ""));
  const taken = [...readFileSync(".dockerignore", "utf8").matchAll(/^!([a-z]+)$/gm)].map(([, name = ""]) => name);
  expect(taken.toSorted()).toEqual(folders.filter((folder) => !NOT_IN_IMAGE.includes(folder)).toSorted());
});

/** The settings of a service, with those of its image and without variables of the person who starts it. */
function settingsOf(service: string): Record<string, string> {
  const ofImage = [...DOCKERFILE.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const own = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries([
    ...ofImage.map((pair) => pair.split("=") as [string, string]),
    ...own.map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1")]),
  ]);
}

test.each(["site", "site-1", "site-2"])("the site takes the settings of the service %s", (service) => {
  const config = parseConfig(settingsOf(service));
  expect(config).toMatchObject({ host: "0.0.0.0", port: 3000, dataDir: "/var/lib/website", misspelt: [] });
});

test("a proxy on the machine, which asks by way of the gateway, is named", () => {
  const { gateway } = networks.default.ipam.config[0] ?? {};
  expect(parseConfig(settingsOf("site")).trustProxy).toEqual([gateway]);
});

test("what nginx's command replaces is in the settings of nginx", () => {
  const replaced = [...(services.nginx?.command?.join(" ") ?? "").matchAll(/s\/([\d.:]+)\//g)].map(([, from]) => from);
  expect(replaced).toHaveLength(2);
  const settings = readFileSync("docs/guides/nginx.conf", "utf8");
  for (const address of replaced) expect(settings).toContain(`server ${address}`);
});
