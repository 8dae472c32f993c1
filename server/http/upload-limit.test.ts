import { expect, test } from "vitest";
import { SAMPLE_APPLICATION, SAMPLE_CONTACT } from "#submissions/test-support/sample-hospitals.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { openRaw, sendRaw, statusesOf } from "./test-support/send-raw.ts";
import { createUploadPlaces } from "./upload-limit.ts";

const MEGABYTE = 2 ** 20;

/** How many places a network can take. */
function take(places: ReturnType<typeof createUploadPlaces>, network?: string): (() => void)[] {
  const taken: (() => void)[] = [];
  for (let place = places.take(network); place; place = places.take(network)) taken.push(place);
  return taken;
}

test("there is room for 200 MB of files, a quarter of it for one network", () => {
  const places = createUploadPlaces(5 * MEGABYTE);
  const first = take(places, "203.0.113.5");
  expect(first).toHaveLength(10);
  expect(take(places, "198.51.100.9")).toHaveLength(10);
  expect(take(places, "198.51.100.10")).toHaveLength(10);
  expect(take(places, "2001:db8:1:2")).toHaveLength(10);
  expect(take(places, "203.0.113.6")).toHaveLength(0);
  expect(take(places)).toHaveLength(0);
  for (const giveBack of first) giveBack();
  expect(take(places)).toHaveLength(10);
});

test("there is always room for one file", () => {
  expect(take(createUploadPlaces(300 * MEGABYTE), "203.0.113.5")).toHaveLength(1);
});

const BODY = Object.entries(SAMPLE_APPLICATION)
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .concat('--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n')
  .join("");

function application(network: string, path = "/api/v1/jobs/job_application"): string {
  const headers = ["Host: localhost", "Connection: close", `X-Forwarded-For: ${network}`, "Accept: text/html"];
  const body = ["Content-Type: multipart/form-data; boundary=b", `Content-Length: ${BODY.length}`];
  return `POST ${path} HTTP/1.1\r\n${[...headers, ...body].join("\r\n")}\r\n\r\n${BODY}`;
}

test("while too many files arrive, further ones are told when to come again, and all else goes on", async () => {
  // Four places, one for a network.
  const { server, listen, rows } = await openFormsServer({ resumeMaxBytes: 50 * MEGABYTE, trustProxy: ["127.0.0.1"] });
  const port = await listen();
  const held = await openRaw(port);
  held.socket.write(application("203.0.113.5").slice(0, -20));
  const refused = async () => statusesOf(await sendRaw(port, application("203.0.113.5"))).includes(503);
  await expect.poll(refused).toBe(true);
  expect(await sendRaw(port, application("203.0.113.5"))).toMatch(/retry-after: 30\r\n/);
  const page = await sendRaw(port, application("203.0.113.5", "/venmala_hospital/career/apply"));
  expect(statusesOf(page)).toEqual([503]);
  expect(page).toContain("what you typed should still be there");
  expect(statusesOf(await sendRaw(port, application("203.0.113.6")))).toEqual([201]);
  const contact = { method: "POST", url: "/api/v1/service/contact_us", payload: SAMPLE_CONTACT } as const;
  expect((await server.inject({ ...contact, remoteAddress: "203.0.113.5" })).statusCode).toBe(201);
  held.socket.destroy();
  await expect.poll(refused).toBe(false);
  expect(rows().filter(({ kind }) => kind === "job")).toHaveLength(1);
});
