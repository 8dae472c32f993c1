import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import type { NewNotice, NoticeContent } from "#outbox/store/notices.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import * as texts from "#site/texts/en.ts";
import { createNotices } from "./notices.server.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const punalur = hospitalNamed("punalur");
const alappuzha = hospitalNamed("alappuzha");
const NOW = "2026-11-26T06:00:00Z";
const EDITION = { site: { language: "en" }, texts };
const BY = "sheeba@example.org";
const HOSPITALS = { hospitals: ["punalur", ""], by: BY };

function hospitalNamed(name: string) {
  const found = hospitals.find(({ id }) => id === name);
  if (!found) throw new Error(`no hospital ${name}`);
  return found;
}

function noticeOf(content: Partial<NoticeContent>, others: Partial<NewNotice> = {}): NewNotice {
  const whole = { kind: "notice", severity: "important", text: { en: "The lift is out of order." }, ...content };
  return {
    ...{ hospitalId: "punalur", content: whole as NoticeContent, by: BY },
    ...{ from: new Date("2026-11-26T05:00:00Z"), until: new Date("2026-11-26T16:00:00Z") },
    ...others,
  };
}

describeStores("what hospitals say for a while", (createPlace) => {
  async function setUp() {
    const clock = new SettableClock(NOW);
    const store = await (await createPlace()).open(clock);
    onTestFinished(() => store.close());
    const start = (onChange: () => void = () => {}, lookMs = 60_000) => {
      const notices = createNotices({ store, clock, onChange, lookMs });
      onTestFinished(notices.stop);
      const shown = (hospitalId?: string) => notices.lines(hospitalId, EDITION).notices?.lines ?? [];
      return { ...notices, shown };
    };
    return { clock, store, start };
  }

  test("is on the pages of its hospital at once, and soon in another process, which makes its pages anew", async () => {
    const { start } = await setUp();
    const here = start();
    const isTold = Promise.withResolvers<void>();
    const there = start(isTold.resolve, 20);
    await here.add(noticeOf({}));
    expect(here.shown("punalur")).toMatchObject([
      { severity: "important", word: "Important", text: "The lift is out of order." },
    ]);
    expect(here.lines("alappuzha", EDITION)).toEqual({});
    expect(here.lines(undefined, EDITION)).toEqual({});
    await isTold.promise;
    expect(there.shown("punalur")).toHaveLength(1);
  });

  test("of all hospitals is on every page, and the most urgent comes first", async () => {
    const { start } = await setUp();
    const notices = start();
    await notices.add(noticeOf({ severity: "information" }));
    await notices.add(noticeOf({ severity: "urgent", text: { ml: "വെള്ളപ്പൊക്കം" } }, { hospitalId: "" }));
    expect(notices.shown("punalur").map(({ severity }) => severity)).toEqual(["urgent", "information"]);
    expect(notices.shown()).toMatchObject([{ text: "വെള്ളപ്പൊക്കം", lang: "ml" }]);
  });

  test("begins and ends by the clock, also while the store is away, and pages are made anew at each edge", async () => {
    const { clock, store, start } = await setUp();
    let changes = 0;
    const notices = start(() => (changes += 1), 5);
    await notices.add(
      noticeOf({}, { from: new Date("2026-11-26T07:00:00Z"), until: new Date("2026-11-26T08:00:00Z") }),
    );
    expect([notices.shown("punalur").length, changes]).toEqual([0, 1]);
    clock.move(60);
    expect(notices.shown("punalur")).toHaveLength(1);
    await expect.poll(() => changes).toBe(2);
    await store.close();
    clock.move(60);
    expect(notices.shown("punalur")).toEqual([]);
  });

  test("is ended once, and its end taken back once", async () => {
    const { store, start } = await setUp();
    const notices = start();
    const id = await notices.add(noticeOf({}));
    await notices.end({ id, ...HOSPITALS, hospitals: ["alappuzha"] });
    expect(notices.shown("punalur")).toHaveLength(1);
    await notices.end({ id, ...HOSPITALS });
    await notices.end({ id, ...HOSPITALS });
    expect(notices.shown("punalur")).toEqual([]);
    await notices.end({ id, ...HOSPITALS }, false);
    await notices.end({ id, ...HOSPITALS }, false);
    expect(notices.shown("punalur")).toHaveLength(1);
    expect(notices.list("punalur")).toHaveLength(1);
    expect(notices.list("alappuzha")).toEqual([]);
    const acts = await store.listDeskActs({ hospitals: ["punalur"], limit: 9 });
    expect(acts.map(({ what }) => what).toSorted()).toEqual(["add", "end", "undo"]);
    const after = expect.stringContaining("out of order") as string;
    expect(acts).toContainEqual(expect.objectContaining({ who: BY, what: "add", after }));
  });

  test("pauses requests of a hospital, a department or a doctor, the widest first", async () => {
    const { start } = await setUp();
    const notices = start();
    const pause = { kind: "pause", severity: undefined, phone: "0000 220 2111" } as const;
    const find = (asked: object) => notices.findPause(punalur, asked, EDITION);
    await notices.add(
      noticeOf({ ...pause, text: { en: "Dr. Anil is away." }, doctor: { id: "d1", name: "Dr. Anil" } }),
    );
    await notices.add(noticeOf({ ...pause, text: { en: "ENT is full." }, department: "e_n_t" }));
    expect(find({ department: "Cardiology", doctor: "Dr. Binu" })).toBeUndefined();
    expect(find({ doctor: " dr. anil" })).toMatchObject({
      field: "doctor",
      message: "Dr. Anil is away. Call 0000 220 2111.",
    });
    for (const department of ["E N T", "ENT", "e_n_t"])
      expect(find({ department, doctor: "Dr. Anil" })).toMatchObject({
        ...{ field: "department", shown: { text: "ENT is full.", call: { printed: "0000 220 2111" } } },
      });
    await notices.add(noticeOf({ ...pause, text: {} }));
    expect(find({ department: "E N T" })).toMatchObject({
      ...{ field: "hospital", shown: { text: texts.server.pauses.usual } },
    });
    expect(notices.findPause(alappuzha, { department: "E N T" }, EDITION)).toBeUndefined();
  });

  test("says how a holiday is, the last word of it, or that a day is one", async () => {
    const { clock, start } = await setUp();
    const notices = start();
    const until = new Date("2027-01-30T00:00:00Z");
    expect(notices.withHolidays(punalur)).toBe(punalur);
    await notices.add(noticeOf({ kind: "holiday", day: "2027-01-02", op: "closed" }, { until }));
    clock.move(1);
    await notices.add(noticeOf({ kind: "holiday", day: "2027-01-02", op: "usual" }, { until }));
    await notices.add(
      noticeOf({ kind: "holiday", day: "2026-12-01", op: "closed", name: { en: "Hartal" } }, { until }),
    );
    const { holidays, contact } = notices.withHolidays(punalur);
    expect(holidays.find(({ day }) => day === "2027-01-02")).toMatchObject({ name: "Mannam Jayanthi", op: "usual" });
    expect(holidays.find(({ day }) => day === "2026-12-01")).toMatchObject({ name: "Hartal", op: "closed" });
    expect(contact.holidays).toContain("2026-12-01");
    expect(notices.withHolidays(alappuzha)).toBe(alappuzha);
  });
});
