import { describe, expect, test } from "vitest";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { addDays } from "#site/sittings/clock.ts";
import { resultOf } from "#tests/support/content-results.ts";
import { openTestDesk, piecesOf, PUBLISHER, settle, WRITER } from "#tests/support/open-test-desk.ts";
import { action, loader } from "./tool.tsx";

const DOCTORS = resultOf({ total: 1, doctors: [{ id: "d1", name: "Dr. Anil" }] });

/** The page of Punalur's publisher, on Thursday 26 November 2026, 11 am in India. */
async function openNotices() {
  const desk = await openTestDesk({ content: { fetchDoctors: async () => DOCTORS } } as never);
  const { cookie } = await desk.logIn(PUBLISHER);
  const page = `${desk.path}/notices`;
  const look = async (query = "") => {
    const { data } = await settle(loader(desk.argsOf(page + query, { cookie })));
    return (data as { page: DeskView }).page;
  };
  const post = (body: Record<string, string>) => settle(action(desk.argsOf(page, { cookie, body })));
  /** The lines above the hospital's pages. */
  const shown = () => desk.services.notices.lines(desk.hospital.id, desk.services).notices?.lines ?? [];
  return { ...desk, page, look, post, shown };
}

const fieldsOf = (view: DeskView, kind: string) => {
  const form = piecesOf(view, "form").find(({ hidden }) => hidden?.["do"] === kind);
  return new Map(piecesOf(form, "type").map((field) => [field.name, field]));
};

test("a notice is on the site until tonight, is ended at a press, and that is undone", async () => {
  const { look, post, services, hospital, shown } = await openNotices();
  const to = fieldsOf(await look(), "notice").get("to")?.value ?? "";
  const typed = { "text.en": " The lift is out\nof order. ", severity: "important" };
  const saved = await post({ do: "notice", ...typed, to });
  const [notice] = services.notices.list(hospital.id);
  expect(saved).toMatchObject({ status: 303, to: expect.stringMatching(/done=/) as string });
  expect(shown()).toMatchObject([{ text: "The lift is out of order.", severity: "important" }]);
  expect(notice?.until.toISOString()).toBe("2026-11-26T18:29:00.000Z");
  const view = await look(saved.to?.replace(/^[^?]*/, ""));
  expect(piecesOf(view, "heading")).toMatchObject([
    { heading: "On the website, or planned", parts: [{ rows: [{ text: "The lift is out of order." }] }] },
  ]);
  expect(view).toMatchObject({ said: services.texts.server.deskNotices.saved, undo: { do: "end" } });
  const id = notice?.id ?? "";
  const ended = await post({ do: "end", id });
  expect(shown()).toEqual([]);
  expect((await look(ended.to?.replace(/^[^?]*/, ""))).undo).toEqual({ do: "resume", id });
  await post({ do: "resume", id });
  expect(shown()).toHaveLength(1);
});

test("the words of what was ended stand in its form again, in each language", async () => {
  const { look, post, services, hospital } = await openNotices();
  const typed = { "text.en": "Dr Anil is away", "text.ml": "ഡോക്ടർ ഇല്ല", phone: "0000 220 2111", about: "doctor:d1" };
  await post({ do: "pause", ...typed, to: "2026-11-27T09:00" });
  const id = services.notices.list(hospital.id)[0]?.id ?? "";
  const ended = await post({ do: "end", id });
  const view = await look(ended.to?.replace(/^[^?]*/, ""));
  const fields = fieldsOf(view, "pause");
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, fields.get(name)?.value]))).toEqual(typed);
  expect(fields.get("to")?.value).toBe("2026-11-26T23:59");
  expect(piecesOf(view, "fold").map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
});

test("a planned notice says when it begins", async () => {
  const { look, post, shown } = await openNotices();
  const saved = await post({ do: "notice", "text.en": "No water", from: "2026-11-28T06:00", to: "2026-11-28T09:30" });
  const view = await look(saved.to?.replace(/^[^?]*/, ""));
  expect(view.said).toBe("Saved. The website says so from 28 Nov, 6:00 am on.");
  expect(piecesOf(view, "facts")).toMatchObject([{ facts: ["28 Nov, 6:00 am until 28 Nov, 9:30 am"] }]);
  expect(shown()).toEqual([]);
});

