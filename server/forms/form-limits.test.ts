import { expect, test } from "vitest";
import { SAMPLE_APPLICATION, SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";
import { openRaw, sendRaw, statusesOf } from "../http/test-support/malformed-requests.ts";
import { createUploadPlaces } from "./form-limits.ts";

const MEGABYTE = 2 ** 20;
const SECOND = 1000;

/** Forty places, and uploads that arrive as the test says. */
function openPlaces() {
  let now = 0;
  const places = createUploadPlaces(5 * MEGABYTE, () => now);
  const begin = (network = "192.0.2.1") => {
    const upload = { bytes: 0, isWhole: false, isEnded: false };
    const giveBack = places.take({
      network,
      received: () => upload.bytes,
      isWhole: () => upload.isWhole,
      end: () => (upload.isEnded = true),
    });
    return giveBack && Object.assign(upload, { giveBack });
  };
  /** As many as find a place of their own. */
  const fill = (count: number, network?: string) =>
    Array.from({ length: count }, () => begin(network)).filter((one) => one !== undefined);
  const pass = (ms: number) => void (now += ms);
  return { places, begin, fill, pass };
}

type Held = ReturnType<ReturnType<typeof openPlaces>["fill"]>;
const endedOf = (uploads: Held) => uploads.filter(({ isEnded }) => isEnded).length;

test("forty people of one network upload at once, and a place that is given back is free again", () => {
  const { begin } = openPlaces();
  const uploads = Array.from({ length: 41 }, () => {
    const upload = begin("203.0.113.5");
    return upload && Object.assign(upload, { bytes: 14_000 });
  }).filter((upload) => upload !== undefined);
  expect(uploads).toHaveLength(40);
  uploads[0]?.giveBack();
  expect(begin("203.0.113.5")).toBeDefined();
  expect(endedOf(uploads)).toBe(0);
});

test("when slots are short the slowest upload is replaced by a new one, from the same network too", () => {
  const { begin, fill, pass } = openPlaces();
  const uploads = fill(40, "203.0.113.5");
  pass(10 * SECOND);
  for (const upload of uploads) upload.bytes = 100_000;
  Object.assign(uploads[7] ?? {}, { bytes: 1 });
  const newcomer = begin("203.0.113.5");
  expect(uploads.findIndex(({ isEnded }) => isEnded)).toBe(7);
  Object.assign(newcomer ?? {}, { bytes: 14_000 });
  // All make progress.
  expect(begin("203.0.113.5")).toBeUndefined();
  expect(endedOf(uploads)).toBe(1);
});

test("sixty stalled uploads from six addresses keep no applicant out, however often they reconnect", () => {
  const { begin, fill, pass } = openPlaces();
  for (let round = 0; round < 20; round += 1) {
    for (let address = 0; address < 6; address += 1) fill(10, `198.51.100.${address}`);
    const applicant = begin("203.0.113.5");
    // What one round trip brings.
    Object.assign(applicant ?? {}, { bytes: 14_000 });
    for (let address = 0; address < 6; address += 1) fill(10, `198.51.100.${address}`);
    pass(20 * SECOND);
    Object.assign(applicant ?? {}, { bytes: 200_000 });
    for (let address = 0; address < 6; address += 1) fill(10, `198.51.100.${address}`);
    expect(applicant).toMatchObject({ isEnded: false });
    applicant?.giveBack();
  }
});

test("a network with most slots loses one to another network, and completed uploads keep theirs", () => {
  const { begin, fill, pass } = openPlaces();
  const uploads = fill(40, "198.51.100.1");
  pass(10 * SECOND);
  for (const upload of uploads) upload.bytes = MEGABYTE;
  Object.assign(uploads[0] ?? {}, { bytes: 1, isWhole: true });
  expect(begin("203.0.113.5")).toBeDefined();
  expect(uploads[0]?.isEnded).toBe(false);
  expect(endedOf(uploads)).toBe(1);
});

test("an upload that stays below two kilobytes a second is ended, and a slow phone's is not", () => {
  const { places, begin, pass } = openPlaces();
  const [phone, dawdler, silent] = [begin("203.0.113.5"), begin("203.0.113.6"), begin()];
  if (!phone || !dawdler || !silent) throw new Error("there are places for three");
  for (let seconds = 0; seconds < 120; seconds += 10) {
    pass(10 * SECOND);
    phone.bytes += 30_000;
    // Quick at first, to be slow for long.
    dawdler.bytes += seconds < 30 ? 1_000_000 : 1;
    places.endSlow();
  }
  expect([phone.isEnded, dawdler.isEnded, silent.isEnded]).toEqual([false, true, true]);
});

test("there is always room for one file", () => {
  const places = createUploadPlaces(300 * MEGABYTE);
  let bytes = 0;
  const upload = { network: "192.0.2.1", received: () => (bytes += 10_000), isWhole: () => false, end: () => {} };
  expect([places.take(upload) !== undefined, places.take(upload) !== undefined]).toEqual([true, false]);
});

/** Much of a file comes at once. */
const BODY = Object.entries(SAMPLE_APPLICATION)
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .concat(
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    `${" ".repeat(20_000)}\r\n--b--\r\n`,
  )
  .join("");

function application(network: string, path = "/api/v1/jobs/job_application"): string {
  const headers = ["Host: localhost", "Connection: close", `X-Forwarded-For: ${network}`, "Accept: text/html"];
  const body = ["Content-Type: multipart/form-data; boundary=b", `Content-Length: ${BODY.length}`];
  return `POST ${path} HTTP/1.1\r\n${[...headers, ...body].join("\r\n")}\r\n\r\n${BODY}`;
}

test("while too many files are uploaded, further ones get 503 with Retry-After, and other requests are served", async () => {
  // One place.
  const { server, listen, rows } = await openFormsServer({ resumeMaxBytes: 200 * MEGABYTE, trustProxy: ["127.0.0.1"] });
  const port = await listen();
  const held = await openRaw(port);
  held.socket.write(application("203.0.113.5").slice(0, -20));
  const refused = async () => statusesOf(await sendRaw(port, application("203.0.113.5"))).includes(503);
  await expect.poll(refused).toBe(true);
  expect(await sendRaw(port, application("203.0.113.5"))).toMatch(/retry-after: 30\r\n/);
  const page = await sendRaw(port, application("203.0.113.5", "/venmala_hospital/careers/detail/a"));
  expect(statusesOf(page)).toEqual([503]);
  expect(page).toContain("what you typed should still be there");
  const contact = { method: "POST", url: "/api/v1/service/contact_us", payload: SAMPLE_CONTACT } as const;
  expect((await server.inject({ ...contact, remoteAddress: "203.0.113.5" })).statusCode).toBe(201);
  held.socket.destroy();
  await expect.poll(refused).toBe(false);
  expect(rows().filter(({ kind }) => kind === "job")).toHaveLength(1);
});
