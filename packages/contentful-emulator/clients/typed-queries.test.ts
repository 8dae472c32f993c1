import { execFileSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { initGraphQLTada } from "gql.tada";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildClientSchema, getIntrospectionQuery, parse, print, printSchema, type IntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import type { ContentService } from "../start-content-service.ts";

// Tools that make TypeScript types of queries from what the service says of its schema. TypeScript then checks real
// responses against these types.

const QUERY = `query Posts($where: PostFilter) {
  postCollection(where: $where, order: [title_ASC]) {
    total
    items { title rating isFeatured author { name } hero { __typename ... on Quote { words } ... on Gallery { columns } } }
  }
}`;

const require = createRequire(import.meta.url);
let service: ContentService;
let introspection: IntrospectionQuery;
let response: string;
let folder: string;

async function ask(query: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${service.deliveryToken}` };
  const body = JSON.stringify({ query });
  const { data } = (await (await fetch(service.graphqlUrl, { method: "POST", headers, body })).json()) as {
    data: unknown;
  };
  return data;
}

beforeAll(async () => {
  service = await serveConformanceSpace("blog");
  introspection = (await ask(getIntrospectionQuery())) as IntrospectionQuery;
  response = JSON.stringify(await ask(print(initGraphQLTada()(QUERY))), null, 2);
  folder = await mkdtemp(join(tmpdir(), "typed-queries-"));
  symlinkSync(findModules(import.meta.dirname), join(folder, "node_modules"));
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

function findModules(from: string): string {
  const modules = join(from, "node_modules");
  return existsSync(join(modules, "gql.tada")) ? modules : findModules(dirname(from));
}

/** What TypeScript says of a file in the folder; empty when its types fit. */
async function check(file: string, source: string): Promise<string> {
  await writeFile(join(folder, file), source);
  const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const options = ["--module", "nodenext", "--target", "es2024", "--strict", "--skipLibCheck", "--noEmit"];
  try {
    return execFileSync(process.execPath, [compiler, ...options, "--types", "", file], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

test("graphql-codegen makes types that responses fit", async () => {
  const types = await codegen({
    schema: parse(printSchema(buildClientSchema(introspection))),
    documents: [{ location: "posts.graphql", document: parse(QUERY) }],
    filename: "posts.ts",
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: { scalars: { JSON: "unknown", DateTime: "string" } },
  });
  const use = (data: string) => `${types}\nexport const data: PostsQuery = ${data};\n`;
  expect(await check("codegen.ts", use(response))).toBe("");
  expect(await check("codegen-wrong.ts", use(response.replace(/"total": \d+/, '"total": "many"')))).toMatch("TS2322");
});

test("gql.tada infers types that responses fit", async () => {
  const env = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: ".d.ts",
    shouldPreprocess: true,
  });
  await writeFile(join(folder, "env.d.ts"), env);
  const use = (data: string) => `
    import { initGraphQLTada, type ResultOf } from "gql.tada";
    import type { introspection } from "./env.d.ts";
    const graphql = initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string; JSON: unknown } }>();
    const posts = graphql(${JSON.stringify(QUERY)});
    export const data: ResultOf<typeof posts> = ${data};\n`;
  expect(await check("tada.ts", use(response))).toBe("");
  expect(await check("tada-wrong.ts", use(response.replace(/"total": \d+/, '"total": "many"')))).toMatch("TS2322");
});
