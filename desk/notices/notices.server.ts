import { keepInMemory, type KeepingOptions } from "#outbox/run-queue.ts";
import type { Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Holiday, Hospital } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { wordsIn } from "./words.ts";

interface NoticesOptions extends KeepingOptions {
  store: Pick<Store, "listNotices" | "addNotice" | "endNotice">;
  hospitals: readonly Hospital[];
}

export type NoticeService = ReturnType<typeof createNotices>;

type OfKind<Kind extends NoticeContent["kind"]> = Notice & { content: Extract<NoticeContent, { kind: Kind }> };

/** Whether it is on pages at that moment. */
export const holds = ({ from, until }: Notice, now: Date) => from <= now && now < until;

/** What hospitals say on their pages for a while, kept in memory: pages read it without waiting, or a store. */
export function createNotices(options: NoticesOptions) {
  const { store, hospitals, clock, onChange } = options;
  const read = () => {
    // The edges of what is known count while the store is away, too.
    noteEdge();
    return store.listNotices();
  };
  const { look, stop, renewing, kept } = keepInMemory<Notice[]>([], read, { ...options, onChange: noteEdge });

  const holding = () => kept().filter((one) => holds(one, clock.now()));

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
    /** What holds or is to come, of these hospitals and of all; the newest first. */
    list: (hospitalIds: readonly string[]) =>
      kept()
        .filter(({ hospitalId, until }) => ["", ...hospitalIds].includes(hospitalId) && until > clock.now())
        .toReversed(),
    add: renewing(store.addNotice),
    end: renewing(store.endNotice),
  };
}
