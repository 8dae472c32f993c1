import type { ClosedView, RequestView } from "#app/features/answers/request-page.tsx";
import type { PageServices } from "#app/context.ts";
import { bareHead } from "#app/head/page-head.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { reasonOf } from "#answers/read-returned-mail.ts";
import { formatMoment } from "#outbox/mail/office-mail.ts";
import type { AnsweredRequest, Refusal } from "#outbox/store/request-history.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import { urgentCalls } from "./contact-items.ts";

export interface SenderWords {
  texts: Catalogue;
  hospital: Hospital;
}

export function requestData(
  services: PageServices,
  hospital: Hospital,
  page: RequestView | ClosedView,
  { isForPatient }: { isForPatient: boolean },
) {
  const { conciergePhone } = hospital.contact;
  return {
    head: { ...bareHead(services, hospital, page.title, "home"), isHidden: true },
    page,
    ...(isForPatient && {
      home: { label: services.texts.pages.sections.home, to: hospital.basePath },
      phone: { printed: conciergePhone.printed, href: conciergePhone.href },
      urgent: urgentCalls(hospital, services.texts.pages),
    }),
  };
}

/** What a page of the office says to whoever sent a request is said in the sender's language. */
export function senderWords(
  { editions }: PageServices,
  hospital: Hospital,
  { language }: { language: string },
): SenderWords {
  const { site, texts } = editionIn(editions, language);
  return { texts, hospital: site.hospitals.find(({ id }) => id === hospital.id) ?? hospital };
}

export function closedPage(status: "forged" | "gone", texts: Catalogue): { view: ClosedView; status: 404 | 410 } {
  const { wrongLink, gone } = texts.server.answers;
  return status === "forged" ? { view: wrongLink, status: 404 } : { view: gone, status: 410 };
}

/** The mails to the patient that were refused or came back, the last one last. */
export function listReturned({ mails }: AnsweredRequest): Refusal[] {
  return mails
    .filter(({ recipient, state }) => state === "refused" && recipient === "patient")
    .map(({ error = "", at }) => ({ error, at }))
    .toSorted((a, b) => Number(a.at ?? 0) - Number(b.at ?? 0));
}

export function describeReturn({ error }: Pick<Refusal, "error">, { server }: Catalogue): string {
  const { returned, returnReasons } = server.answers.office;
  const reason = reasonOf(error);
  return returned(reason === "unknown" ? error : returnReasons[reason]);
}

/** The steps of a history with their times, the oldest first; `first` is what came before any step. */
export function historyOf(
  { steps }: AnsweredRequest,
  first: { at: Date; text: string }[],
  describe: (step: AnsweredRequest["steps"][number]) => string,
  texts: Catalogue,
): RequestView["history"] {
  const lines = [...first, ...steps.map((step) => ({ at: step.at, text: describe(step) }))];
  return lines
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map(({ at, text }) => ({ when: formatMoment(at, texts), text }));
}
