import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, test } from "vitest";
import {
  openTestDesk,
  piecesOf,
  PUBLISHER,
  settle,
  STRANGER,
  WRITER,
  type TestDesk,
} from "#tests/support/open-test-desk.ts";
import { claimKind } from "#outbox/test-support/claim-mails.ts";
import * as home from "./home.tsx";
import * as layout from "./layout.tsx";
import * as link from "./link.tsx";
import { openDesk, openDeskForm } from "./open-desk.ts";
import * as tool from "./tool.tsx";

/** Asks for a link as that address; returns the parameters of the mailed one, undefined where none was mailed. */
async function askForLink({ argsOf, path, store, links, clock, hospital }: TestDesk, address: string, minutes = 30) {
  const asked = await settle(home.action(argsOf(path, { body: { address } })));
  // A link is mailed after the reply; what reads the store now waits for that.
  await store.findEditorSession("");
  const mail = await claimKind(store, "desk");
  if (!mail) return { asked };
  const until = new Date(Number(clock.now()) + minutes * 60_000);
  const mailed = await links.path(hospital, "desk", mail.id, until);
  const [, subject = "", expires = "", signature = ""] = /\/desk\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(mailed) ?? [];
  return { asked, params: { subject, expires, signature }, mailed, editor: mail.editor };
}

test("a link is mailed to an editor, shows a button, and opens the desk once it is posted", async () => {
  const desk = await openTestDesk();
  const { argsOf, path } = desk;
  const { asked, params, mailed = "", editor } = await askForLink(desk, " Publisher@Example.org ");
  expect([asked.status, asked.to, editor]).toEqual([303, `${path}?done=asked`, PUBLISHER.address]);
  const looked = await settle(link.loader(argsOf(mailed, { params })));
  expect([looked.status, looked.cookie, await desk.store.listDeskActs({ limit: 1 })]).toEqual([200, undefined, []]);
  const opened = await settle(link.action(argsOf(mailed, { params, body: {} })));
  expect([opened.status, opened.to]).toEqual([303, path]);
  expect(opened.cookie).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; secure$/);
  const cookie = opened.cookie?.split(";")[0] ?? "";
  expect(await settle(home.loader(argsOf(path, { cookie })))).toMatchObject({
    data: { page: { frame: { who: "You are Anitha (publisher)" } } },
  });
});

test("whoever is no editor gets the same reply and no mail", async () => {
  const desk = await openTestDesk();
  const { asked, params } = await askForLink(desk, "nobody@example.org");
  expect([asked.status, asked.to, params, desk.mailed()]).toEqual([303, `${desk.path}?done=asked`, undefined, 0]);
});

test("a link of another hospital, a forged one and one that has run out open nothing and say what to do", async () => {
  const desk = await openTestDesk();
  const { argsOf, services, clock } = desk;
  const { params, mailed = "" } = await askForLink(desk, WRITER.address);
  const other = mailed.replace("punalur", "kozhencherry");
  expect(await settle(link.action(argsOf(other, { params, body: {} })))).toMatchObject({
    status: 410,
    cookie: undefined,
  });
  const forged = { ...params, signature: "x.y" };
  expect(await settle(link.loader(argsOf(mailed, { params: forged })))).toMatchObject({ status: 410 });
  clock.move(31);
  const late = await settle(link.loader(argsOf(mailed, { params })));
  const { invalid } = services.texts.server.desk.link;
  expect(late).toMatchObject({ status: 410, data: { page: { parts: [{ text: invalid }, { action: desk.path }] } } });
  expect(piecesOf(late.data, "label")).toMatchObject([{ name: "address" }, {}]);
  expect(await settle(link.action(argsOf(mailed, { params, body: {} })))).toMatchObject({ status: 410 });
});

test("a link whose session was ended opens no other, and an open one opens twice", async () => {
  const desk = await openTestDesk();
  const { argsOf, path } = desk;
  const { params, mailed = "" } = await askForLink(desk, WRITER.address);
  const open = () => settle(link.action(argsOf(mailed, { params, body: {} })));
  const [first, second] = [await open(), await open()];
  expect([first.to, second.to]).toEqual([path, path]);
  const cookie = second.cookie?.split(";")[0] ?? "";
  const ended = await settle(home.action(argsOf(path, { cookie, body: { do: "end" } })));
  expect([ended.to, ended.cookie]).toEqual([`${path}?done=ended`, expect.stringContaining("Max-Age=0")]);
  expect(await open()).toMatchObject({ status: 410 });
});

