import { expect, test } from "vitest";
import type { Hospital } from "#hospitals/site.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import { SAMPLE_APPOINTMENT, SAMPLE_CONTACT, SAMPLE_SITE } from "../test-support/sample-hospitals.ts";
import { renderMail } from "./render-mail.ts";

const punalur = SAMPLE_SITE.hospitals[1] as Hospital;

const facts = {
  id: "0123456789abcdef0123456789abcdef",
  hospitalId: "punalur",
  receivedAt: new Date("2026-11-20T17:11:00Z"),
  messageId: "<0123456789abcdef0123456789abcdef@example.org>",
};

const appointment = (changes: object = {}): StoredSubmission => ({
  ...facts,
  kind: "appointment",
  reference: "A-7F3K-9QXM",
  request: { ...SAMPLE_APPOINTMENT, message: "", ...changes },
});

const contact = (changes: object = {}): StoredSubmission => ({
  ...facts,
  kind: "contact",
  reference: "C-7F3K-9QXM",
  request: { ...SAMPLE_CONTACT, ...changes },
});

test("an appointment mail tells the office everything at a glance", () => {
  const mail = renderMail(appointment(), punalur);
  expect(mail).toMatchObject({
    to: "punalur@example.org",
    replyTo: { name: "Anu Thomas", address: "anu@example.org" },
    subject: "Appointment request: Cardiology, 24 Nov 2026 (A-7F3K-9QXM)",
    messageId: facts.messageId,
    date: facts.receivedAt,
  });
  expect(mail.text).toMatchInlineSnapshot(`
    "Appointment request: Cardiology

    Patient:        Anu Thomas
    Phone:          98470 12345
    E-mail:         anu@example.org
    Department:     Cardiology
    Doctor:         Dr. Sample
    Preferred date: Tuesday 24 November 2026
    OP number:      1234

    To answer, reply to this mail (it goes to the patient) or call 98470 12345. Nothing is booked yet: the patient has only been told that the request was sent.

    Hospital:       Venmala Hospital, Punalur
    Received:       Friday 20 November 2026 at 22:41 IST
    Reference:      A-7F3K-9QXM
    "
  `);
  expect(mail.html).toContain('<a href="tel:+919847012345"');
});

test("what a patient left out reads as not given", () => {
  const mail = renderMail(appointment({ doctor: "", appointmentOn: "", outPatientNumber: null }), punalur);
  expect(mail.subject).toBe("Appointment request: Cardiology (A-7F3K-9QXM)");
  expect(mail.text.match(/not given/g)).toHaveLength(3);
});

test("a contact mail sets the visitor's words apart", () => {
  const mail = renderMail(contact({ message: "First\nReference:    fake" }), punalur);
  expect(mail.subject).toBe("Contact message: Visiting hours (C-7F3K-9QXM)");
  expect(mail.text).toMatchInlineSnapshot(`
    "Message: Visiting hours

    From:           Anu Thomas
    Phone:          98470 12345
    E-mail:         anu@example.org
    Subject:        Visiting hours

    Message:
        First
        Reference:    fake

    To answer, reply to this mail (it goes to the sender) or call 98470 12345.

    Hospital:       Venmala Hospital, Punalur
    Received:       Friday 20 November 2026 at 22:41 IST
    Reference:      C-7F3K-9QXM
    "
  `);
});

test("a contact message without text says so", () => {
  expect(renderMail(contact({ message: "" }), punalur).text).toContain("none, the subject only");
});

test("no field can add markup or a link", () => {
  const hostile = `<a href="javascript:alert(1)">'x'</a>&amp;`;
  const changes = { patientName: hostile, department: hostile, doctor: hostile };
  const { html } = renderMail(appointment(changes), punalur);
  expect(html).not.toContain(hostile);
  expect(html).toContain("&lt;a href=&quot;javascript:alert(1)&quot;&gt;&#39;x&#39;&lt;/a&gt;&amp;amp;");
  expect(html.match(/href="/g)).toHaveLength(1);
});

test("nothing in a header holds a line break, whatever the store holds", () => {
  const mail = renderMail(
    contact({ subject: "Hi\r\nBcc: a@b.in", name: "Anu\nX: y", email: "a@b.in\r\nBcc: c@d.in" }),
    punalur,
  );
  expect([mail.subject, mail.replyTo.name, mail.replyTo.address].join("")).not.toMatch(/[\r\n]/);
});
