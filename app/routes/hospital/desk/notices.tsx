import { data, redirect } from "react-router";
import type { DeskMessage } from "#app/features/desk/desk-page.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { NoticesPage } from "#app/features/desk/notices-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { stateOf } from "#desk/notices/notices.server.ts";
import { readNotice } from "#desk/notices/read-notice.ts";
import { mayNameAll, noticesView, sayMoment, valuesOf, type NoticesFacts } from "./notices-view.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/notices";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** What the hospital says on its pages for a while: notices, pauses of requests, hours of holidays. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openDesk(args, "notices");
  const { searchParams } = new URL(args.request.url);
  const listed = desk.services.notices.list([desk.hospital.id]);
  const asked = listed.find(({ id }) => id === searchParams.get("from"));
  const filled = asked && {
    ...{ kind: asked.content.kind, values: valuesOf(asked, desk) },
    ...(stateOf(asked, desk.services.now()) !== "over" && { replaces: asked.id }),
  };
  return show(desk, 200, { message: sayDone(desk, searchParams), filled });
}

function sayDone(desk: OpenDesk, query: URLSearchParams): DeskMessage | undefined {
  const { services, hospital } = desk;
  const { deskNotices: words } = services.texts.server;
  const [done, id = "", replaced = ""] = (query.get("done") ?? "").split(" ");
  const notice = services.notices.list([hospital.id]).find((one) => one.id === id);
  if (done === "undone") return { text: words.resumed };
  if (done === "before") return { text: words.before };
  if (!notice) return undefined;
  if (done === "ended") return { text: words.ended, undo: { hidden: { do: "resume", id } } };
  const isPlanned = stateOf(notice, services.now()) === "planned";
  const said = isPlanned ? words.planned(sayMoment(notice.from, desk)) : words.saved;
  return { text: said, undo: { hidden: { do: "undo", id, resume: replaced } } };
}

async function show(desk: OpenDesk, status: number, facts: Pick<NoticesFacts, "message" | "filled">) {
  return data({ head: desk.head, page: noticesView({ desk, doctors: await readDoctors(desk), ...facts }) }, { status });
}

async function readDoctors({ services, hospital }: OpenDesk) {
  const result = await services.content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  return result.status === "ok" ? result.content.doctors : [];
}

/** Stores one notice, ends one, or takes that back; a reload does nothing again. */
export async function action(args: Route.ActionArgs) {
  const { form, ...desk } = await openDeskForm(args, "notices");
  const { services, hospital, editor, path } = desk;
  const { notices, site, texts } = services;
  const { deskNotices: words } = texts.server;
  const by = sameAddress(editor.address);
  const hospitals = [hospital.id, ...(mayNameAll(desk) ? [""] : [])];
  const [kind, id] = [text(form, "do"), text(form, "id")];
  const values = Object.fromEntries([...form.keys()].map((name) => [name, text(form, name)]));
  const replaces = text(form, "replaces");
  const refuse = (status: number, said: string, errors = {}) =>
    show(desk, status, { message: { text: said, isError: true }, filled: { kind, values, errors, replaces } });
  const finish = (done: string) => redirect(`${path}/notices?${new URLSearchParams({ done })}`, 303);
  try {
    if (kind === "end") return finish((await notices.end({ id, hospitals, by })) ? `ended ${id}` : "before");
    if (kind === "resume") return finish((await notices.end({ id, hospitals, by }, false)) ? "undone" : "before");
    if (kind === "undo") {
      const isUndone = await notices.end({ id, hospitals, by });
      const replaced = text(form, "resume");
      if (isUndone && replaced) await notices.end({ id: replaced, hospitals, by }, false);
      return finish(isUndone ? "undone" : "before");
    }
    const { languages } = site;
    const facts = { hospital, languages, mayNameAll: mayNameAll(desk), now: services.now(), by, words };
    const read = readNotice(form, { ...facts, doctors: await readDoctors(desk) });
    if ("errors" in read) return await refuse(400, words.refused, read.errors);
    const old = notices.list(hospitals).find((one) => one.id === replaces);
    return finish(`saved ${await notices.add(read.notice, old?.id)} ${old?.id ?? ""}`.trim());
  } catch (failure) {
    services.reportFailure(failure, path);
    return refuse(503, words.unavailable);
  }
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticesPage {...(actionData ?? loaderData).page} />;
}
