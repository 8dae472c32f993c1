import { afterEach, expect, test, vi } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";

afterEach(() => vi.unstubAllEnvs());

async function pathsFor(environment: string): Promise<(string | undefined)[]> {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", environment);
  const { default: routes } = (await import("./routes.ts")) as unknown as { default: RouteConfigEntry[] };
  return routes.map(({ path }) => path);
}

test("the component page exists while developing", async () => {
  expect(await pathsFor("development")).toContain("development/components");
});

test("a production build has no development page", async () => {
  const paths = await pathsFor("production");
  expect(paths).toContain(":basePath");
  expect(paths.filter((path) => path?.startsWith("development"))).toEqual([]);
});
