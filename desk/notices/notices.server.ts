import { keepInMemory, type KeepingOptions } from "#outbox/run-queue.ts";
import type { Notice, Severity, Words } from "#outbox/store/notices.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Holiday, Hospital, Site } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

interface NoticesOptions extends KeepingOptions {
  store: Pick<Store, "listNotices" | "addNotice" | "endNotice">;
}

export type NoticeService = ReturnType<typeof createNotices>;

type Edition = { site: Pick<Site, "language">; texts: Catalogue };

/** The most urgent first. They are 24 by 24, and with the notice: pages without one have no use for them. */
const DRAWINGS: Record<Severity, string> = {
  urgent: "M8 2.5h8l5.5 5.5v8l-5.5 5.5h-8l-5.5-5.5v-8zM12 7v6M12 16.5v.01",
  important: "M12 3.5L2 20.5h20zM12 10v4.5M12 17.5v.01",
  information: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.5v.01",
};

/** What hospitals say on their pages for a while, kept in memory: pages read it without waiting, or a store. */
export function createNotices(options: NoticesOptions) {
  const { store, clock } = options;
  const holds = ({ from, until }: Notice) => from <= clock.now() && clock.now() < until;
  // Whether each holds is kept with it: pages are made anew when that changes.
  const read = async () => (await store.listNotices()).map((one) => ({ ...one, held: holds(one) }));
  const { look, stop, renewing, kept } = keepInMemory<Notice[]>([], read, options);

  const listOf = (hospitalId = "") => kept().filter((one) => ["", hospitalId].includes(one.hospitalId));
  const heldOf = (hospitalId?: string) => listOf(hospitalId).filter(holds);

  return {
    ...{ look, stop },
    /** The lines above the pages of a hospital, or of the group; nothing to spread where there is none. */
    lines(hospitalId: string | undefined, { site, texts }: Edition) {
      const { region, severities } = texts.server.notices;
      const order = Object.keys(DRAWINGS);
      const lines = heldOf(hospitalId).flatMap(({ id, content }) => {
        if (content.kind !== "notice") return [];
        const { severity, text } = content;
        const marks = { word: severities[severity], drawing: DRAWINGS[severity] };
        return { id, severity, ...marks, ...wordsIn(text, site.language) };
      });
      lines.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
      return lines.length > 0 ? { notices: { region, lines } } : {};
    },
    /** The pause that a request falls into: of the whole hospital, else of its department, else of its doctor. */
    findPause(
      { id: hospitalId, routedDepartments }: Pick<Hospital, "id" | "routedDepartments">,
      { department, doctor }: { department?: string | undefined; doctor?: string | undefined },
      { site, texts }: Edition,
    ) {
      const pauses = heldOf(hospitalId).flatMap(({ id, content }) =>
        content.kind === "pause" ? { id, ...content } : [],
      );
      const asked = routedDepartments.find(({ slug, name, queryName }) =>
        [slug, name, queryName].some((known) => isSame(known, department)),
      );
      const found =
        pauses.find((one) => !one.department && !one.doctor) ??
        pauses.find((one) => one.department && one.department === asked?.slug) ??
        pauses.find((one) => one.doctor && isSame(one.doctor.name, doctor));
      if (!found) return undefined;
      const { message, usual, call: label } = texts.server.pauses;
      const { text, ...said } = wordsIn(found.text, site.language);
      const shown = { ...said, text: text || usual, call: { label, ...createPhone(found.phone) } };
      const field = found.doctor ? "doctor" : found.department ? "department" : "hospital";
      return { id: found.id, field, message: message(shown.text, shown.call.printed), shown };
    },
    /** The hospital with what was said of single days, the last of each. */
    withHolidays(hospital: Hospital, language = ""): Hospital {
      const said = heldOf(hospital.id).flatMap(({ content }) => (content.kind === "holiday" ? content : []));
      if (said.length === 0) return hospital;
      const days = new Map(hospital.holidays.map((holiday): [string, Holiday] => [holiday.day, holiday]));
      for (const { day, op, name } of said)
        days.set(day, { day, op, name: days.get(day)?.name || wordsIn(name ?? {}, language).text });
      const holidays = [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
      return { ...hospital, holidays, contact: { ...hospital.contact, holidays: [...days.keys()] } };
    },
    /** What holds, is to come, or was ended before its time, of a hospital and of all; the newest first. */
    list: (hospitalId: string) => listOf(hospitalId).toReversed(),
    add: renewing(store.addNotice),
    end: renewing(store.endNotice),
  };
}

/** In that language; else, marked with its own, in the one that the words were written in first. */
export function wordsIn(words: Words, language: string): { text: string; lang?: string } {
  const [first = language, text = ""] = Object.entries(words)[0] ?? [];
  const own = words[language];
  return own ? { text: own } : { text, lang: first };
}

function isSame(one: string, other = ""): boolean {
  return one !== "" && one.trim().toLowerCase() === other.trim().toLowerCase();
}
