import type { Page, Route } from "@playwright/test";
import { SAMPLE_APPOINTMENT } from "#outbox/test-support/samples.ts";
import { findDayOfWeek, MONDAY, SUNDAY } from "../support/day-of-week.ts";
import { holdRequests, letPageSettle } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";
import { watchDialogs } from "../support/watch-dialogs.ts";

const FORM_PAGE = "/venmala_hospital_kozhencherry/appointment";
const API = "**/api/v1/service/email";
const DOCTORS = "**/appointment/doctors?*";

/** What a valid form holds, in the order in which the fields are checked. */
const VALID = {
  department: "Cardiology",
  patientName: "Anu Sample",
  patientEmail: "ANU@EXAMPLE.ORG",
  patientContactNumber: "9000000001",
};

/** The request's keys (specification §3), sorted. */
const REQUEST_KEYS = Object.keys(SAMPLE_APPOINTMENT).toSorted();

const control = (page: Page, name: string) => page.locator(`form[novalidate] [name="${name}"]`);
const button = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator("form[novalidate] .form-message");
const fieldMessages = (page: Page) => page.locator("form[novalidate] .form-error");

/** Opens the page and waits until the form works: its doctors load only when the scripts run. */
async function openForm(page: Page) {
  await page.goto(FORM_PAGE);
  await control(page, "department").selectOption({ index: 1 });
  await expect(control(page, "doctor")).toBeEnabled();
  await control(page, "department").selectOption("");
}

async function type(page: Page, values: Record<string, string>) {
  const { department, ...texts } = values;
  if (department !== undefined) await control(page, "department").selectOption(department);
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
}

/** Fulfills the form's requests with this response and counts them. */
async function respondWith(page: Page, response: (route: Route) => Promise<void>) {
  const requests: string[] = [];
  await page.route(API, (route) => {
    requests.push(route.request().postData() ?? "");
    return response(route);
  });
  return requests;
}

test("the checks run in their order, one message at a time, and send nothing [S222 S225 S236 S237 S238 S240 S241 S242 S243 S245 S246 S283]", async ({
  page,
}) => {
  const requests = await respondWith(page, (route) => route.fulfill({ status: 201 }));
  await openForm(page);
  const steps: [typed: Record<string, string>, expected: string][] = [
    [{}, "Select a department"],
    [{ department: VALID.department, patientName: "   " }, "Enter your name"],
    [{ patientName: VALID.patientName }, "Enter your email-address"],
    [{ patientEmail: "abc" }, "Enter valid email-address"],
    [{ patientEmail: "a@b" }, "Enter valid email-address"],
    [{ patientEmail: VALID.patientEmail }, "Enter your contact number"],
    [{ patientContactNumber: "900000000" }, "Enter valid contact number"],
    [{ patientContactNumber: "90000000011" }, "Enter valid contact number"],
  ];
  for (const [typed, expected] of steps) {
    await type(page, typed);
    await button(page).click();
    await expect(message(page)).toHaveText([expected]);
    await expect(fieldMessages(page)).toHaveText([expected]);
    await expect(button(page)).toBeEnabled();
  }
  expect(requests).toEqual([]);
});

test("the message shows for 1 s, then the field has focus and mark, and 2 s after the error the mark is gone [S222 S223 S224 S276 S283]", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await type(page, { department: VALID.department });
  const name = control(page, "patientName");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page).click();
  await expect(message(page)).toHaveText("Enter your name");
  await page.clock.runFor(999);
  await expect(message(page)).toHaveText("Enter your name");
  await expect(name).not.toHaveAttribute("data-mark");
  await page.clock.runFor(1);
  await expect(message(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("data-mark");
  await page.clock.runFor(999);
  await expect(name).toHaveAttribute("data-mark");
  await page.clock.runFor(1);
  await expect(name).not.toHaveAttribute("data-mark");
  await expect(name).toBeFocused();
  await expect(fieldMessages(page)).toHaveText(["Enter your name"]);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Error: Enter your name For example: Anitha Kumari");
  await type(page, { patientName: "A" });
  await expect(fieldMessages(page)).toHaveCount(0);
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toHaveAccessibleDescription("");
});

