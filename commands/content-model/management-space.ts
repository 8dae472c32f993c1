import { CommandError } from "../command.ts";

/** An environment of a space, and what it takes to change it. */
export interface ManagementSpace {
  /** e.g. "https://api.contentful.com". */
  apiOrigin: string;
  /** Where files are sent, e.g. "https://upload.contentful.com". */
  uploadOrigin: string;
  spaceId: string;
  environmentId: string;
  /** Personal access token; it may do whatever its owner may, so it is never printed. */
  token: string;
}

const COLLECTIONS = ["content_types", "entries", "assets"] as const;
const TIMEOUT_MS = 20_000;

/** What there is in the environment: how many of each. Rejects with `CommandError` when it cannot be looked at. */
export async function countContent(space: ManagementSpace): Promise<Record<(typeof COLLECTIONS)[number], number>> {
  const [contentTypes, entries, assets] = await Promise.all(COLLECTIONS.map((name) => countItems(space, name)));
  return { content_types: contentTypes ?? 0, entries: entries ?? 0, assets: assets ?? 0 };
}

async function countItems(space: ManagementSpace, collection: string): Promise<number> {
  const { apiOrigin, spaceId, environmentId, token } = space;
  const path = `/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environmentId)}/${collection}`;
  const response = await fetch(`${apiOrigin}${path}?limit=1`, {
    headers: { Authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`${apiOrigin} cannot be reached: ${explain(error)}`);
  });
  if (!response.ok) throw new CommandError(explainStatus(response.status, space));
  const { total } = (await response.json()) as { total?: unknown };
  if (typeof total !== "number") throw new CommandError(`${apiOrigin} does not answer as Contentful's API does`);
  return total;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function explainStatus(status: number, { spaceId, environmentId, apiOrigin }: ManagementSpace): string {
  if (status === 401) return "the management token is not valid: make one under Settings, CMA tokens";
  if (status === 403) return `the management token's owner may not change the space ${spaceId}`;
  if (status === 404)
    return `there is no environment ${environmentId} in a space ${spaceId} that the management token may see`;
  return `${apiOrigin} answered ${status}: try again later`;
}
