import type { DeskView } from "#app/features/desk/desk-page.tsx";
import type { Choice } from "#app/features/desk/desk-field.tsx";
import type { Part } from "#app/features/desk/desk-parts.tsx";
import { text } from "#answers/read-answer.ts";
import { callBackAt, type Noted } from "#forms/call-back.ts";
import type { FieldError } from "#forms/form-fields.ts";
import { dueBy, officeHours } from "#forms/working-time.ts";
import { formatBrief, nameWithPlace } from "#outbox/mail/office-mail.ts";
import { formatPhone } from "#site/hospitals/parse-phone.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import { callBackChoices, callingDepartments } from "../call-choices.ts";
import { messageLinks } from "../office-view.ts";
import { senderWords } from "../request-data.ts";
import { fill, languageName, readDoctors, submit, type OpenDesk, type Typed } from "./open-desk.ts";

/** The page on which the desk notes a call, and what it noted last, with the ways to send its caller the page. */
export async function show(desk: OpenDesk) {
  const { hospital, services, words, query } = desk;
  const { deskCall: said } = words;
  const { answers, texts, now } = services;
  const typed: Typed = Object.fromEntries(query);
  const { done = "" } = typed;
  if (done === "repeated" || done === "undone") return page(desk, typed, { said: said[done] });
  const noted = await services.desk.findCall(hospital.id, done);
  if (!noted) return page(desk, typed);
  const { record, phoneNumber, steps } = noted;
  const sender = senderWords(services, hospital, record);
  const { messages } = sender.texts.server.answers.office;
  const message = messages.call(nameWithPlace(sender.hospital), await answers.links.toRequest(sender.hospital, record));
  const buttons = [
    ...messageLinks(message, phoneNumber, texts),
    { label: said.open, to: await answers.links.toAnswer(hospital, record), icon: "arrow-right" },
  ];
  return page(desk, typed, {
    said: said.saved(formatPhone(phoneNumber), formatBrief(dueBy(hospital, record) ?? now(), texts)),
    undo: steps.length === 0 ? { undo: done } : undefined,
    last: [{ text: said.sendPage }, { buttons }],
  });
}

type More = Pick<DeskView, "said" | "undo" | "error"> & { last?: Part[]; fault?: FieldError | undefined };

/** The form, with what was typed or the likely default. */
async function page(desk: OpenDesk, typed: Typed, { last = [], fault, ...message }: More = {}, status = 200) {
  const { hospital, services } = desk;
  const { server, pages } = services.texts;
  const { deskCall: words } = server;
  const { site, now } = services;
  const { optional: note } = pages.form;
  const chips = (name: string, label: string, value: string, options: Choice[]) => ({
    ...{ name, label, type: "chips", value, options },
  });
  const more = (name: string, label: string) => ({ name, label, note, type: "text", more: { maxLength: 200 } });
  const doctors = (await readDoctors(desk)).map(({ name }): Choice => [`doctor:${name}`, name]);
  const departments = callingDepartments(hospital).map((one): Choice => [`department:${one.value}`, one.label ?? ""]);
  const groups = { [words.departments]: departments, [words.doctors]: doctors };
  const about: Choice[] = [["", words.notSaid], ...Object.entries(groups)];
  const languages = site.languages.map((one): Choice => [one, languageName(one, one), one]);
  const times = callBackChoices(hospital, now(), services.texts).map(({ value, label }): Choice => [value, label]);
  const sources = (["telephone", "counter"] as const).map((one): Choice => [one, words.sources[one]]);
  const form: Part[] = [
    {
      // The one field that every call needs: the Enter key after it saves.
      ...{ name: "contactNumber", label: words.number, type: "tel", isWide: true, isFocused: true },
      more: { inputMode: "tel", "aria-required": true },
    },
    chips("callBy", words.callBy, "hour", times),
    chips("source", words.source, "telephone", sources),
    { name: "about", label: words.about, note, type: "select", isWide: true, options: about },
    {
      fold: words.more,
      parts: [
        ...[more("name", pages.form.name), more("note", words.note)],
        languages.length > 1 && chips("language", words.language, site.language, languages),
      ],
    },
    submit(words.save),
  ];
  const filled = fill(form, typed, fault && { [fault.field]: fault.message });
  const parts = [...last, { form: filled, className: "form-panel desk__call" }];
  return desk.show({ title: words.title, ...message, parts }, status);
}

/** Stores a call as the form of the public is stored; a reload notes nothing again. */
export async function act(desk: OpenDesk, form: FormData) {
  const { hospital, services, editor, who } = desk;
  const typed: Typed = Object.fromEntries([...form.keys()].map((name) => [name, text(form, name)]));
  if (typed.undo) return takeBack(desk, typed.undo, typed);
  const { callBy = "", contactNumber, name, note, about = "" } = typed;
  const [now, hours] = [services.now(), officeHours(hospital)];
  const [, kind = "", named] = /^(department|doctor):(.*)$/.exec(about) ?? [];
  const input = { contactNumber, name, note, hospital: String(hospital.code), ...(kind && { [kind]: named }) };
  const noted: Noted = {
    source: typed.source === "counter" ? "counter" : "telephone",
    callBy: callBackAt(callBy, now, hours) ?? callBackAt("hour", now, hours) ?? now,
    ...{ notedBy: editor.name, editor: who },
  };
  const edition = editionIn(services.editions, typed.language ?? services.site.language);
  const outcome = await services.submissions.submit("call", input, { edition, noted });
  if (outcome.status === "accepted") throw finish(desk, typed, outcome.receipt.reference ?? "repeated");
  if (outcome.status === "invalid") return page(desk, typed, { fault: outcome.errors[0] }, 400);
  return page(desk, typed, { error: desk.words.deskCall.notSaved }, 503);
}

/** Keeps what the next call has in common with the last, most likely. */
const finish = (desk: OpenDesk, { source, language }: Typed, done: string) =>
  desk.done("/call", { done, ...(source && { source }), ...(language && { language }) });

/** A number that was mistyped, say: as long as nobody has done anything about it. */
async function takeBack(desk: OpenDesk, reference: string, typed: Typed) {
  const { hospital, services, editor, audit } = desk;
  const call = await services.desk.findCall(hospital.id, reference);
  const step = { state: "withdrawn", by: editor.name } as const;
  const isUndone = call && (await services.answers.answer(hospital, call, step, 0)) === "stored";
  if (isUndone) await audit("call-undone", reference);
  throw finish(desk, typed, isUndone ? "undone" : reference);
}
