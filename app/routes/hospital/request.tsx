import { data, redirect } from "react-router";
import { RequestPage, type RequestView } from "#app/features/answers/request-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { PastStep } from "#forms/answer.ts";
import { readWish } from "#answers/read-answer.ts";
import { openHospital } from "./hospital-page.ts";
import { describeForPatient, requestView } from "./patient-view.ts";
import { closedPage, requestData } from "./request-data.ts";
import { readForm } from "./submit-form.ts";
import type { Route } from "./+types/request";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true };

type Args = Route.LoaderArgs | Route.ActionArgs;
type Message = RequestView["message"];

/** The patient's own page of a request, by its unguessable address. */
export async function loader(args: Route.LoaderArgs) {
  const isDone = new URL(args.request.url).searchParams.has("done");
  const { stored } = openHospital(args).services.texts.server.answers.patient;
  return show(args, 200, isDone ? { text: stored, isError: false } : undefined);
}

async function show(args: Args, status: number, message?: Message, noteError?: string) {
  const { hospital, services } = openHospital(args);
  const opened = await services.answers.open(hospital, "request", args.params);
  if (opened.status !== "open") {
    const closed = closedPage(opened.status, services.texts);
    return data(requestData(services, hospital, closed.view, { isForPatient: true }), { status: closed.status });
  }
  const { request } = opened;
  const { pathname } = new URL(args.request.url);
  const view = requestView({
    ...{ hospital, request, texts: services.texts, now: services.now(), message, noteError },
    ends: services.answers.endOf(request),
    address: services.origin + pathname,
  });
  return data(requestData(services, hospital, view, { isForPatient: true }), { status });
}

/** Stores what the patient asks for, and has it mailed to the office. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const form = await readForm(args.request);
  const opened = await services.answers.open(hospital, "request", args.params);
  if (opened.status !== "open") return show(args, 410);
  const { patient, office } = services.texts.server.answers;
  const refuse = (status: number, words: string) => show(args, status, { text: words, isError: true });
  const { steps } = opened.request;
  // The page was of another time: what is asked for may not fit any more.
  if (Number(form.get("expected")) !== steps.length) return refuse(409, changed(steps));
  const wish = readWish(form, steps, services.now());
  if (wish === "no-note") return show(args, 400, undefined, patient.missing);
  if (wish === "over") return refuse(409, patient.over);
  if (!wish) return refuse(409, changed(steps));
  const outcome = await services.answers.wish(hospital, opened.request, wish).catch(() => "failed" as const);
  if (outcome === "failed") return refuse(503, office.unavailable);
  if (outcome === "too-soon") return refuse(429, patient.tooSoon);
  if (outcome !== "stored") return refuse(409, patient.notNow);
  throw redirect(`${new URL(args.request.url).pathname}?done`, 303);

  function changed(past: PastStep[]): string {
    const last = past.at(-1);
    return last ? patient.changed(describeForPatient(last, services.texts)) : patient.notNow;
  }
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage {...(actionData ?? loaderData)} />;
}