test("the message stays below its field until the field is right", async ({ page }) => {
  await openForm(page);
  await type(page, { ...VALID, patientContactNumber: "900000000" });
  await button(page).click();
  const phone = control(page, "patientContactNumber");
  await phone.fill("90000");
  await type(page, { outPatientNumber: "12" });
  await expect(fieldMessages(page)).toHaveText(["Enter valid contact number"]);
  await expect(phone).toHaveAccessibleDescription("Error: Enter valid contact number 10 digits, with or without +91");
  await phone.fill(VALID.patientContactNumber);
  await expect(fieldMessages(page)).toHaveCount(0);
});

test("on a phone the button stays under the finger, and the refused field comes into view beside its message", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await button(page).evaluate((one) => one.scrollIntoView({ block: "center" }));
  const before = (await button(page).boundingBox())!.y;
  await button(page).click();
  await expect(fieldMessages(page)).toHaveText(["Select a department"]);
  expect(Math.abs((await button(page).boundingBox())!.y - before)).toBeLessThan(2);
  await expect(control(page, "department")).toBeFocused();
  await expect(control(page, "department")).toBeInViewport({ ratio: 1 });
  await expect(fieldMessages(page)).toBeInViewport({ ratio: 1 });
});

test("typing elsewhere takes the message away and the focus stays there", async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await type(page, { department: VALID.department });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page).click();
  await expect(message(page)).toHaveText("Enter your name");
  await control(page, "outPatientNumber").pressSequentially("12");
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(control(page, "outPatientNumber")).toBeFocused();
  await expect(control(page, "patientName")).not.toHaveAttribute("data-mark");
  await expect(fieldMessages(page)).toHaveText(["Enter your name"]);
});

test("the doctor select waits for a department and forgets the doctor with it [S227 S228 S229]", async ({ page }) => {
  const release = await holdRequests(page, DOCTORS);
  await page.goto(FORM_PAGE);
  const doctor = control(page, "doctor");
  await expect(doctor).toBeDisabled();
  await expect(doctor.locator("option:checked")).toHaveText("Select Doctor");

  await type(page, { department: "Cardiology" });
  await expect(doctor.locator("option:checked")).toHaveText("Please wait");
  await expect(doctor).toBeDisabled();
  await release();
  await expect(doctor).toBeEnabled();
  await expect(doctor.locator("option:checked")).toHaveText("Select Doctor");
  await doctor.selectOption({ index: 1 });

  await type(page, { department: "" });
  await expect(doctor).toBeDisabled();
  await expect(doctor).toHaveValue("");
  await expect(doctor.locator("option")).toHaveText(["Select Doctor"]);
});

test("a late response for an earlier department never shows [S230]", async ({ page }) => {
  await openForm(page);
  const responses: (() => Promise<void>)[] = [];
  await page.route(DOCTORS, (route) => {
    const name = `Doctor of request ${responses.length + 1}`;
    responses.push(() => route.fulfill({ json: [{ id: name, name }] }).catch(() => {}));
  });
  await type(page, { department: "Cardiology" });
  await expect.poll(() => responses.length).toBe(1);
  await type(page, { department: "Nephrology" });
  await expect.poll(() => responses.length).toBe(2);
  await responses[1]?.();
  await expect(control(page, "doctor").locator("option")).toHaveText(["Select Doctor", "Doctor of request 2"]);
  await responses[0]?.();
  await letPageSettle(page);
  await expect(control(page, "doctor").locator("option")).toHaveText(["Select Doctor", "Doctor of request 2"]);
});

for (const [failure, response] of [
  ["a failure of the server", (route: Route) => route.fulfill({ status: 500 })],
  ["a lost connection", (route: Route) => route.abort("connectionrefused")],
] as const) {
  test(`${failure} shows nothing, keeps what was typed, and a second try can succeed [S220 S221 S277]`, async ({
    page,
  }) => {
    let isDown = true;
    const requests = await respondWith(page, (route) => (isDown ? response(route) : route.fulfill({ status: 204 })));
    const { clears, dialogs } = watchDialogs(page);
    await openForm(page);
    await type(page, VALID);
    await button(page).click();
    await expect.poll(() => clears.length).toBe(1);
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveText("Request appointment");
    await expect(message(page)).toHaveCount(0);
    await expect(control(page, "patientName")).toHaveValue(VALID.patientName);
    expect(dialogs).toEqual([]);

    isDown = false;
    await button(page).click();
    await expect(message(page)).toHaveText("Your appointment request has been sent.");
    expect(requests).toHaveLength(2);
  });
}

