import type { ContentResult } from "#site/content/content.ts";

/** A result of an outage. */
export const UNAVAILABLE: ContentResult<never> = { status: "unavailable", errors: [{ message: "away" }] };

/** A result with that content. */
export function resultOf<T>(content: T): ContentResult<T> {
  return { status: "ok", content };
}

/** The content of a result; rejects when there is none. */
export async function contentOf<T>(result: Promise<ContentResult<T>>): Promise<T> {
  const settled = await result;
  if (settled.status !== "ok") throw new Error(`no content: ${settled.errors.map(({ message }) => message).join()}`);
  return settled.content;
}

/** The contents of all results together; rejects when one has none. */
export async function contentOfAll<T>(results: AsyncIterable<ContentResult<T[]>>): Promise<T[]> {
  const all: T[] = [];
  for await (const result of results) all.push(...(await contentOf(Promise.resolve(result))));
  return all;
}