describe("what cannot be is refused at its field, and nothing typed is lost", () => {
  test.each([
    [{ do: "notice" }, "text.en"],
    [{ do: "notice", "text.en": "x".repeat(301) }, "text.en"],
    [{ do: "notice", "text.en": "Words", "text.ml": "x".repeat(301) }, "text.ml"],
    [{ do: "notice", "text.en": "Words", to: "" }, "to"],
    [{ do: "notice", "text.en": "Words", to: "2026-11-25T10:00" }, "to"],
    [{ do: "notice", "text.en": "Words", from: "2026-11-28T10:00", to: "2026-11-28T09:00" }, "to"],
    [{ do: "notice", "text.en": "Words", from: "soon" }, "from"],
    [{ do: "notice", "text.en": "Words", from: "2027-02-31T10:00" }, "from"],
    [{ do: "notice", "text.en": "Words", to: "9999-12-31T23:59" }, "to"],
    [{ do: "pause", "text.en": "Words", phone: "us" }, "phone"],
    [{ do: "pause", "text.en": "Words", phone: "0000 220 2111", about: "doctor:gone" }, "about"],
    [{ do: "holiday", day: "2026-11-25", op: "closed" }, "day"],
    [{ do: "holiday", day: "", op: "closed" }, "day"],
    [{ do: "holiday", day: "2026-12-25", op: "hours", "op.opens": "13:00", "op.closes": "09:00" }, "op.opens"],
  ])("%j at %s", async (body, name) => {
    const { post, services } = await openNotices();
    const { status, data } = await post(body);
    const fields = fieldsOf((data as { page: DeskView }).page, body.do);
    expect([status, services.notices.list("punalur")]).toEqual([400, []]);
    expect(fields.get(name)?.error).toBeTruthy();
    const { do: _form, ...typed } = body;
    expect(Object.fromEntries(Object.keys(typed).map((one) => [one, fields.get(one)?.value]))).toEqual(typed);
  });
});

test("requests of a doctor are paused, and a holiday's hours said", async () => {
  const { look, post, services, hospital, clock } = await openNotices();
  await post({
    do: "pause",
    "text.en": "On leave.",
    phone: "0000 220 2111",
    about: "doctor:d1",
    to: "2026-12-03T23:59",
  });
  expect(services.notices.findPause(hospital, { doctor: "Dr. Anil" }, services)).toMatchObject({ field: "doctor" });
  clock.move(1);
  await post({ do: "holiday", day: "2027-01-02", op: "hours", "op.opens": "09:00", "op.closes": "11:00" });
  const { holidays } = services.notices.withHolidays(hospital);
  expect(holidays.find(({ day }) => day === "2027-01-02")?.op).toEqual({ opens: "09:00", closes: "11:00" });
  expect(piecesOf(await look(), "facts").map(({ title }) => title)).toEqual([
    "Holiday: 2 January, Mannam Jayanthi: OP 9 am to 11 am",
    "No requests: Dr. Anil",
  ]);
});

test("only a publisher of all hospitals speaks for all, and a writer for none", async () => {
  const { post, services, logIn, argsOf, page, store } = await openNotices();
  await post({ do: "notice", "text.en": "Everywhere", where: "all", to: "2026-11-26T23:59" });
  expect(services.notices.list("punalur")).toMatchObject([{ hospitalId: "punalur" }]);
  const until = new Date(`${addDays("2026-11-26", 2)}T00:00:00Z`);
  const content = { kind: "notice", severity: "urgent", text: { en: "All" } } as const;
  const id = await store.addNotice({ hospitalId: "", content, from: new Date(0), until, by: "command" });
  await services.notices.look();
  await post({ do: "end", id });
  expect(services.notices.list("kozhencherry")).toMatchObject([{ id, until }]);
  const { cookie } = await logIn(WRITER);
  expect(await settle(loader(argsOf(page, { cookie })))).toMatchObject({ status: 403 });
});
