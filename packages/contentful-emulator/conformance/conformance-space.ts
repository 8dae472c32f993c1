import { join } from "node:path";
import {
  buildSchema,
  graphql,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  printSchema,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { expect, test } from "vitest";
import { loadSpaceExport } from "../export/load-space.ts";
import type { SpaceExport } from "../export/space-export.ts";
import { createSpaceSchema } from "../schema/create-space-schema.ts";
import type { QueryContext } from "../schema/query-context.ts";
import { createContentSpace } from "../space/content-space.ts";
import { startContentService, type ContentService } from "../start-content-service.ts";

/** What a type is and has, a line each, in an order that does not depend on how it was declared. */
type TypeDescription = readonly string[];

/** All types of a schema by name, but those that every GraphQL schema has. */
function describeSchema(schema: GraphQLSchema): Record<string, TypeDescription> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)),
  );
  return Object.fromEntries(types.map((type) => [type.name, describeType(type)]));
}

function describeType(type: GraphQLNamedType): TypeDescription {
  if (isObjectType(type) || isInterfaceType(type)) {
    const kind = isObjectType(type) ? "type" : "interface";
    const interfaces = type.getInterfaces().map(({ name }) => name);
    return [[kind, ...interfaces.toSorted()].join(" "), ...sortLines(Object.values(type.getFields()), describeField)];
  }
  if (isInputObjectType(type)) return ["input", ...sortLines(Object.values(type.getFields()), describeInput)];
  if (isEnumType(type)) return ["enum", ...sortLines(type.getValues(), ({ name }) => name)];
  if (isUnionType(type)) return ["union", ...sortLines(type.getTypes(), ({ name }) => name)];
  return ["scalar"];
}

function describeField(field: GraphQLField<unknown, unknown>): string {
  const args = sortLines(field.args, describeInput).join(", ");
  return `${field.name}${args && `(${args})`}: ${String(field.type)}`;
}

function describeInput({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const preset = defaultValue === undefined ? "" : ` = ${JSON.stringify(defaultValue)}`;
  return `${name}: ${String(type)}${preset}`;
}

function sortLines<T>(items: readonly T[], describe: (item: T) => string): string[] {
  return items.map(describe).toSorted();
}

/** The file of an export of `exports/`. */
function exportFile(name: string): string {
  return join(import.meta.dirname, "exports", `${name}.json`);
}

/** A space of `exports/`, to be queried. */
export interface ConformanceSpace {
  readonly schema: GraphQLSchema;
  /** Rejects when the response has errors. */
  ask(source: string): Promise<unknown>;
  /** The data for a preview token. Rejects when it has errors. */
  preview(source: string): Promise<unknown>;
  /** Data and errors, without rejecting. */
  execute(source: string): Promise<{ data: unknown; errors: readonly GraphQLError[] }>;
}

/** Loads an export of `exports/`; `change` may add to what it holds. */
export async function loadConformanceSpace(
  name: string,
  change: (source: SpaceExport) => SpaceExport = (source) => source,
): Promise<ConformanceSpace> {
  const space = createContentSpace(change(await loadSpaceExport(exportFile(name))));
  const schema = createSpaceSchema(space);
  async function run(source: string, canPreview: boolean) {
    const contextValue: QueryContext = { space, canPreview, assetUrl: (url) => `https:${url}` };
    const { data, errors = [] } = await graphql({ schema, source, contextValue });
    return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, errors };
  }
  async function runCleanly(source: string, canPreview: boolean) {
    const { data, errors } = await run(source, canPreview);
    expect(errors).toEqual([]);
    return data;
  }
  return {
    schema,
    ask: (source) => runCleanly(source, false),
    preview: (source) => runCleanly(source, true),
    execute: (source) => run(source, false),
  };
}

/** Contentful's codes of errors by the path of what is missing. */
export function codesByPath(errors: readonly GraphQLError[]): Record<string, unknown> {
  return Object.fromEntries(
    errors.map(({ path, extensions }) => [path?.join("."), (extensions.contentful as { code: string }).code]),
  );
}

/** Compares a schema, as it is printed, with the expected one: a test for each type of either. */
export function testTypes({ schema }: ConformanceSpace, expectedSdl: string): void {
  const generated = describeSchema(buildSchema(printSchema(schema)));
  const expected = describeSchema(buildSchema(expectedSdl));
  const names = [...new Set([...Object.keys(expected), ...Object.keys(generated)])];
  test.each(names.toSorted())("the type %s is as Contentful generates it", (name) => {
    expect(generated[name]).toEqual(expected[name]);
  });
}

/** The response to a request over HTTP. */
export interface HttpResult {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  /** The first error, where there is one. */
  readonly error: { message: string; extensions: { contentful: Record<string, unknown> } };
  /** Contentful's code of it. */
  readonly code: unknown;
}

interface Target {
  /** The service's own token when left out. */
  readonly token?: string;
  /** The path of another space or environment. */
  readonly path?: string;
}

/** Serves an export of `exports/`; so many requests a second are allowed. */
export function serveConformanceSpace(name: string, requestsPerSecond = 10_000): Promise<ContentService> {
  return startContentService({ exportFile: exportFile(name), host: "127.0.0.1", port: 0, requestsPerSecond });
}

/** Sends a body, a text or a value as JSON, as POST. */
export async function post(service: ContentService, body: unknown, { token, path }: Target = {}): Promise<HttpResult> {
  const bearer = token ?? service.deliveryToken;
  const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const url = path ? `${service.origin}/content/v1/spaces/${path}` : service.graphqlUrl;
  return readResponse(await fetch(url, { method: "POST", headers, body: text }));
}

/** Sends parameters in the address. */
export async function get(service: ContentService, parameters: Record<string, string>): Promise<HttpResult> {
  return readResponse(await fetch(`${service.graphqlUrl}?${new URLSearchParams(parameters)}`));
}

export async function readResponse(response: Response): Promise<HttpResult> {
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: HttpResult["error"][] };
  const error = errors?.[0] as HttpResult["error"];
  return { status: response.status, headers: response.headers, data, error, code: error?.extensions?.contentful.code };
}
