import { data, redirect } from "react-router";
import { NumbersPage, type NumbersView } from "#app/features/answers/numbers-page.tsx";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import type { MessageView } from "#app/features/answers/message.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { describeCheckDay, listPrintedNumbers } from "#outbox/number-day.server.ts";
import { mailOfficeLink, officeGate, openOfficePage } from "./office-link.ts";
import { readForm } from "./submit-form.ts";
import type { Route } from "./+types/numbers";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** The numbers that the hospital's pages print, by the signed link of a month, in the office's list or at the desk. */
export async function loader(args: Args) {
  const page = await openNumbers(args);
  const done = new URL(args.request.url).searchParams.get("done");
  if (!page.isOpen) return officeGate(page, page.words, done);
  return show(page, 200, done === null ? undefined : { text: page.words.saved });
}

async function openNumbers(args: Args) {
  const opened = await openOfficePage(args, "numbers");
  const words = opened.services.texts.server.numbers.page;
  return { ...opened, words, head: { ...opened.head, title: `${words.title} ${opened.officeName}` } };
}

function show({ office, officeName, services, words, head }: Opened, status: number, message?: MessageView) {
  const { texts, publicRecord } = services;
  const view: NumbersView = {
    ...{ title: words.title, office: officeName, lead: words.lead, message },
    numbers: listPrintedNumbers(office, texts).map(({ href: number, names, printed }) => {
      const check = publicRecord.numberCheck(office.id, number);
      const state = check?.state ?? "asked";
      const said = words.states[state](check ? describeCheckDay(check, texts) : "");
      return { number, printed, state, said, names: names.join(" · ") };
    }),
    buttons: (["right", "wrong"] as const).map((state) => ({ state, label: words[state] })),
  };
  return data({ head, view }, { status });
}

type Opened = Awaited<ReturnType<typeof openNumbers>>;

/** Stores what somebody found; the owner's mail about what is wrong is made from that. */
export async function action(args: Route.ActionArgs) {
  const page = await openNumbers(args);
  const { office, services, session, words } = page;
  if (!page.isOpen) return mailOfficeLink(page);
  const form = await readForm(args.request);
  const [number, state] = [text(form, "number"), text(form, "state")];
  const index = listPrintedNumbers(office, services.texts).findIndex(({ href }) => href === number);
  if (index < 0 || (state !== "right" && state !== "wrong"))
    return show(page, 400, { text: words.unknown, isError: true });
  try {
    await services.publicRecord.checkNumber({ hospitalId: office.id, number, state });
  } catch (failure) {
    services.reportFailure(failure, `${office.basePath}/numbers`);
    return show(page, 503, { text: words.unavailable, isError: true });
  }
  services.audit({ audit: "number-checked", hospital: office.id, session: session?.id });
  throw redirect(`${new URL(args.request.url).pathname}?done=saved#number-${index}`, 303);
}

export default function Numbers({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return "gate" in shown ? <OfficeListPage {...shown.gate} /> : <NumbersPage view={shown.view} />;
}