test("a refusal of the server stands at its field until that is right, in the form's words alone", async ({ page }) => {
  let error = { field: "appointmentOn", message: "Select today or a later date" };
  await respondWith(page, (route) => route.fulfill({ status: 400, json: { errors: [error] } }));
  const { clears, dialogs } = watchDialogs(page);
  await openForm(page);
  await type(page, VALID);
  await button(page).click();
  await expect(message(page)).toHaveText("Select today or a later date");
  await expect(fieldMessages(page)).toHaveText("Select today or a later date");
  await expect(control(page, "appointmentOn")).toBeFocused();
  await expect(control(page, "appointmentOn")).toHaveAttribute("aria-invalid", "true");
  await expect(message(page)).toHaveCount(0);
  await expect(fieldMessages(page)).toHaveText("Select today or a later date");
  await control(page, "appointmentOn").fill(findDayOfWeek(MONDAY));
  await expect(fieldMessages(page)).toHaveCount(0);
  error = { field: "patientName", message: "Words of a stranger" };
  await button(page).click();
  await expect(fieldMessages(page)).toHaveText("Please check this and send it again");
  await expect(control(page, "patientName")).toBeFocused();
  expect([...clears, ...dialogs]).toEqual([]);
});

test("a phone whose clock is a week ahead chooses days by the server's", async ({ page }) => {
  const dayOf = (time: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(time);
  const now = Date.now();
  await page.clock.setFixedTime(now + 7 * 86_400_000);
  const requests = await respondWith(page, (route) => route.fulfill({ status: 201 }));
  await openForm(page);
  await expect(control(page, "appointmentOn")).toHaveAttribute("min", dayOf(now));
  await type(page, { ...VALID, appointmentOn: dayOf(now - 86_400_000) });
  await button(page).click();
  await expect(fieldMessages(page)).toHaveText("Select today or a later date");
  expect(requests).toEqual([]);
  await type(page, { appointmentOn: findDayOfWeek(MONDAY) });
  await button(page).click();
  await expect(message(page)).toHaveText("Your appointment request has been sent.");
});

test("beside the date are the doctor's days, and another day is asked about once", async ({ page }) => {
  const requests = await respondWith(page, (route) => route.fulfill({ status: 201 }));
  await openForm(page);
  await type(page, { ...VALID, appointmentOn: findDayOfWeek(SUNDAY) });
  const date = control(page, "appointmentOn");
  await expect(date).toHaveAccessibleDescription(/^OPD hours: 9 am/);
  await button(page).click();
  await expect(message(page)).toHaveText(
    /^We have no consulting hours on Sunday, .*, or send your request all the same/,
  );
  await expect(button(page)).toHaveText("Send all the same");
  expect(requests).toEqual([]);
  // Whoever changes the doctor or the day is asked about that.
  await control(page, "doctor").selectOption({ index: 1 });
  await expect(date).toHaveAccessibleDescription(/^(?:Mon|Tue).* OPD hours: /);
  await expect(page.locator(".chosen-doctor")).toContainText(/^Dr\. .*Cardiolog/);
  await expect(message(page)).toHaveCount(0);
  await button(page).click();
  await expect(message(page)).toHaveText(/^Dr\. .* has no consulting hours on Sunday/);
  await type(page, { outPatientNumber: "12" });
  await button(page).click();
  await expect(message(page)).toHaveText("Your appointment request has been sent.");
  expect(Object.keys(JSON.parse(requests[0] ?? "{}") as object).toSorted()).toEqual(REQUEST_KEYS);
  expect(requests).toHaveLength(1);
});

test("a doctor's leave stands beside the date, and a day of it is asked about once", async ({ page }) => {
  const day = findDayOfWeek(MONDAY);
  const leave = { days: [0, 1, 2, 3, 4, 5, 6], except: [day], consulting: "Away on that Monday" };
  await page.route("**/appointment/doctors?*", async (route) => {
    const response = await route.fetch();
    const doctors = (await response.json()) as object[];
    await route.fulfill({ response, json: doctors.map((doctor) => ({ ...doctor, ...leave })) });
  });
  await openForm(page);
  await type(page, { ...VALID, appointmentOn: day });
  await control(page, "doctor").selectOption({ index: 1 });
  await expect(page.locator(".chosen-doctor")).toContainText("Away on that Monday");
  await expect(control(page, "appointmentOn")).toHaveAccessibleDescription(/Away on that Monday/);
  await button(page).click();
  await expect(message(page)).toHaveText(/^Dr\. .* has no consulting hours on Monday/);
  await expect(button(page)).toHaveText("Send all the same");
});

test("one request with exactly the ten keys is sent, however often submit is pressed [S203 S214 S215 S219 S244 S267 S269]", async ({
  page,
}) => {
  const { promise: isDue, resolve: respondNow } = Promise.withResolvers<void>();
  const requests = await respondWith(page, async (route) => {
    await isDue;
    await route.fulfill({ status: 202, body: "queued" });
  });
  await openForm(page);
  await type(page, VALID);
  await page.locator("form[novalidate]").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(button(page)).toHaveText("Please wait");
  await expect(button(page)).toBeDisabled();
  await control(page, "patientName").press("Enter");
  respondNow();
  await expect(message(page)).toHaveText("Your appointment request has been sent.");
  await expect(button(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "has been sent" })).toBeFocused();
  await expect(page.locator(".sent-lines")).toContainText(/Department\s*Cardiology\s*Name\s*Anu Sample/);
  expect(requests).toHaveLength(1);
  expect(Object.keys(JSON.parse(requests[0] ?? "{}")).toSorted()).toEqual(REQUEST_KEYS);

  await page.getByRole("button", { name: "Send another request" }).click();
  await expect(button(page)).toBeEnabled();
  await expect(control(page, "department")).toBeFocused();
  await expect(control(page, "patientName")).toHaveValue("");
});