test("asking again and again mails at most one link in each pause, and a pause is shorter than a link holds", async () => {
  const desk = await openTestDesk();
  const minutes: number[] = [];
  for (let minute = 0; minute < 120; minute += 1) {
    await settle(home.action(desk.argsOf(desk.path, { body: { address: WRITER.address } })));
    await desk.store.findEditorSession("");
    if (desk.mailed() > minutes.length) minutes.push(minute);
    desk.clock.move(1);
  }
  const pauses = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  expect(pauses).toEqual([1, 1, 5, 15, 15, 15, 15, 15, 15, 15]);
});

test("who is not logged in is led to the page that asks for a link", async () => {
  const { argsOf, path } = await openTestDesk();
  for (const cookie of ["", "desk=", `desk=${"x".repeat(43)}`])
    expect(await settle(openDesk(argsOf(`${path}/log`, { cookie }), "publisher"))).toMatchObject({
      status: 303,
      to: path,
    });
});

test("a writer may not do what a publisher does, nor anybody what is another hospital's", async () => {
  const desk = await openTestDesk();
  const { argsOf, path } = desk;
  const writer = await desk.logIn(WRITER);
  const { role, hospital } = desk.services.texts.server.desk.refusals;
  expect(await settle(openDesk(argsOf(path, writer)))).toMatchObject({ data: { editor: WRITER } });
  expect(await settle(openDesk(argsOf(path, writer), "publisher"))).toMatchObject({
    status: 403,
    data: { refused: { title: role.title } },
  });
  const body = { do: "notice" };
  expect(await settle(tool.action(argsOf(`${path}/notices`, { ...writer, body })))).toMatchObject({ status: 403 });
  expect(await settle(tool.loader(argsOf(`${path}/log`, writer)))).toMatchObject({ status: 403 });
  let made = 0;
  Object.assign(desk.desk, { entries: { makeOurs: async () => (made += 1) } });
  const publisher = await desk.logIn(PUBLISHER);
  for (const who of [writer, publisher])
    expect(await settle(tool.action(argsOf(`${path}/doctors`, { ...who, body })))).toMatchObject({ status: 303 });
  expect(made).toBe(1);
  const kozhencherry = desk.services.site.hospitals.find(({ id }) => id === "kozhencherry");
  const stranger = await desk.logIn(STRANGER, kozhencherry);
  expect(await settle(openDesk(argsOf(path, stranger)))).toMatchObject({
    status: 403,
    data: { refused: { title: hospital.title } },
  });
});

test("an editor who is removed or gets other rights is out at once, and so is everybody while the file is broken", async () => {
  const desk = await openTestDesk();
  const writer = await desk.logIn(WRITER);
  const open = () => settle(openDesk(desk.argsOf(desk.path, writer)));
  expect(await open()).toMatchObject({ data: { editor: WRITER } });
  await desk.writeEditors([PUBLISHER, { ...WRITER, role: "publisher" }]);
  expect(await open()).toMatchObject({ status: 303 });
  await desk.writeEditors([PUBLISHER]);
  expect(await open()).toMatchObject({ status: 303 });
  await desk.writeEditors([{ ...WRITER, hospitals: ["nowhere"] }]);
  await expect(open()).rejects.toThrow("editors.json: 0.hospitals");
  const asked = await settle(home.action(desk.argsOf(desk.path, { body: { address: WRITER.address } })));
  expect([asked.status, piecesOf(asked.data, "error")]).toMatchObject([503, [{ value: WRITER.address }]]);
  await desk.writeEditors([WRITER]);
  expect(await open()).toMatchObject({ data: { editor: WRITER } });
});

test("yesterday's cookie opens nothing", async () => {
  const desk = await openTestDesk();
  const writer = await desk.logIn(WRITER);
  desk.clock.move(24 * 60);
  expect(await settle(openDesk(desk.argsOf(desk.path, writer)))).toMatchObject({ status: 303 });
});

