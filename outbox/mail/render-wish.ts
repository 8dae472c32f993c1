import { isByPatient } from "#forms/answer.ts";
import { cleanLine, toAsciiAddress } from "#forms/form-fields.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { describeStep } from "#outbox/mail/describe-step.ts";
import { MailRefusedError, type OutgoingMail } from "./mail-transport.ts";
import { formatMoment, mailSubject, messageIdOf, officeAddress, type RequestFacts } from "./office-mail.ts";
import { renderOfficeMail } from "./render-office-mail.ts";
import { agreedBefore, describeRecord } from "./render-request.ts";

/** What a patient asks for after the request, to the office. */
export function renderWish(facts: RequestFacts): OutgoingMail {
  const { mail, hospital, look, request, links, answerBy, now } = facts;
  const texts = wordsOf(request.record.kind, facts.texts);
  const { mails } = texts.server.answers;
  const { record, steps } = request;
  const { reference, receivedAt } = record;
  const step = steps.find(({ number }) => number === mail.step);
  if (!step || !isByPatient(step.state)) throw new MailRefusedError("no wish of a patient", { isFinal: true });
  const state = step.state as keyof typeof mails.wish.kinds;
  const described = describeRecord(record, texts, hospital);
  const title = mails.wish.kinds[state];
  const content = {
    ...{ title, reference, hospital, receivedAt },
    facts: [
      ...agreedBefore(step.number, request, texts),
      ...(described?.facts ?? []),
      ...(answerBy ? [{ label: texts.server.mail.labels.answerBy, value: formatMoment(answerBy, texts) }] : []),
    ],
    message: describeStep(step, texts),
    nextStep: mails.wish[state],
    link: { label: mails.answerLink, address: links.office },
  };
  const { replyTo } = described ?? {};
  const address = replyTo && toAsciiAddress(replyTo.address);
  const sort = mail.recipient === "second" ? texts.server.mail.notDelivered(title) : title;
  return {
    to: officeAddress(facts),
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(mailSubject(sort, [texts.server.mail.kinds[record.kind]], reference)),
    ...renderOfficeMail(content, texts, look),
    inReplyTo: record.messageId,
    messageId: messageIdOf(mail.id, facts.mailFrom),
    date: now,
    reference: `${reference}-wish-${step.number}`,
  };
}
