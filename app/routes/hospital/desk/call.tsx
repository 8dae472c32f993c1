import { data, redirect } from "react-router";
import { NoteCallPage } from "#app/features/desk/note-call-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";

import { callBackAt, readCallBack, SOURCES } from "#forms/call-back.ts";
import type { FieldError } from "#forms/form-fields.ts";
import { isReference } from "#forms/submissions.ts";
import { officeHours } from "#forms/working-time.ts";
import { ABOUT, lastCallView, noteCallView, type TypedCall } from "./call-view.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/call";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const FIELDS = ["contactNumber", "callBy", "source", "language", "about", "name", "note"] as const;
/** What the next call has in common with the last, most likely. */
const KEPT = ["source", "language"] as const;

/** The page on which the desk notes a call of the telephone or the counter, and what it noted last. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openDesk(args, "calls");
  const { hospital, services, head } = desk;
  const { searchParams } = new URL(args.request.url);
  const { deskCall: words } = services.texts.server;
  const typed: TypedCall = Object.fromEntries(searchParams);
  const done = searchParams.get("done") ?? "";
  if (done === "repeated" || done === "undone")
    return { head, page: await noteCallView({ desk, typed, message: { text: words[done] } }) };
  const noted = isReference(done) ? await services.desk.calls.find(hospital.id, done) : undefined;
  if (!noted) return { head, page: await noteCallView({ desk, typed }) };
  const { text: said, last } = await lastCallView(noted, hospital, services);
  const isNew = noted.request.steps.length === 0;
  const message = { text: said, ...(isNew && { undo: { hidden: { undo: done } } }) };
  return { head, page: await noteCallView({ desk, typed, message, last }) };
}

/** Stores a call as the form of the public is stored; a reload notes nothing again. */
export async function action(args: Route.ActionArgs) {
  const { form, ...desk } = await openDeskForm(args, "calls");
  const { services, head, path } = desk;
  const { deskCall: words } = services.texts.server;
  const undone = text(form, "undo");
  const typed: TypedCall = Object.fromEntries(FIELDS.map((name) => [name, text(form, name)]));
  const outcome = await (undone === "" ? note(desk, typed) : takeBack(desk, undone));
  if (outcome.status === "accepted") {
    const kept = KEPT.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
    throw redirect(`${path}/call?${new URLSearchParams({ done: outcome.done, ...Object.fromEntries(kept) })}`, 303);
  }
  const { error } = outcome;
  const message = error ? undefined : { text: words.notSaved, isError: true };
  return data({ head, page: await noteCallView({ desk, typed, error, message }) }, { status: error ? 400 : 503 });
}

type Outcome = { status: "accepted"; done: string } | { status: "refused"; error?: FieldError | undefined };

async function note({ hospital, services, editor }: OpenDesk, typed: TypedCall): Promise<Outcome> {
  const [now, hours] = [services.now(), officeHours(hospital)];
  const callBy = callBackAt(readCallBack(typed.callBy ?? "") ?? "hour", now, hours) ?? callBackAt("hour", now, hours);
  const source = SOURCES.find((one) => one === typed.source && one !== "web") ?? "telephone";
  const { contactNumber, name, note: about, about: whom = "", language = services.site.language } = typed;
  const named = (prefix: string) => (whom.startsWith(prefix) ? whom.slice(prefix.length) : "");
  const input = {
    ...{ contactNumber, name, note: about, hospital: String(hospital.code) },
    ...{ department: named(ABOUT.department), doctor: named(ABOUT.doctor) },
  };
  const noted = { source, callBy: callBy ?? now, notedBy: editor.name, editor: sameAddress(editor.address) };
  const outcome = await services.submissions.submit("call", input, { language, noted });
  if (outcome.status === "accepted") return { status: "accepted", done: outcome.receipt.reference ?? "repeated" };
  return { status: "refused", error: outcome.status === "invalid" ? outcome.errors[0] : undefined };
}

/** A number that was mistyped, say: as long as nobody has done anything about it. */
async function takeBack({ hospital, services, editor }: OpenDesk, reference: string): Promise<Outcome> {
  try {
    const call = await services.desk.calls.find(hospital.id, reference);
    const step = { state: "withdrawn", by: editor.name } as const;
    const isTakenBack = call && (await services.answers.answer(hospital, call.request, step, 0)) === "stored";
    if (!isTakenBack) return { status: "accepted", done: reference };
    const act = { what: "call-undone", subject: reference, hospital: hospital.id };
    await services.desk.audit({ who: sameAddress(editor.address), ...act });
    return { status: "accepted", done: "undone" };
  } catch {
    return { status: "refused" };
  }
}

export default function NoteCall({ loaderData, actionData }: Route.ComponentProps) {
  return <NoteCallPage view={(actionData ?? loaderData).page} />;
}
