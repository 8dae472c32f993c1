import type { DeskView } from "#app/features/desk/desk-page.tsx";
import { text } from "#answers/read-answer.ts";
import { stateOf } from "#desk/notices/notices.server.ts";
import { readNotice } from "#desk/notices/read-notice.ts";
import { mayNameAll, noticesParts, sayMoment, valuesOf, type Filled } from "./notices-view.ts";
import { readDoctors, type OpenDesk } from "./open-desk.ts";

/** What the hospital says on its pages for a while: notices, pauses of requests, hours of holidays. */
export async function show(desk: OpenDesk) {
  const { services, hospital, query } = desk;
  const asked = services.notices.list([hospital.id]).find(({ id }) => id === query.get("from"));
  const filled = asked && {
    ...{ kind: asked.content.kind, values: valuesOf(asked, desk) },
    ...(stateOf(asked, services.now()) !== "over" && { replaces: asked.id }),
  };
  return page(desk, sayDone(desk), filled);
}

type Message = Pick<DeskView, "said" | "undo" | "error">;

function sayDone(desk: OpenDesk): Message {
  const { services, hospital, query, words } = desk;
  const { resumed, before, ended, planned, saved } = words.deskNotices;
  const [done, id = "", resume = ""] = (query.get("done") ?? "").split(" ");
  const notice = services.notices.list([hospital.id]).find((one) => one.id === id);
  if (done === "undone") return { said: resumed };
  if (done === "before") return { said: before };
  if (!notice) return {};
  if (done === "ended") return { said: ended, undo: { do: "resume", id } };
  const isPlanned = stateOf(notice, services.now()) === "planned";
  return { said: isPlanned ? planned(sayMoment(notice.from, desk)) : saved, undo: { do: "undo", id, resume } };
}

async function page(desk: OpenDesk, message: Message, filled?: Filled, status = 200) {
  const parts = await noticesParts(desk, filled);
  return desk.show({ title: desk.words.deskNotices.title, ...message, parts }, status);
}

/** Stores one notice, ends one, or takes that back; a reload does nothing again. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, hospital, who: by, path } = desk;
  const { notices } = services;
  const { deskNotices: words } = desk.words;
  const mayAll = mayNameAll(desk);
  const hospitals = [hospital.id, ...(mayAll ? [""] : [])];
  const [kind, id, replaces] = [text(form, "do"), text(form, "id"), text(form, "replaces")];
  const values = Object.fromEntries([...form.keys()].map((name) => [name, text(form, name)]));
  const refuse = (status: number, error: string, errors = {}) =>
    page(desk, { error }, { kind, values, errors, replaces }, status);
  const finish = (done: string) => desk.done("/notices", { done });
  try {
    if (kind === "end" || kind === "undo" || kind === "resume") {
      const isDone = await notices.end({ id, hospitals, by }, kind !== "resume");
      const replaced = text(form, "resume");
      if (isDone && replaced) await notices.end({ id: replaced, hospitals, by }, false);
      return finish(!isDone ? "before" : kind === "end" ? `ended ${id}` : "undone");
    }
    const facts = { hospital, languages: services.site.languages, mayNameAll: mayAll, now: services.now(), by, words };
    const read = readNotice(form, { ...facts, doctors: await readDoctors(desk) });
    if ("errors" in read) return await refuse(400, words.refused, read.errors);
    const old = notices.list(hospitals).find((one) => one.id === replaces);
    return finish(`saved ${await notices.add(read.notice, old?.id)} ${old?.id ?? ""}`.trim());
  } catch (failure) {
    services.reportFailure(failure, path);
    return refuse(503, words.unavailable);
  }
}
