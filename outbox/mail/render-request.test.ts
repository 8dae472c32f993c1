import { expect, test, describe } from "vitest";
import type { Hospital } from "#site/hospitals/site.ts";
import type { StoredFile, SubmittedForm } from "#forms/stored-submission.ts";
import { sampleRequestFacts } from "../test-support/sample-facts.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_SITE,
  SAMPLE_TEXTS,
} from "../test-support/samples.ts";
import { renderRequest } from "./render-request.ts";
import { breakLinks, hasLink } from "./render-office-mail.ts";

const punalur = SAMPLE_SITE.hospitals[1] as Hospital;

type Sent = SubmittedForm & { reference: string; file?: StoredFile };

const appointment = (changes: object = {}): Sent => ({
  kind: "appointment",
  reference: "A-7F3K-9QXM",
  request: { ...SAMPLE_APPOINTMENT, ...changes },
});

const contact = (changes: object = {}): Sent => ({
  kind: "contact",
  reference: "C-7F3K-9QXM",
  request: { ...SAMPLE_CONTACT, ...changes },
});

const RESUME = { name: "Anu.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };

const application = (changes: object = {}): Sent => ({
  kind: "job",
  reference: "J-7F3K-9QXM",
  request: { ...SAMPLE_APPLICATION, ...changes },
  file: RESUME,
});

/** The mail to its hospital. */
const render = (submission: Sent, texts = SAMPLE_TEXTS) =>
  renderRequest(sampleRequestFacts(punalur, submission, { texts }), submission.file);

test("a landline is called, and is no WhatsApp", () => {
  const mail = render(appointment({ patientContactNumber: 4_772_244_668 }));
  expect(mail.text).toContain("Phone:          +91 477 224 4668\n");
  expect(mail.html).toContain('<a href="tel:+914772244668"');
  expect(mail.text + mail.html).not.toMatch(/wa\.me|WhatsApp/);
});

test("an appointment mail says first what to do, then everything else [S263]", () => {
  const mail = render(appointment());
  expect(mail).toMatchObject({
    to: "punalur@example.org",
    replyTo: { name: "Anu Thomas", address: "anu@example.org" },
    subject: "Appointment request · Cardiology · Tue, 24 Nov · A-7F3K-9QXM",
    messageId: "<0123456789abcdef0123456789abcdef@example.org>",
    date: new Date("2026-11-20T17:11:00Z"),
  });
  const [title, nextStep, rows = "", ending = ""] = mail.text.split("\n\n");
  expect([title, nextStep]).toEqual([
    "Appointment request: Cardiology",
    "Please call +91\u00A098470\u00A012345 to agree on a time, or reply to this mail: your reply goes to the patient. Nothing is booked yet, and the patient knows that.",
  ]);
  expect(rows.split("\n")).toEqual(
    expect.arrayContaining([
      "Patient:        Anu Thomas",
      "Phone:          +91 98470 12345",
      "WhatsApp:       https://wa.me/919847012345",
      "E-mail:         anu@example.org",
      "Department:     Cardiology",
      "Doctor:         Dr. Sample",
      "Preferred date: Tuesday, 24 November 2026",
      "OP number:      1234",
    ]),
  );
  expect(ending).toMatchInlineSnapshot(`
    "When you have spoken to the patient, press "Answer this request" and say what you agreed. The patient then sees it, and your colleagues do too.
    Answer this request:
    https://www.example.org/office"
  `);
  expect(mail.html).toContain('<a href="tel:+919847012345"');
  expect(mail.html).toContain('<a href="https://wa.me/919847012345"');
});

test("a mail is in the site's language, its dates too", () => {
  const { pages, server } = SAMPLE_TEXTS;
  const mail = { ...server.mail, labels: { ...server.mail.labels, patient: "രോഗി" } };
  const malayalam = { pages: { ...pages, locale: "ml-IN" }, server: { ...server, mail } };
  const { text, html, subject } = render(appointment(), malayalam);
  expect(text).toMatch(/^രോഗി: +Anu Thomas$/m);
  expect(text).toContain("നവംബർ");
  expect(subject).toContain("നവം");
  expect(html).toContain('<html lang="ml-IN">');
});

test("what a patient left out reads as not given", () => {
  const mail = render(appointment({ doctor: "", appointmentOn: "", outPatientNumber: null }));
  expect(mail.subject).toBe("Appointment request · Cardiology · A-7F3K-9QXM");
  expect(mail.text.match(/not given/g)).toHaveLength(3);
});

test("an OP number that is no number reads as it was typed", () => {
  const typed = appointment({ outPatientNumber: null, outPatientNumberTyped: "OP-12/A" });
  expect(render(typed).text).toContain("OP number:      OP-12/A (as typed)\n");
});

test("a reply goes to a domain in ASCII, and the office reads the address as it was typed", () => {
  const mail = render(contact({ email: "anu@münchen.de" }));
  expect(mail.replyTo?.address).toBe("anu@xn--mnchen-3ya.de");
  expect(mail.text).toContain("E-mail:         anu@münchen.de\n");
});

test("an address that no server accepts is left out of the header", () => {
  expect(render(contact({ email: "a..b@c.in" })).replyTo).toBeUndefined();
});

test("a contact mail sets the visitor's words apart [S264]", () => {
  const mail = render(contact({ message: "First\nReference:    fake" }));
  expect(mail.subject).toBe("Contact message · Visiting hours · C-7F3K-9QXM");
  expect(mail.text).toMatchInlineSnapshot(`
    "Message: Visiting hours

    Please answer: reply to this mail (your reply goes to the sender), or call +91 98470 12345.

    From:           Anu Thomas
    Phone:          +91 98470 12345
    WhatsApp:       https://wa.me/919847012345
    E-mail:         anu@example.org
    Subject:        Visiting hours

    Message:
        First
        Reference:    fake

    When you have answered, press "Answer this request" and say so. Until then it stays on your list.
    Answer this request:
    https://www.example.org/office

    Hospital:       Venmala Hospital, Punalur
    Received:       Friday, 20 November 2026 at 10:41 pm IST
    Reference:      C-7F3K-9QXM
    "
  `);
});

test("a long subject is cut short in a list of mails, and is whole in the mail", () => {
  const subject = `${"ഹൃദ്രോഗം · ".repeat(15)}.`;
  const mail = render(contact({ subject }));
  expect(mail.subject).toBe(`Contact message · ${"ഹൃദ്രോഗം - ".repeat(4)}ഹൃദ്രോഗം - ഹൃ… · C-7F3K-9QXM`);
  expect(mail.text).toContain(`Subject:        ${subject}`);
});

test("no part of a subject can pass for two", () => {
  const mail = render(application({ job: "Nurse · J-0000-0000" }));
  expect(mail.subject).toBe("Job application · Nurse - J-0000-0000 · J-7F3K-9QXM");
});

test("a contact message without text says so", () => {
  expect(render(contact({ message: "" })).text).toContain("none, only the subject");
});

test("an application mail names the resume it brings", () => {
  const mail = render(application());
  expect(mail.subject).toBe("Job application · Staff Nurse · J-7F3K-9QXM");
  expect(mail.attachments).toEqual([RESUME]);
  expect(mail.text).toMatchInlineSnapshot(`
    "Job application: Staff Nurse

    To answer, reply to this mail (your reply goes to the applicant), or call +91 98470 12345. Open the resume with care: it is from outside, and we send it to you unchanged.

    Applicant:      Anu Thomas
    Phone:          +91 98470 12345
    WhatsApp:       https://wa.me/919847012345
    E-mail:         anu@example.org
    Job:            Staff Nurse
    Experience:     1.5 years
    Resume:         Anu.pdf (attached)

    When you have looked at it, press "Answer this request" and say how it goes on. Until then it stays on your list.
    Answer this request:
    https://www.example.org/office

    Hospital:       Venmala Hospital, Punalur
    Received:       Friday, 20 November 2026 at 10:41 pm IST
    Reference:      J-7F3K-9QXM
    "
  `);
});

test("an application whose e-mail is no address asks for a call, and its mail has no Reply-To", () => {
  const mail = render(application({ email: "abc", job: "", experience: 0 }));
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("To answer, call +91\u00A098470\u00A012345.");
  expect(mail.text).toMatch(/Experience: +none yet/);
  expect(mail.subject).toBe("Job application · J-7F3K-9QXM");
});

test("no field can add markup or a link [S272]", () => {
  const hostile = `<a href="javascript:alert(1)">'x'</a>&amp;`;
  const changes = { patientName: hostile, department: hostile, doctor: hostile };
  const { html } = render(appointment(changes));
  expect(html).not.toContain(hostile);
  expect(html).toContain("&lt;a href=&quot;javascript:alert(1)&quot;&gt;&#39;x&#39;&lt;/a&gt;&amp;amp;");
  expect(html.match(/href="(tel:|https:\/\/wa\.me)/g)).toHaveLength(2);
  expect(html.match(/href="/g)).toHaveLength(3);
});

test("nothing in a header holds a line break, whatever the store holds [S272]", () => {
  const mail = render(contact({ subject: "Hi\r\nBcc: a@b.in", name: "Anu\nX: y", email: "a@b.in\r\nBcc: c@d.in" }));
  expect([mail.subject, mail.replyTo?.name, mail.replyTo?.address].join("")).not.toMatch(/[\r\n]/);
});

test.each([
  contact({ message: "I cannot stop drinking. My report: https://drive.google.com/file/d/1AbC/view" }),
  appointment({ patientName: "Anu www.thomas.example" }),
])("a mail with a link says so in its subject, and no mail program makes it one to click", (submission) => {
  const mail = render(submission);
  expect(mail.subject).toMatch(/^Contains links · (Contact message|Appointment request) · /);
  expect(mail.text).toMatch(/https:\/\/drive\.google\.com|www\.thomas\.example/);
  expect(mail.html).toMatch(/https\[:\]\/\/drive\[\.\]google\[\.\]com|www\[\.\]thomas/);
  const links = Array.from(mail.html.matchAll(/<a href="([^"]*)"/g), ([, href = ""]) => href);
  expect(links).toEqual(["tel:+919847012345", "https://wa.me/919847012345", "https://www.example.org/office"]);
  for (const part of [mail.text, mail.html]) expect(part).toContain("Look who sent it before you open one");
});

describe("a visitor's link", () => {
  test.each([
    [
      "See https://drive.google.com/file/d/1AbC/view.pdf now",
      "See https[:]//drive[.]google[.]com/file/d/1AbC/view[.]pdf now",
    ],
    ["HTTP://SPAM.EXAMPLE/?a=b.c", "HTTP[:]//SPAM[.]EXAMPLE/?a=b[.]c"],
    ["Anu www.thomas-stores.example", "Anu www[.]thomas-stores[.]example"],
    ["thomas.co.in", "thomas[.]co[.]in"],
    ["റിപ്പോർട്ട്: bit.ly/3xYz", "റിപ്പോർട്ട്: bit[.]ly/3xYz"],
    ["[url=https://a.example]x[/url]", "[url=https[:]//a[.]example]x[/url]"],
    ['<a href="https://b.example">', '<a href="https[:]//b[.]example">'],
    ["https://a.example/https://b.example", "https[:]//a[.]example/https[:]//b[.]example"],
  ])("%s", (text, broken) => {
    expect(hasLink(["", text])).toBe(true);
    expect(breakLinks(text)).toBe(broken);
    expect(hasLink([breakLinks(text)])).toBe(false);
  });
});

describe("no link", () => {
  test.each([
    "When may we visit my mother in ward 4? Thank you.",
    "Mail anu.thomas@example.com or anu@example.co.in, sugar 180.5 mg, at 9.30 a.m.",
    "Dr.Anu,MD / Staff Nurse ICU.NICU A.K.Nair",
    "എന്റെ അമ്മയ്ക്ക് നെഞ്ചുവേദനയുണ്ട്. നാളെ",
    "x".repeat(5000),
    "a.".repeat(2500),
  ])("%s", (text) => {
    expect(hasLink([text])).toBe(false);
    expect(breakLinks(text)).toBe(text);
  });
});
