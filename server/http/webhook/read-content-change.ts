import type { ContentChange } from "../../content-changes.ts";

const TOPIC = /^ContentManagement\.(?:Entry|Asset)\.(publish|unpublish|archive|delete)$/;

/**
 * What a notice says has changed for visitors; undefined for a notice of anything else. Its body may be of any shape, as
 * the space's settings can change it: only the id is read from it.
 */
export function readContentChange(topic: unknown, body: string): ContentChange | undefined {
  const action = TOPIC.exec(String(topic))?.[1];
  return action === undefined ? undefined : { id: readId(body), isWithdrawn: action !== "publish" };
}

function readId(body: string): string | undefined {
  try {
    const id: unknown = (JSON.parse(body) as { sys?: { id?: unknown } } | null)?.sys?.id;
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}
