import type { Answers } from "#answers/answers.server.ts";
import { DESK_COOKIE, LIST_COOKIE, readCookie } from "#answers/cookies.ts";
import type { LinkedHospital } from "#outbox/answer-links.server.ts";
import type { Desk } from "../desk.server.ts";
import { hasHospitals } from "./editor.ts";

interface Services {
  answers: { list: Pick<Answers["list"], "findSession"> };
  desk: Desk;
}

type Office = Pick<LinkedHospital, "id" | "basePath"> & { hospitals?: readonly { id: string }[] };

/** A session of an office's list, or of an editor of all its hospitals at the desk, which ends there alone. */
export async function findOfficeSession(
  { answers, desk }: Services,
  office: Office,
  cookies: string | null | undefined,
): Promise<{ id: string; expires: Date; isOfDesk?: true } | undefined> {
  const own = await answers.list.findSession(office, readCookie(cookies, LIST_COOKIE) ?? "");
  const session = own ? undefined : await desk.access.find(readCookie(cookies, DESK_COOKIE));
  const ids = (office.hospitals ?? [office]).map(({ id }) => id);
  if (!session || !hasHospitals(session.editor, ids)) return own;
  return { id: session.id, expires: session.expires, isOfDesk: true };
}
