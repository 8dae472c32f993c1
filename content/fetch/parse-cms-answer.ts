import { ContentUnavailableError } from "../content.ts";

/** What the content service said to a query. */
export interface CmsAnswer {
  data: Record<string, unknown>;
  /** What the service could not tell; empty mostly. */
  errors: readonly { message: string }[];
  /** False when a passing failure left something out: such an answer is used, but not remembered. */
  isLasting: boolean;
}

interface CmsError {
  message?: unknown;
  extensions?: { contentful?: { code?: unknown } };
}

interface CmsBody {
  data?: Record<string, unknown> | null;
  errors?: readonly CmsError[];
}

/** Errors that say how the space is, such as a link to a draft; asking again would give them again. */
const LASTING_CODES: readonly unknown[] = [
  "UNRESOLVABLE_LINK",
  "UNEXPECTED_LINKED_CONTENT_TYPE",
  "UNRESOLVABLE_RESOURCE_LINK",
  "UNKNOWN_LOCALE",
];

/**
 * The data of an answer, also when there are errors beside it. Throws `ContentUnavailableError` when there is none, or
 * when a part of what was asked is null beside errors: only null without errors says that an entry does not exist.
 */
export function parseCmsAnswer(status: number, text: string): CmsAnswer {
  const body = parseBody(text);
  const found = body?.errors ?? [];
  const errors = found.map(({ message }) => ({ message: String(message) }));
  const data = body?.data;
  if (status !== 200 || !data) {
    const message = `The content service answered ${status} without data`;
    const isOutage = status === 429 || status >= 500 || body === undefined;
    throw new ContentUnavailableError(message, errors.length > 0 ? errors : [{ message }], { isOutage });
  }
  if (errors.length > 0 && Object.values(data).some((value) => value === null)) {
    throw new ContentUnavailableError("The content service answered with errors in place of data", errors);
  }
  return {
    data,
    errors,
    isLasting: found.every(({ extensions }) => LASTING_CODES.includes(extensions?.contentful?.code)),
  };
}

function parseBody(text: string): CmsBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
