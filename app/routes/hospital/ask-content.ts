import { data } from "react-router";
import { ContentUnavailableError } from "#content/content.ts";

/** What the content service answered, or its errors when it could not be asked. */
export type ContentAnswer<T> =
  { isAvailable: true; content: T } | { isAvailable: false; errors: readonly { message: string }[] };

const RETRY_AFTER_S = 60;

/** Waits for the content service; an outage becomes an answer, everything else still throws. */
export async function askContent<T>(asking: Promise<T>): Promise<ContentAnswer<T>> {
  try {
    return { isAvailable: true, content: await asking };
  } catch (error) {
    if (error instanceof ContentUnavailableError) return { isAvailable: false, errors: error.errors };
    throw error;
  }
}

/** A list for a page that stands without it: the fallback during an outage. */
export async function askForList<T>(asking: Promise<T>, fallback: T): Promise<T> {
  const answer = await askContent(asking);
  return answer.isAvailable ? answer.content : fallback;
}

/** The entry of an answer; throws a 404 answer when the service knows no such entry, undefined during an outage. */
export function getEntry<T>(answer: ContentAnswer<T | undefined>): T | undefined {
  if (answer.isAvailable && answer.content === undefined) throw data(null, { status: 404 });
  return answer.isAvailable ? answer.content : undefined;
}

/** A detail page's data: during an outage it answers 503, never 404, so that nobody takes the page for gone. */
export function detailAnswer<T>(answer: ContentAnswer<unknown>, pageData: T) {
  if (answer.isAvailable) return data(pageData);
  return data(pageData, { status: 503, headers: { "Retry-After": String(RETRY_AFTER_S) } });
}
