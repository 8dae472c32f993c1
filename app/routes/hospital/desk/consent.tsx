import { data, redirect } from "react-router";
import { ConsentPage, type ConsentView } from "#app/features/desk/consent-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { cleanLine } from "#forms/clean-text.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { type ConsentEntry, listConsentEntries, sayConsent } from "./consent-entries.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/consent";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;
type Typed = Record<"person" | "on" | "until", string>;

/** What is known of one entry's consent. */
export async function loader(args: Args) {
  const done = new URL(args.request.url).searchParams.get("done");
  const open = await openDesk(args, "write");
  const { form, end } = open.services.texts.server.deskConsents;
  const message = { saved: form.saved, ended: end.ended }[done ?? ""];
  return show(args, open, { message: message === undefined ? undefined : { text: message } });
}

async function findEntry({ params }: Args, open: OpenDesk) {
  const entries = await listConsentEntries(open);
  const entry = entries.find(({ kind, id }) => kind === params["kind"] && id === params["entryId"]);
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

interface Shown {
  message?: ConsentView["message"];
  typed?: Typed;
  errors?: Partial<Typed>;
}

async function show(args: Args, open: OpenDesk, { message, typed, errors = {} }: Shown) {
  const { services, frame, head } = open;
  const { form, end } = services.texts.server.deskConsents;
  const entry = await findEntry(args, open);
  const value: Typed = { person: "", on: todayInKolkata(services.now()), until: "", ...typed };
  const field = (name: keyof Typed, type: "text" | "date") => ({
    ...{ name, type, label: form[name], value: value[name], error: errors[name] },
  });
  const view: ConsentView = {
    ...{ frame, message, title: entry.title, lead: sayConsent(entry, services), link: await linkOf(entry, open) },
    ...{ heading: entry.consent ? form.again : form.heading, button: form.button },
    fields: [
      { ...field("person", "text"), maxLength: 120, hint: form.personHint },
      field("on", "date"),
      { ...field("until", "date"), note: form.optional },
    ],
    end: entry.state === "ended" ? undefined : end.button,
  };
  return { head, view };
}

/** The link that whoever agreed gets, and ways to send it. */
async function linkOf({ state, consent }: ConsentEntry, { services, hospital }: OpenDesk) {
  if (!consent || state !== "agreed") return undefined;
  const { heading, hint, ...words } = services.texts.server.deskConsents.link;
  const address = services.origin + (await services.desk.consents.path(hospital, consent));
  const said = encodeURIComponent(words.message(nameWithPlace(hospital), address));
  const ways = [
    { label: words.whatsApp, to: `https://wa.me/?text=${said}`, icon: "whatsapp" },
    { label: words.mail, to: `mailto:?body=${said}`, icon: "mail" },
  ];
  return { heading, hint, address, ways };
}

/** Notes a consent, or ends what is shown. */
export async function action(args: Route.ActionArgs) {
  const { form, ...open } = await openDeskForm(args, "write");
  const { services, hospital, editor } = open;
  const { consents } = services.desk;
  const { kind, id, title, consent } = await findEntry(args, open);
  const by = sameAddress(editor.address);
  const today = todayInKolkata(services.now());
  const entry = { hospital_id: hospital.id, kind, entry_id: id, title };
  const { pathname } = new URL(args.request.url);
  if (text(form, "do") === "end") {
    // What nobody agreed to is noted as ended, so that it is not shown.
    if (consent) await consents.end(consent, by);
    else await consents.note({ ...entry, person: title, agreed_on: today, until_day: DAY_BEFORE_ALL }, by);
    throw redirect(`${pathname}?done=ended`, 303);
  }
  const typed = { person: cleanLine(text(form, "person")), on: text(form, "on"), until: text(form, "until") };
  const errors = findErrors(typed, today, open);
  if (Object.keys(errors).length > 0) return data(await show(args, open, { typed, errors }), { status: 400 });
  await consents.note({ ...entry, person: typed.person, agreed_on: typed.on, until_day: typed.until }, by);
  throw redirect(`${pathname}?done=saved`, 303);
}

const DAY_BEFORE_ALL = "0000-01-01";

function findErrors({ person, on, until }: Typed, today: string, { services }: OpenDesk): Partial<Typed> {
  const { errors } = services.texts.server.deskConsents.form;
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    ...(person === "" && { person: errors.person }),
    ...(!(isDay(on) && on <= today) && { on: errors.on }),
    ...(until !== "" && !(isDay(until) && until >= today) && { until: errors.until }),
  };
}

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage {...(actionData ?? loaderData).view} />;
}
