import { expect, type APIRequestContext } from "@playwright/test";
import type { TestSite } from "./test.ts";

export const OFFICE = "punalur-office@example.org";

let last = 0;

/** Sends a request as a browser does; returns its reference, the patient's page and the office's. */
export async function ask(request: APIRequestContext, site: TestSite, more = {}) {
  last += 1;
  const name = `Answers ${last}`;
  const response = await request.post(`${site.origin}/api/v1/service/email`, {
    data: {
      ...{ patientName: name, department: "Neurology", patientContactNumber: 9_847_000_000 + last, ...more },
      ...{ patientEmail: `answers-${last}@example.org`, hospital: "Venmala Hospital Punalur" },
    },
  });
  expect(response.status()).toBe(201);
  const { reference, ...rest } = (await response.json()) as { reference: string };
  expect(Object.keys(rest)).toEqual(["state", "answerBy", "notes"]);
  const { mail, recipients } = await site.mailbox.waitFor((received) => received.mail.text?.includes(name) ?? false);
  expect(recipients).toEqual([OFFICE]);
  const office = findLink(mail.text, "answer");
  return { reference, office, patient: response.headers()["location"] ?? "", email: `answers-${last}@example.org` };
}

export function findLink(text: string | undefined, purpose: string): string {
  return new RegExp(`http\\S+/${purpose}/\\S+`).exec(text ?? "")?.[0] ?? "";
}

export async function mailTo(site: TestSite, email: string, words: RegExp) {
  const find = () =>
    site.mailbox.toPatients.find(
      ({ recipients, mail }) => recipients.includes(email) && words.test(mail.subject ?? ""),
    );
  await expect.poll(find).toBeDefined();
  return find()?.mail;
}
