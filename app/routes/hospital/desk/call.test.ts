import { expect, test } from "vitest";
import type { PageServices } from "#app/context.ts";
import { createAnswers } from "#answers/answers.server.ts";
import { createSubmissions } from "#outbox/create-submissions.server.ts";
import { SAMPLE_CALL, SAMPLE_MAIL_FROM } from "#outbox/test-support/samples.ts";
import { openTestDesk, piecesOf, settle, STRANGER, WRITER } from "#tests/support/open-test-desk.ts";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { action, loader } from "./tool.tsx";

const inIndia = (text: string) => new Date(`${text}:00+05:30`);

const valuesOf = (view: DeskView | undefined) =>
  Object.fromEntries(piecesOf(view, "type").map(({ name = "", value = "" }) => [name, value]));

/** The desk of Punalur on a Thursday at 11 am, with a writer at it. */
async function start() {
  const desk = await openTestDesk();
  const { services, store, clock, links, hospital, path } = desk;
  const editions = [{ site: services.site, texts: services.texts }] as PageServices["editions"];
  const common = { store, clock, onStored: () => {} };
  const content = { fetchDoctors: async () => ({ status: "ok", content: { doctors: [{ name: "Dr. Anu" }] } }) };
  Object.assign(services, {
    ...{ editions, content, submissions: createSubmissions({ ...common, editions, mailFrom: SAMPLE_MAIL_FROM }) },
    answers: createAnswers({ ...common, links, origin: services.origin, retentionDays: 90 }),
  });
  const { cookie } = await desk.logIn(WRITER);
  const address = `${path}/call`;
  const post = async (body: Record<string, string>) => {
    const { status, to = "", data } = await settle(action(desk.argsOf(address, { cookie, body })));
    return { status, to, view: (data as { page: DeskView } | undefined)?.page };
  };
  const look = async (to: string) => {
    const { data } = await settle(loader(desk.argsOf(to, { cookie })));
    return (data as { page: DeskView }).page;
  };
  return { ...desk, address, post, look, list: () => store.list({ hospitalId: hospital.id }) };
}

test("a number alone is noted: by telephone, to be called in an hour, and whoever noted it is in the log", async () => {
  const { post, list, store } = await start();
  const { status, to } = await post({ contactNumber: "98470 12345" });
  const [record] = await list();
  expect([status, to]).toEqual([303, expect.stringContaining(`done=${record?.reference}`)]);
  expect(record).toMatchObject({
    ...{ kind: "call", source: "telephone", notedBy: WRITER.name, callBy: inIndia("2026-11-26T12:00") },
    request: { contactNumber: 9_847_012_345, department: "", doctor: "", name: "" },
  });
  expect(await store.listDeskActs({ limit: 5 })).toMatchObject([
    { who: WRITER.address, what: "call-noted", subject: record?.reference, hospital_id: "punalur" },
  ]);
});

test("what was chosen is stored, and the next call begins with the same source", async () => {
  const { post, list, look } = await start();
  const chosen = { callBy: "soon", source: "counter", about: "doctor:Dr. Anu", name: "Anu", note: "MRI report" };
  const { to } = await post({ contactNumber: "9847012345", ...chosen });
  expect((await list())[0]).toMatchObject({
    ...{ source: "counter", callBy: inIndia("2026-11-26T11:15") },
    request: { doctor: "Dr. Anu", department: "", name: "Anu", note: "MRI report" },
  });
  const view = await look(to);
  expect(valuesOf(view)).toMatchObject({ callBy: "hour", source: "counter", contactNumber: "" });
  expect(piecesOf(view, "fold")).toMatchObject([{ isOpen: false }]);
});

test("after a call the page says what was noted, and sends its caller the page by message", async () => {
  const { post, look } = await start();
  const { said, parts } = await look((await post({ contactNumber: "9847012345" })).to);
  expect(said).toBe("Noted: +91 98470 12345. Call back by 26 Nov, 12:00 pm.");
  const [whatsApp, sms, open] = piecesOf(parts, "to");
  expect(whatsApp?.to).toMatch(/^https:\/\/wa\.me\/919847012345\?text=.*%2Frequest%2FT-/);
  expect(sms?.to).toMatch(/^sms:\+919847012345\?body=/);
  expect(open?.to).toMatch(/\/answer\/T-/);
  expect(decodeURIComponent(`${whatsApp?.to}${sms?.to}`)).not.toContain(WRITER.name);
});

test("the same call twice is noted once, and the page says so", async () => {
  const { post, look, list } = await start();
  await post({ contactNumber: "9847012345" });
  const { to } = await post({ contactNumber: "9847012345" });
  expect((await look(to)).said).toContain("noted a moment ago");
  expect(await list()).toHaveLength(1);
});

test("a wrong number is named at its field, and all that was typed stays", async () => {
  const { post, list } = await start();
  const { status, view } = await post({ contactNumber: "98470", source: "counter", callBy: "tomorrow", name: "Anu" });
  expect([status, piecesOf(view, "type")[0]]).toMatchObject([400, { error: "Enter valid contact number" }]);
  const typed = { contactNumber: "98470", callBy: "tomorrow", source: "counter", name: "Anu", note: "" };
  expect(valuesOf(view)).toMatchObject(typed);
  expect(piecesOf(view, "fold")).toMatchObject([{ isOpen: true }]);
  expect(await list()).toEqual([]);
});

test("while the store is away what was typed stays, and the page says that it is not saved", async () => {
  const { post, services } = await start();
  services.submissions.submit = async () => ({ status: "unavailable" });
  const { status, view } = await post({ contactNumber: "9847012345" });
  expect([status, view?.error, valuesOf(view)["contactNumber"]]).toEqual([503, expect.any(String), "9847012345"]);
});

test("a call is taken back as long as nobody has done anything about it, and can be noted again", async () => {
  const { post, look, list, store } = await start();
  const { to } = await post({ contactNumber: "9847012345" });
  const { undo = {} } = await look(to);
  expect((await look((await post(undo)).to)).said).toContain("Taken back");
  expect((await list())[0]).toMatchObject({ answer: "withdrawn", waitingSince: undefined });
  const acts = (await store.listDeskActs({ limit: 5 })).map(({ what }) => what);
  expect(acts.toSorted()).toEqual(["call-noted", "call-undone"]);
  expect((await look(to)).undo).toBeUndefined();
  expect((await look((await post({ contactNumber: "9847012345" })).to)).said).toContain("Noted");
});

test("a call of another hospital is neither shown nor taken back", async () => {
  const { post, look, services, store } = await start();
  const other = { ...SAMPLE_CALL, hospital: "2" };
  const outcome = await services.submissions.submit("call", other);
  const reference = outcome.status === "accepted" ? (outcome.receipt.reference ?? "") : "";
  expect(await look(`/venmala_hospital_punalur/desk/call?done=${reference}`)).not.toHaveProperty("said");
  await post({ undo: reference });
  expect((await store.find(reference))?.answer).toBeUndefined();
});

test("nobody notes a call who is not of the hospital, or without a session", async () => {
  const { argsOf, address, logIn, list, hospital, services } = await start();
  const stranger = await logIn(STRANGER, services.site.hospitals.find(({ id }) => id === "kozhencherry") ?? hospital);
  const body = { contactNumber: "9847012345" };
  for (const who of [stranger, {}])
    expect(await settle(action(argsOf(address, { ...who, body })))).toMatchObject({ status: 403 });
  expect(await list()).toEqual([]);
});
