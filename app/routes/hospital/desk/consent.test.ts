import { expect, test } from "vitest";
import type { Content } from "#site/content/content.ts";
import { openTestDesk, piecesOf, settle, STRANGER, WRITER } from "#tests/support/open-test-desk.ts";
import * as own from "../consent.tsx";
import * as consent from "./tool.tsx";

const picture = { url: "/media/anu.webp", contentType: "image/webp", title: "Anu" };
const DOCTOR = { id: "anu", name: "Dr. Anu", profilePicture: picture };
const ok = (content: unknown) => async () => ({ status: "ok", content });

/** The desk with one doctor who has a picture; `shown` says whether pages have it. */
async function openDoctor() {
  const source = {
    ...{ fetchDoctors: ok({ total: 1, doctors: [DOCTOR] }), fetchDoctor: ok(DOCTOR) },
    ...{ fetchNews: ok([]), fetchTestimonials: ok([]) },
  } as unknown as Content;
  const desk = await openTestDesk({ content: source });
  const { content } = desk.desk.consents;
  Object.assign(desk.services, { content, noteMissingContent: () => {} });
  const writer = await desk.logIn(WRITER);
  const path = `${desk.path}/consents?of=doctor/anu`;
  const post = (body: Record<string, string>, by = writer, of = "doctor/anu") =>
    settle(consent.action(desk.argsOf(path.replace("doctor/anu", of), { ...by, body })));
  const view = async () => {
    const { data } = await settle(consent.loader(desk.argsOf(path, { cookie: writer.cookie })));
    const texts = piecesOf(data, "text").map(({ text = "" }) => text);
    return { lead: texts[0], address: texts.find((text) => text.startsWith("https:")) };
  };
  const shown = async () => JSON.stringify(await content.fetchDoctors("h", 9)).includes("anu.webp");
  return { ...desk, content, writer, post, view, shown };
}

const AGREED = { person: "Dr. Anu", on: "2026-11-20", until: "2026-12-31" };

test("a consent is noted with its link, and whoever agreed takes it back by one press", async () => {
  const { post, view, shown, argsOf, desk, store, changed } = await openDoctor();
  expect(await post(AGREED)).toMatchObject({ status: 303 });
  const { lead, address } = await view();
  expect(lead).toContain("Dr. Anu agreed on");
  const { pathname } = new URL(address ?? "");
  const [, , , id = "", key = ""] = pathname.split("/");
  const looked = await settle(own.loader(argsOf(pathname, { params: { id, key } })));
  expect([looked.status, await shown(), changed()]).toEqual([200, true, 0]);
  expect(await settle(own.action(argsOf(pathname, { params: { id, key }, body: {} })))).toMatchObject({ to: pathname });
  expect([await shown(), desk.consents.isFileWithheld(picture.url), changed()]).toEqual([false, true, 1]);
  expect((await settle(own.loader(argsOf(pathname, { params: { id, key } })))).data).toMatchObject({
    page: { parts: [{ text: "It is taken back. This website does not show it any more." }] },
  });
  const acts = await store.listDeskActs({ limit: 9 });
  expect(acts.map(({ who, what }) => [what, who]).toSorted()).toEqual([
    ["end-consent", "the person, by the link"],
    ["note-consent", WRITER.address],
  ]);
});

test("a forged link, another hospital's, and that of an earlier consent take nothing back", async () => {
  const { post, view, shown, argsOf } = await openDoctor();
  await post(AGREED);
  const { pathname } = new URL((await view()).address ?? "");
  const [, , , id = "", key = ""] = pathname.split("/");
  await settle(own.action(argsOf(pathname, { params: { id, key: "x" }, body: {} })));
  const elsewhere = pathname.replace("punalur", "kozhencherry");
  await settle(own.action(argsOf(elsewhere, { params: { id, key }, body: {} })));
  expect(await settle(own.loader(argsOf(elsewhere, { params: { id, key } })))).toMatchObject({ status: 410 });
  await post({ ...AGREED, person: "Dr. Anu again" });
  await settle(own.action(argsOf(pathname, { params: { id, key }, body: {} })));
  expect(await shown()).toBe(true);
});

test("a consent that has run out takes the picture away by itself, and a new one brings it back", async () => {
  const { post, shown, clock, desk, changed } = await openDoctor();
  await post({ ...AGREED, until: "2026-11-27" });
  clock.move(24 * 60);
  await desk.consents.look();
  expect(await shown()).toBe(true);
  clock.move(24 * 60);
  await desk.consents.look();
  expect([await shown(), changed()]).toEqual([false, 1]);
  const [row] = await desk.consents.list("punalur");
  if (row) await desk.consents.note({ ...row, until_day: "" }, WRITER.address);
  expect(await shown()).toBe(true);
});

test("the desk takes away what nobody agreed to, and lists it as not shown", async () => {
  const { post, shown, argsOf, path, writer } = await openDoctor();
  await post({ do: "end" });
  expect(await shown()).toBe(false);
  const listed = await settle(consent.loader(argsOf(`${path}/consents`, writer)));
  expect(piecesOf(listed.data, "facts")).toMatchObject([
    { title: "Dr. Anu", facts: ["Picture of a doctor", expect.stringContaining("is not shown any more") as string] },
  ]);
  await post(AGREED);
  expect(await shown()).toBe(true);
});

test.each([
  [{ ...AGREED, person: " " }, "Write who agreed."],
  [{ ...AGREED, on: "2026-11-27" }, "Choose a day up to today."],
  [{ ...AGREED, on: "soon" }, "Choose a day up to today."],
  [{ ...AGREED, until: "2026-11-25" }, "Choose a day from today on, or none."],
])("%j is refused with what is wrong, and stays typed", async (typed, error) => {
  const { post } = await openDoctor();
  const { status, data } = await post(typed);
  expect(status).toBe(400);
  expect(JSON.stringify(data)).toContain(error);
  expect(JSON.stringify(data)).toContain(typed.on);
});

test("while content is away a noted consent can be ended, and nothing else is said not to be there", async () => {
  const { post, services, shown, desk } = await openDoctor();
  await post(AGREED);
  const away = async () => ({ status: "unavailable", errors: [] });
  services.content = { ...services.content, fetchDoctors: away, fetchNews: away } as never;
  expect(await post({ do: "end" })).toMatchObject({ status: 303 });
  expect([await shown(), (await desk.consents.list("punalur")).length]).toEqual([false, 1]);
  const { status, data } = await post(AGREED, undefined, "news/camp");
  expect([status, piecesOf(data, "text")[0]?.text]).toEqual([503, services.texts.server.desk.refusals.form.failed]);
});

test("nobody of another hospital notes or ends a consent", async () => {
  const { post, logIn, services, shown } = await openDoctor();
  const kozhencherry = services.site.hospitals.find(({ id }) => id === "kozhencherry");
  const stranger = await logIn(STRANGER, kozhencherry);
  expect(await post({ do: "end" }, stranger)).toMatchObject({ status: 403 });
  expect(await shown()).toBe(true);
});
