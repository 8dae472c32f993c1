import { data, redirect } from "react-router";
import { RequestPage, type RequestView } from "#app/features/answers/request-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { PastStep } from "#forms/answer.ts";
import { describeStep } from "#outbox/mail/describe-step.ts";
import { readOfficeAnswer, text } from "#answers/read-answer.ts";
import { officeHours } from "#forms/working-time.ts";
import { listHeard } from "#outbox/standing.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";
import { answerView, NAME_STATE } from "./office-view.ts";
import { openHospital } from "./hospital-page.ts";
import { fillReason } from "./quick-answers.ts";
import { findSitting } from "./load-doctors.ts";
import { findSession, keptName, nameCookie } from "./office-list.ts";
import { closedPage, listReturned, requestData, senderWords } from "./request-data.ts";
import type { Refused } from "#app/features/answers/step-forms.ts";
import { readForm } from "./submit-form.ts";
import type { Route } from "./+types/answer";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** The page on which an office answers a request, by the signed link in its mail. Looking at it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const isDone = new URL(args.request.url).searchParams.has("done");
  const { hospital, services } = openHospital(args);
  const session = await findSession(services, hospital, args.request);
  return show(args, ({ request, office }) => {
    const { reference } = request.record;
    // As far as is known; 'I am on it' is mailed to nobody.
    const own = request.mails.find((mail) => mail.kind === "answer" && mail.step === request.steps.length);
    const isMailed = own !== undefined && own.state !== "dropped" && listReturned(request).length === 0;
    const isUnheard = request.steps.at(-1)?.state === "reopened" && listHeard(request.mails).length === 0;
    const saved = isUnheard ? office.takenBack : isMailed ? office.savedMailed : office.saved;
    services.audit({ audit: "answer-page-read", hospital: hospital.id, reference, session: session?.id });
    return {
      status: 200,
      ...(isDone && { message: { text: saved, isError: false } }),
    };
  });
}

function textsOf(args: Args, { record }: AnsweredRequest): Catalogue {
  return wordsOf(record.kind, openHospital(args).services.texts);
}

const doctorOf = ({ record }: AnsweredRequest) => ((record.request ?? {}) as Partial<AppointmentRequest>).doctor;

type Shown = { status: number; message?: RequestView["message"]; refused?: Refused };

async function show(
  args: Args,
  choose: (opened: { request: AnsweredRequest; office: Catalogue["server"]["answers"]["office"] }) => Shown,
) {
  const { hospital, services } = openHospital(args);
  const opened = await services.answers.open(hospital, "answer", args.params);
  if (opened.status !== "open") {
    const { view, status } = closedPage(opened.status, services.texts);
    return data(requestData(services, hospital, view, { isForPatient: false }), { status });
  }
  const { request } = opened;
  const { status, ...shown } = choose({ request, office: textsOf(args, request).server.answers.office });
  const name = keptName(args.request);
  const doctor = await findSitting(services, hospital, doctorOf(request));
  const facts = { hospital, request, name, doctor, now: services.now(), texts: services.texts };
  const sender = senderWords(services, hospital, request.record);
  const senderPage = await services.answers.links.toRequest(sender.hospital, request.record);
  const view = answerView({ ...facts, sender, senderPage, ...shown });
  return data(requestData(services, hospital, view, { isForPatient: false }), { status });
}

/** Stores an answer, unless a colleague was quicker than the page; a reload sends nothing again. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const form = await readForm(args.request);
  const opened = await services.answers.open(hospital, "answer", args.params);
  if (opened.status !== "open") return show(args, () => ({ status: 410 }));
  const { request } = opened;
  const texts = textsOf(args, request);
  const { office } = texts.server.answers;
  const { pathname } = new URL(args.request.url);
  if (text(form, "state") === NAME_STATE)
    throw redirect(pathname, { status: 303, headers: nameCookie(services, hospital, form) });
  fillReason(form, services.now(), senderWords(services, hospital, request.record).texts);
  const read = readOfficeAnswer(form, {
    ...{ kind: request.record.kind, now: services.now(), texts, hours: officeHours(hospital) },
    doctor: await findSitting(services, hospital, form.has("doctor") ? text(form, "doctor") : doctorOf(request)),
  });
  if (!read) return show(args, () => ({ status: 400 }));
  if (!("step" in read)) return show(args, () => ({ status: 400, refused: { form, ...read } }));
  const expected = Number(form.get("expected"));
  const outcome = await services.answers.answer(hospital, request, read.step, expected).catch(() => "failed" as const);
  if (outcome === "failed")
    return show(args, () => ({ status: 503, refused: { form }, message: { text: office.unavailable, isError: true } }));
  if (outcome !== "stored") return show(args, (found) => tellChange(found.request.steps, form));
  throw redirect(`${pathname}?done`, 303);

  function tellChange(steps: PastStep[], typed: FormData): Shown {
    const last = steps.at(-1);
    const what = last ? describeStep(last, services.texts) : "";
    return { status: 409, refused: { form: typed }, message: { text: office.changed(what), isError: true } };
  }
}

export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage {...(actionData ?? loaderData)} />;
}
