import { expect, test } from "../support/test.ts";

const VALID = {
  patientName: "Sent After",
  department: "General Medicine",
  patientContactNumber: 9_000_000_003,
  patientEmail: "taken@example.org",
  hospital: "Kayalora Hospital",
};

/** Every refused body holds this address, so a mail with it would be one too many. */
const REFUSED = { ...VALID, patientEmail: "refused@example.org" };

const BAD: [name: string, body: string, status: number][] = [
  ["malformed JSON", '{"patientEmail": "refused@example.org"', 400],
  ["a missing field", JSON.stringify({ ...REFUSED, patientName: undefined }), 400],
  ["an unknown hospital", JSON.stringify({ ...REFUSED, hospital: "Nowhere" }), 400],
  ["a date in the past", JSON.stringify({ ...REFUSED, appointmentOn: "2020-01-01" }), 400],
  ["a body of 10 MB", JSON.stringify({ ...REFUSED, patientName: "x".repeat(10 * 1024 * 1024) }), 413],
];

for (const [name, body, status] of BAD) {
  test(`${name} gets status ${status} and sends no mail`, async ({ request, site }) => {
    const response = await request.post("/api/v1/service/email", {
      headers: { "content-type": "application/json" },
      data: Buffer.from(body),
    });
    expect(response.status()).toBe(status);
    expect(response.headers()["content-type"]).toBe("application/problem+json");
    expect((await response.json()).detail).toBeTruthy();

    const good = await request.post("/api/v1/service/email", { data: { ...VALID, patientName: `After ${name}` } });
    expect(good.status()).toBe(201);
    await site.mailbox.waitFor(({ mail }) => mail.text?.includes(`After ${name}`) ?? false);
    expect(site.mailbox.received.filter(({ mail }) => mail.text?.includes(REFUSED.patientEmail))).toEqual([]);
  });
}

test("a page's address with a file extension is 404 and not cached", async ({ request }) => {
  const base = "/venmala_hospital";
  expect((await request.get(`${base}/doctors`)).status()).toBe(200);
  for (const end of [".css", "/a.css", ";a.css", "%2fa.js", "%00.png", "%0a.css", "%3b.css", ".json", "/.js"]) {
    const response = await request.get(`${base}/doctors${end}`);
    expect([end, response.status(), response.headers()["cache-control"]]).toEqual([end, 404, "no-cache"]);
  }
});

test("a form posted to a page without a form gets 405 and numbers to call", async ({ request }) => {
  const headers = { accept: "text/html" };
  const response = await request.post("/venmala_hospital_punalur/doctors", { form: { name: "Anu" }, headers });
  expect(response.status()).toBe(405);
  expect(await response.text()).toMatch(/href="tel:/);
});
