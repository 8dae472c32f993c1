import { Kind, parse, print, visit, type ArgumentNode, type SelectionNode } from "graphql";
import type { ContentErrors, ContentResult } from "../content.ts";
import { type CmsQuery, OPTIONAL_FIELDS, PAGE_SIZE } from "../entries/cms-query.ts";
import type { CmsCollection, Wire } from "../entries/cms-entries.ts";
import type { CircuitBreaker } from "./circuit-breaker.server.ts";
import type { LastKnown } from "./last-known.server.ts";
import { CmsUnavailableError, createSendQuery, type CmsConnection, type SendQuery } from "./send-query.server.ts";

export interface ContentLog {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

export type QueryCms = <Data, Variables extends Record<string, unknown>, Content>(
  query: CmsQuery<Data, Variables>,
  variables: Variables,
  transform: (data: Wire<Data>, errors: ContentErrors) => Content,
) => Promise<ContentResult<Content>>;

export interface QueryOptions {
  connection: CmsConnection;
  breaker?: CircuitBreaker | undefined;
  lastKnown?: LastKnown | undefined;
  log?: ContentLog | undefined;
  /** For a space that has other names. */
  translate?: ((send: SendQuery) => SendQuery) | undefined;
}

export function createQuery({ connection, breaker, lastKnown, log, translate = asItIs }: QueryOptions) {
  const plain = leaveOutUnknown(translate(createSendQuery(connection)), log);
  const logged = logFailures(plain.send, log);
  const spared = breaker ? spareService(logged, breaker) : logged;
  const shared = shareRequests(spared);
  const remembered = lastKnown ? fallBackToLastKnown(shared.send, lastKnown, log) : shared.send;
  return {
    query: toResults(readWhole(remembered)),
    forgetRequests() {
      shared.forget();
      plain.forget();
    },
  };
}

const asItIs = (send: SendQuery) => send;

export function createDraftQuery({
  connection,
  log,
  translate = asItIs,
}: Omit<QueryOptions, "breaker" | "lastKnown">): QueryCms {
  const logged = logFailures(leaveOutUnknown(translate(createSendQuery(connection)), log).send, log);
  return toResults(readWhole((query, variables) => logged(askForDrafts(query), variables)));
}

/** Leaves out optional fields once the service has said that the space has none of that name, until `forget`. */
export function leaveOutUnknown(send: SendQuery, log?: ContentLog): { send: SendQuery; forget: () => void } {
  const unknown = new Set<string>();
  const sendKnown: SendQuery = (query, variables) => send(withoutFields(query, unknown), variables);
  return {
    async send(query, variables) {
      try {
        return await sendKnown(query, variables);
      } catch (error) {
        const fields = error instanceof CmsUnavailableError ? findUnknownFields(error.errors) : [];
        if (fields.length === 0) throw error;
        for (const field of fields) unknown.add(field);
        log?.warn({ fields }, "the space has no such fields: pages do without them");
        return sendKnown(query, variables);
      }
    },
    forget: () => unknown.clear(),
  };
}

/** Empty when anything else is wrong with the query. A service names all its unknown fields at once. */
function findUnknownFields(errors: ContentErrors): string[] {
  const fields = errors.map(({ message }) => /^Cannot query field "(\w+)"/.exec(message)?.[1] ?? "");
  return fields.every((field) => OPTIONAL_FIELDS.includes(field)) ? fields : [];
}

function withoutFields(query: string, fields: ReadonlySet<string>): string {
  if (fields.size === 0) return query;
  return print(visit(parse(query), { Field: ({ name }) => (fields.has(name.value) ? null : undefined) }));
}

function logFailures(send: SendQuery, log: ContentLog | undefined): SendQuery {
  return async (query, variables) => {
    try {
      return await send(query, variables);
    } catch (error) {
      log?.error({ err: error, query: readQueryName(query) }, "a query to the content service failed");
      throw error;
    }
  };
}

function spareService(send: SendQuery, breaker: CircuitBreaker): SendQuery {
  return (query, variables) => breaker(() => send(query, variables));
}

/** One request for all who need the same at the same time; after `forget` none that began before is shared. */
export function shareRequests(send: SendQuery): { send: SendQuery; forget: () => void } {
  let running = new Map<string, ReturnType<SendQuery>>();
  return {
    send(query, variables) {
      const requests = running;
      const key = JSON.stringify([query, variables]);
      const request = requests.get(key) ?? send(query, variables).finally(() => requests.delete(key));
      requests.set(key, request);
      return request;
    },
    forget() {
      running = new Map();
    },
  };
}

/** Stores each whole response, and uses the last one when there is no new one. Rejects only without either. */
export function fallBackToLastKnown(send: SendQuery, lastKnown: LastKnown, log: ContentLog | undefined): SendQuery {
  return async (query, variables) => {
    const response = await send(query, variables).catch(async (error: unknown) => {
      const data = await lastKnown.find(query, variables);
      if (!data) throw error;
      return { data, errors: [], isLasting: false };
    });
    if (response.isLasting) {
      // The page must not wait for the disk, nor fail with it.
      void lastKnown.store(query, variables, response.data).catch((error: unknown) => {
        log?.warn(
          { err: error, query: readQueryName(query) },
          "a response of the content service could not be stored for outages: check DATA_DIR",
        );
      });
    }
    return response;
  };
}

interface Listed {
  sys?: { id?: string };
}

/**
 * Reads a list to its end, or to the `limit` among its variables, where that is beyond a page of Contentful's. An entry
 * that comes twice, because others were published in between, counts once.
 */
function readWhole(send: SendQuery): SendQuery {
  return async (query, variables) => {
    const limit = Number(variables.limit ?? Infinity);
    const pageOf = (skip: number) => ({
      ...variables,
      ...(limit < Infinity && { limit: Math.min(limit - skip, PAGE_SIZE) }),
    });
    const response = await send(query, pageOf(0));
    const [[name = "", list] = []] = Object.entries(response.data as Record<string, CmsCollection<Listed> | null>);
    const most = Math.min(list?.total ?? 0, limit);
    if (most <= PAGE_SIZE) return response;
    const items = [...(list?.items ?? [])];
    for (let skip = PAGE_SIZE; skip < most; skip += PAGE_SIZE) {
      const next = addToRootFields(query, argument("skip", { kind: Kind.INT, value: String(skip) }));
      const page = (await send(next, pageOf(skip))).data[name] as typeof list;
      const known = new Set(items.map((item) => item?.sys?.id));
      items.push(...(page?.items ?? []).filter((item) => !known.has(item?.sys?.id)));
    }
    return { ...response, data: { ...response.data, [name]: { ...list, items } } };
  };
}

function toResults(send: SendQuery): QueryCms {
  return async (query, variables, transform) => {
    try {
      const { data, errors } = await send(query, variables);
      return { status: "ok", content: transform(data as Parameters<typeof transform>[0], errors) };
    } catch (error) {
      if (error instanceof CmsUnavailableError) return { status: "unavailable", errors: error.errors };
      throw error;
    }
  };
}

function readQueryName(query: string): string {
  return /\bquery\s+(\w+)/.exec(query)?.[1] ?? "unnamed";
}

const argument = (name: string, value: ArgumentNode["value"]): ArgumentNode => ({
  ...{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value },
});

/** Query texts are constants, so there are no more of these than queries. */
const drafted = new Map<string, string>();

/** The same query for drafts: `preview` of a root field also holds for everything it links to. */
export function askForDrafts(query: string): string {
  const known = drafted.get(query);
  if (known !== undefined) return known;
  const text = addToRootFields(query, argument("preview", { kind: Kind.BOOLEAN, value: true }));
  drafted.set(query, text);
  return text;
}

function addToRootFields(query: string, added: ArgumentNode): string {
  const addTo = (field: SelectionNode): SelectionNode =>
    field.kind === Kind.FIELD ? { ...field, arguments: [...(field.arguments ?? []), added] } : field;
  return print(
    visit(parse(query, { noLocation: true }), {
      OperationDefinition: ({ selectionSet, ...operation }) => ({
        ...operation,
        selectionSet: { ...selectionSet, selections: selectionSet.selections.map(addTo) },
      }),
    }),
  );
}
