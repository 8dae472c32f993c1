import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import { keepInMemory } from "#outbox/run-queue.ts";
import type { Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Holiday, Hospital } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { wordsIn } from "./words.ts";

interface NoticesOptions {
  store: Pick<Store, "listNotices" | "addNotice" | "endNotice">;
  hospitals: readonly Hospital[];
  clock: Clock;
  log?: SubmissionLog;
  /** Pages that are already made say something else than what holds now. */
  onChange: () => void;
  lookMs?: number;
}

/** What another process stores is on every page after so long, and the time of a render. */
const LOOK_MS = 2000;

export type NoticeService = ReturnType<typeof createNotices>;

type OfKind<Kind extends NoticeContent["kind"]> = Notice & { content: Extract<NoticeContent, { kind: Kind }> };

/** Whether it is on pages at that moment, is to come, or was. */
export function stateOf({ from, until, endedAt }: Notice, now: Date): "now" | "planned" | "over" {
  if (endedAt || until <= now) return "over";
  return from <= now ? "now" : "planned";
}

/** What hospitals say on their pages for a while, kept in memory: pages read it without waiting, or a store. */
export function createNotices(options: NoticesOptions) {
  const { store, hospitals, clock, log = SILENT_LOG, onChange, lookMs = LOOK_MS } = options;
  let notices: Notice[] = [];

  const holding = () => notices.filter((one) => stateOf(one, clock.now()) === "now");

  function holdingOf<Kind extends NoticeContent["kind"]>(kind: Kind, hospitalId: string | undefined): OfKind<Kind>[] {
    return holding().filter(
      (one): one is OfKind<Kind> =>
        one.content.kind === kind && (one.hospitalId === "" || one.hospitalId === hospitalId),
    );
  }

  /** The hospital with what was said of single days, the last of each. */
  function withHolidays(hospital: Hospital, language = ""): Hospital {
    const said = holdingOf("holiday", hospital.id);
    if (said.length === 0) return hospital;
    const days = new Map(hospital.holidays.map((holiday): [string, Holiday] => [holiday.day, holiday]));
    for (const { content } of said) {
      const name = days.get(content.day)?.name || wordsIn(content.name ?? {}, language).text;
      days.set(content.day, { day: content.day, name, op: content.op });
    }
    const holidays = [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return { ...hospital, holidays, contact: { ...hospital.contact, holidays: [...days.keys()] } };
  }

  /** What pages say by the clock: what holds, and which hospital has a holiday. */
  function sayNow(): string {
    const today = hospitals.map((hospital) => {
      const { day } = readClock(Number(clock.now()), sittingPlace(hospital).timeZone);
      return withHolidays(hospital).holidays.some((holiday) => holiday.day === day) && day;
    });
    return JSON.stringify([today, holding()]);
  }

  let said = sayNow();
  function noteEdge() {
    const before = said;
    said = sayNow();
    if (said !== before) onChange();
  }

  const read = async () => {
    // The edges of what is known count while the store is away, too.
    noteEdge();
    notices = await store.listNotices();
    noteEdge();
  };
  const { look, stop, renewing } = keepInMemory(read, { log, everyMs: lookMs });

  return {
    ...{ look, stop, withHolidays },
    /** What is on every page of a hospital, or of the group; the most urgent first. */
    shown(hospitalId: string | undefined) {
      const order = ["urgent", "important", "information"];
      return holdingOf("notice", hospitalId).toSorted(
        (a, b) => order.indexOf(a.content.severity) - order.indexOf(b.content.severity),
      );
    },
    pauses: (hospitalId: string) => holdingOf("pause", hospitalId),
    /** Of these hospitals and of all, also what is over; the newest first. */
    list: (hospitalIds: readonly string[]) =>
      notices.filter(({ hospitalId }) => hospitalId === "" || hospitalIds.includes(hospitalId)).toReversed(),
    add: renewing(store.addNotice),
    end: renewing(store.endNotice),
  };
}
