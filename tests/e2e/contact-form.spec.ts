import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { watchDialogs } from "../support/watch-dialogs.ts";

const API = "**/api/v1/service/contact_us";
/** Another hospital's offices are reached by appointments, applications and messages without scripts. */
const HOSPITAL = {
  base: "/venmala_hospital_kozhencherry",
  name: "Venmala Hospital Kozhencherry",
  office: "kozhencherry-office@example.org",
};
const RIGHT = { name: " Anu ", email: "ANU@EXAMPLE.ORG", contactNumber: "9000000014", subject: "Visiting hours" };

const control = (page: Page, name: string) => page.locator(`form[novalidate] [name=${name}]`);
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator(".form-message");

async function open(page: Page, base = "/venmala_hospital") {
  await page.goto(`${base}/contact_us`, { waitUntil: "networkidle" });
}

async function fill(page: Page, values: Record<string, string> = RIGHT) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

async function respondWith(page: Page, response: (route: Route) => Promise<void>) {
  const requests: { method: string; body: Record<string, unknown> }[] = [];
  await page.route(API, (route) => {
    const request = route.request();
    requests.push({ method: request.method(), body: request.postDataJSON() as Record<string, unknown> });
    return response(route);
  });
  return requests;
}

test("a message has exactly the seven keys, and reaches its office and no other [S207 S218 S219 S238 S264 S266 S269]", async ({
  page,
  site,
}) => {
  const { base, name, office } = HOSPITAL;
  await open(page, base);
  await expect(page.locator(".form-privacy")).toContainText("deletes it 90 days after it was delivered");
  const subject = `Question at ${base}`;
  await fill(page, { ...RIGHT, subject });
  const sending = page.waitForRequest(API);
  await submit(page).click();
  const request = await sending;
  expect(request.method()).toBe("POST");
  expect(request.headers()["notice-version"]).toMatch(/^[0-9a-f]{12}$/);
  expect(request.postDataJSON()).toEqual({
    name: "Anu",
    email: "ANU@EXAMPLE.ORG",
    contactNumber: 9_000_000_014,
    subject,
    message: "",
    hospital: name,
    to: office,
  });
  await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
  await expect(submit(page)).toHaveCount(0);
  await expect(page.locator(".receipt-note")).toContainText(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  const { recipients, mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes(subject) ?? false);
  expect(recipients).toEqual([office]);
  for (const text of ["Anu", "9000000014", subject])
    expect(mail.text?.replaceAll(" ", "")).toContain(text.replaceAll(" ", ""));
  expect(mail.replyTo?.[0]?.address?.toLowerCase()).toBe("anu@example.org");
});

test("validation messages show in order, one at a time, and nothing is sent; the message may stay empty [S225 S237 S250 S251 S252 S253 S254]", async ({
  page,
}) => {
  const requests = await respondWith(page, (route) => route.fulfill({ status: 202 }));
  await open(page);
  const steps: [Record<string, string>, string][] = [
    [{}, "Enter your name"],
    [{ name: "   " }, "Enter your name"],
    [{ name: "Anu" }, "Enter your email-address"],
    [{ email: "a@b" }, "Enter valid email-address"],
    [{ email: RIGHT.email }, "Enter your contact number"],
    [{ contactNumber: "90000000141" }, "Enter valid contact number"],
    [{ contactNumber: RIGHT.contactNumber }, "Enter the subject"],
  ];
  for (const [values, text] of steps) {
    await fill(page, values);
    await submit(page).click();
    await expect(message(page)).toHaveText([text]);
    await expect(page.locator(".form-error")).toHaveText([text]);
    await expect(submit(page)).toBeEnabled();
  }
  expect(requests).toEqual([]);
  await fill(page, { subject: RIGHT.subject });
  await submit(page).click();
  await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
  expect(requests).toHaveLength(1);
});

for (const [failure, response, strip] of [
  ["a failure of the server", (route: Route) => route.fulfill({ status: 503 }), ""],
  ["a lost connection", (route: Route) => route.abort("connectionrefused"), "Not sent yet: 1 form, for Anu."],
] as const) {
  test(`${failure} shows nothing in the form, clears the console, keeps what was typed, and a second try can succeed [S220 S221 S277]`, async ({
    page,
  }) => {
    let isDown = true;
    const requests = await respondWith(page, (route) => (isDown ? response(route) : route.fulfill({ status: 200 })));
    const { clears, dialogs } = watchDialogs(page);
    await open(page);
    await fill(page);
    await submit(page).click();
    await expect.poll(() => clears.length).toBe(1);
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).toHaveText("Send message");
    await expect(message(page)).toHaveCount(0);
    // A form that got no response waits in this browser (checklist A57).
    if (strip === "") await expect(page.locator(".pending-strip")).toHaveCount(0);
    else await expect(page.locator(".pending-strip")).toContainText(strip);
    await expect(control(page, "subject")).toHaveValue(RIGHT.subject);
    expect(dialogs).toEqual([]);
    isDown = false;
    await submit(page).click();
    await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
    // What waits in this browser may be sent by itself just before the second press.
    expect([2, strip === "" ? 2 : 3]).toContain(requests.length);
  });
}

test("the browser's own bubbles never appear, every field has a label, and the keyboards fit [S236]", async ({
  page,
}) => {
  await open(page);
  await expect(page.locator("form[novalidate]")).toHaveCount(1);
  for (const [label, name, autocomplete, type] of [
    ["Name", "name", "name", "text"],
    ["E-mail", "email", "email", "email"],
    ["Contact number", "contactNumber", "tel-national", "tel"],
  ] as const) {
    const field = page.getByLabel(label, { exact: true }).first();
    await expect(field).toHaveAttribute("name", name);
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    await expect(field).toHaveAttribute("type", type);
    // A keyboard, length or pattern of its own would keep out numbers such as "+91 (0)98470 12345".
    for (const limit of ["inputmode", "maxlength", "pattern"]) await expect(field).not.toHaveAttribute(limit);
  }
});
