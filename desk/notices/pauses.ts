import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { PauseContent } from "#outbox/store/notices.server.ts";
import { wordsIn } from "./words.ts";

/** That no requests are taken for now. */
export interface Pause {
  id: string;
  /** Of the form: what is paused. */
  field: "hospital" | "department" | "doctor";
  /** Why, in the hospital's own words, and whom to call. */
  message: string;
  text: string;
  lang?: string;
  phone: Phone;
}

/** What a form asks for, as it is sent. */
export type Asked = { department?: string | undefined; doctor?: string | undefined };

interface Pauses {
  pauses: (hospitalId: string) => readonly { id: string; content: PauseContent }[];
}

/** The pause that a request falls into: of the whole hospital, else of its department, else of its doctor. */
export function findPause(
  notices: Pauses,
  /** In the site's own language, which names what is sent. */
  { id, routedDepartments }: Pick<Hospital, "id" | "routedDepartments">,
  { department = "", doctor = "" }: Asked,
  { language, texts }: { language: string; texts: Catalogue },
): Pause | undefined {
  const asked = routedDepartments.find(({ slug, name, queryName }) =>
    [slug, name, queryName].some((known) => isSame(known, department)),
  );
  const isOf: Record<Pause["field"], (content: PauseContent) => boolean> = {
    hospital: (content) => !content.department && !content.doctor,
    department: (content) => content.department !== undefined && content.department === asked?.slug,
    doctor: (content) => isSame(content.doctor?.name ?? "", doctor),
  };
  const all = notices.pauses(id);
  for (const field of ["hospital", "department", "doctor"] as const) {
    const found = all.find(({ content }) => isOf[field](content));
    if (!found) continue;
    const said = wordsIn(found.content.text, language);
    const phone = createPhone(found.content.phone);
    return { id: found.id, field, ...said, phone, message: texts.server.pauses.message(said.text, phone.printed) };
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return one !== "" && one.trim().toLowerCase() === other.trim().toLowerCase();
}