test("values as people type them are sent as the specification says, and the office reads what was typed", async ({
  page,
  site,
}) => {
  await openForm(page);
  await type(page, {
    department: VALID.department,
    patientName: "\u200B അനു\u00A0Sample\t ",
    patientEmail: " anu@münchen.example ",
    patientContactNumber: "+91 (0)90000-൦൦൦൦൧",
    outPatientNumber: " OP-12/അ ",
  });
  const sending = page.waitForRequest(API);
  await button(page).click();
  const request = await sending;
  const sent = request.postDataJSON() as Record<string, unknown>;
  expect(Object.keys(sent).toSorted()).toEqual(REQUEST_KEYS);
  expect(sent).toMatchObject({
    patientName: "അനു Sample",
    patientContactNumber: 9000000001,
    outPatientNumber: null,
  });
  await expect(message(page)).toHaveText("Your appointment request has been sent.");
  const { mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes("OP-12/അ") ?? false);
  expect(mail.text).toContain("OP number:      OP-12/അ (as typed)");
  expect(mail.text).toContain("+91 90000 00001");
  expect(mail.replyTo).toEqual([{ name: "അനു Sample", address: "anu@xn--mnchen-3ya.example" }]);
});

test("the home page's form says so in its own words [S216]", async ({ page }) => {
  await respondWith(page, (route) => route.fulfill({ status: 200 }));
  await page.goto("/venmala_hospital_kozhencherry");
  await type(page, VALID);
  await expect(control(page, "doctor")).toBeEnabled();
  await button(page).click();
  await expect(message(page)).toHaveText("appointment requested successfully");
});

test("the OP number's field says that it may stay empty, and the date picker refuses days before today in India [S248 S249]", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByLabel("OP Number (If any)", { exact: true })).toHaveAttribute("name", "outPatientNumber");
  const required = page.locator("form[novalidate] [aria-required]");
  expect(await required.evaluateAll((all) => all.map((one) => one.getAttribute("name")))).toEqual(Object.keys(VALID));
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await expect(control(page, "appointmentOn")).toHaveAttribute("min", today);
});