test("a form whose session has ended is not taken, and nothing that was typed is lost", async () => {
  const desk = await openTestDesk();
  const writer = await desk.logIn(WRITER);
  const body = { title: "Camp on Sunday", id: "7" };
  const post = (cookie: string) =>
    settle(openDeskForm(desk.argsOf(`${desk.path}?a=b`, { cookie, body }), async (opened) => opened));
  expect(await post(writer.cookie)).toMatchObject({ data: { editor: WRITER } });
  const { status, data } = await post("");
  const form = [{ name: "title", value: body.title }, { hidden: [["id", "7"]] }, {}];
  expect([status, piecesOf(data, "form")]).toMatchObject([403, [{ form, action: `${desk.path}?a=b` }]]);
});

test("a store that fails loses nothing that was typed with any tool, and the page says that it is not stored", async () => {
  const desk = await openTestDesk();
  const { cookie } = await desk.logIn(PUBLISHER);
  const { failed } = desk.services.texts.server.desk.refusals.form;
  await desk.store.close();
  const body = { note: "Lift is out of order", id: "7" };
  const form = [{ value: body.note }, { hidden: [["id", "7"]] }, {}];
  for (const name of ["call", "consents", "import", "notices", "doctors"]) {
    const { status, data } = await settle(tool.action(desk.argsOf(`${desk.path}/${name}`, { cookie, body })));
    expect([name, status, piecesOf(data, "text")[0]?.text]).toEqual([name, 503, failed]);
    expect(piecesOf(data, "form")).toMatchObject([{ form, takesFile: true }]);
  }
  const asked = await settle(home.action(desk.argsOf(desk.path, { body: { address: WRITER.address } })));
  expect([asked.status, piecesOf(asked.data, "error")]).toMatchObject([503, [{ value: WRITER.address }]]);
});

test("the log says who did what, also of acts that are known no more", async () => {
  const desk = await openTestDesk();
  const publisher = await desk.logIn(PUBLISHER);
  const { addDeskAct } = desk.store;
  const notice = JSON.stringify({ kind: "notice", severity: "", text: { en: "Lift is out of order" } });
  const common = { who: PUBLISHER.address, hospital_id: "punalur" };
  await addDeskAct({ ...common, what: "add", subject: "notice/k2-1", after: notice });
  await addDeskAct({ ...common, what: "end-consent", subject: "Usha (testimonial/x1)" });
  await addDeskAct({ ...common, what: "publish", subject: "doctors/anil", before: "3", after: "4" });
  await addDeskAct({ who: "command", what: "add-editor", subject: "a@example.org", after: "A, writer, all hospitals" });
  const { data } = await settle(tool.loader(desk.argsOf(`${desk.path}/log`, publisher)));
  const rows = piecesOf(data, "facts").map(({ title, text, parts }) => [title, text, ...piecesOf(parts, "text")]);
  expect(rows.toSorted()).toEqual([
    ["Anitha", "published anil"],
    ["Anitha", "put up a notice", { text: "notice · Lift is out of order" }],
    ["Anitha", "took a consent back: Usha"],
    ["command", "add-editor a@example.org", { text: "A, writer, all hospitals" }],
  ]);
  expect(piecesOf(data, "link")).toMatchObject([{ to: `${desk.path}/doctors/anil/versions?compare=4#version-4` }]);
});

test("of many acts of one moment the log leaves none out", async () => {
  const desk = await openTestDesk();
  const publisher = await desk.logIn(PUBLISHER);
  for (let number = 0; number < 60; number += 1)
    await desk.store.addDeskAct({ who: PUBLISHER.address, what: "publish", subject: `news/${number}` });
  const read = async (address: string) => (await settle(tool.loader(desk.argsOf(address, publisher)))).data;
  const first = await read(`${desk.path}/log`);
  const older = piecesOf(first, "link").at(-1)?.to as string;
  const seen = [first, await read(older)].flatMap((page) => piecesOf(page, "facts").map(({ text }) => text));
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
});

test("a page that cannot be read, or is not there, says so at the desk with the way back", async () => {
  const { argsOf, path, services } = await openTestDesk();
  const loaderData = layout.loader(argsOf(`${path}/log`));
  const render = (error: unknown) =>
    renderToStaticMarkup(createElement(layout.ErrorBoundary, { error, loaderData, params: {} } as never));
  const missing = new ErrorResponseImpl(404, "", null);
  const { failed, gone } = services.texts.server.desk.refusals;
  expect(render(new Error("the store is not open"))).toContain(failed.lead);
  expect(render(missing)).toContain(gone.lead);
  expect(render(missing)).toContain(`href="${path}"`);
});
