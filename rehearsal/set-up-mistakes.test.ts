import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { parseConfig } from "#server/config.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { SAMPLE_DATA_DIR } from "#site/hospitals/sample-values.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { findMistakes, type Outside, type SetUp } from "./set-up-mistakes.ts";

const NOW = new Date("2026-11-20T05:00:00Z");
const RANDOM = "Zr7Kq0vYw3Lm9TbXc5Ne";

const SETTINGS = {
  SITE_ORIGIN: "https://www.lakeside.in",
  MAIL_FROM: "Lakeside website <website@lakeside.in>",
  SMTP_URL: `smtps://website:${RANDOM}@mail.lakeside.in:465`,
  TRUST_PROXY: "127.0.0.1",
  ENCRYPTION_KEY_FILE: "/etc/website/key",
  CONTENT_GRAPHQL_URL: "https://graphql.contentful.com/content/v1/spaces/abc",
  CONTENTFUL_DELIVERY_TOKEN: RANDOM,
  CONTENTFUL_WEBHOOK_SIGNING_SECRET: RANDOM.repeat(4).slice(0, 64),
};

const SITE = await loadSite({ dataDir: SAMPLE_DATA_DIR });
const DOCTOR = { id: "a", name: "Dr. Anu", departments: ["Cardiology"] };

interface Plant {
  settings?: Record<string, string | undefined>;
  /** Of the first hospital. */
  contact?: Partial<Hospital["contact"]>;
  hospital?: Partial<Hospital>;
  doctors?: unknown;
  listed?: (names: string[]) => string[];
  outside?: Partial<Outside>;
}

/** Whose set-up has no mistake but what is planted, and the sample's values, which no test can replace all. */
async function find({ settings, contact, hospital, doctors, listed = (all) => all, outside }: Plant = {}) {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o700);
  const given = { DATA_DIR: dataDir, ...SETTINGS, ...settings };
  const config = parseConfig(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
  const hospitals = SITE.hospitals.map((one, index) => ({
    ...one,
    contact: {
      ...one.contact,
      ...{ receivingAddress: `office-${one.id}@lakeside.in`, secondReceivingAddress: `${one.id}@elsewhere.in` },
      ...(index === 0 && contact),
    },
    ...(index === 0 && hospital),
  })) as Hospital[];
  const site = { ...SITE, hospitals };
  const content = {
    fetchDoctors: async () => doctors ?? { status: "ok", content: { total: 1, doctors: [DOCTOR] } },
    fetchDepartmentListings: async (name: string) => {
      const own = site.hospitals.find(({ contentName }) => contentName === name)?.departments ?? [];
      const names = listed(own.map(({ queryName }) => queryName));
      return { status: "ok", content: names.map((department) => ({ department })) };
    },
  } as unknown as SetUp["content"];
  const others: Outside = {
    ...{ mailFault: async () => undefined, takesMail: async () => true, knowsHost: async () => true },
    ...{ time: async () => NOW, ...outside },
  };
  const mistakes = await findMistakes({ config, site, content, now: NOW }, others);
  expect(mistakes.every(({ mend }) => mend.length > 0)).toBe(true);
  return mistakes.map(({ what }) => what);
}

const PLANTS: Record<string, [Plant, RegExp]> = {
  "a mailbox that nobody has": [
    { outside: { takesMail: async (at) => at !== "lakeside.in" } },
    /^No mail server takes/,
  ],
  "a mail server that refuses": [
    { outside: { mailFault: async () => "The mail server refused the user" } },
    /does not take the site's mails\. The mail server refused the user/,
  ],
  "an address without encryption": [{ settings: { SITE_ORIGIN: "http://www.lakeside.in" } }, /is not encrypted/],
  "no address": [{ settings: { SITE_ORIGIN: undefined } }, /does not know its public address/],
  "the wrong host": [
    { outside: { knowsHost: async () => false } },
    /^Nobody can reach "www\.lakeside\.in", to which the links/,
  ],
  "a clock a day off": [
    { outside: { time: async () => new Date(Number(NOW) + 24 * 3_600_000) } },
    /clock is behind by about 24 hours/,
  ],
  "no second address": [{ contact: { secondReceivingAddress: undefined } as never }, /has no second address/],
  "the second address is the first": [
    { contact: { receivingAddress: "a@lakeside.in", secondReceivingAddress: "A@lakeside.in" } },
    /is its first/,
  ],
  "the mailbox of another hospital": [
    { contact: { receivingAddress: "office-punalur@lakeside.in" } },
    /has the address office-punalur@lakeside\.in, which is that of punalur/,
  ],
  "no webhook": [{ settings: { CONTENTFUL_WEBHOOK_SIGNING_SECRET: undefined } }, /cannot say that something changed/],
  "a public data folder": [{ settings: { DATA_DIR: join(SAMPLE_DATA_DIR, "pictures") } }, /^Others on the machine/],
  "a data folder that cannot be written": [{ settings: { DATA_DIR: "/proc/website" } }, /may not write to \/proc/],
  "the sample's mailbox": [
    { contact: { receivingAddress: "office@example.org" } },
    /office@example\.org, an invented address/,
  ],
  "the sample's sender": [{ settings: { MAIL_FROM: undefined } }, /Still the sample's: MAIL_FROM/],
  "a sender of another domain": [{ settings: { MAIL_FROM: "site@elsewhere.in" } }, /^Mails come from site@elsewhere/],
  "an unnamed proxy": [{ settings: { TRUST_PROXY: undefined } }, /TRUST_PROXY is not set/],
  "an office that never opens": [{ contact: { openingTimes: [] } }, /is never open/],
  "doctors without a department": [
    { doctors: { status: "ok", content: { total: 1, doctors: [{ ...DOCTOR, departments: [] }] } } },
    /are in no department.*Dr\. Anu/,
  ],
  "departments without doctors": [{ listed: (all) => all.slice(1) }, /departments have no doctors/],
  "a wrong content token": [
    { doctors: { status: "unavailable", errors: [{ message: "401 The access token is invalid" }] } },
    /gives no doctors of \w+: 401/,
  ],
  "a privacy notice without a contact": [
    { hospital: { privacyNotice: { version: "1", texts: [] } } },
    /names no number and no address/,
  ],
  "a secret that can be guessed": [
    { settings: { CONTENTFUL_PREVIEW_SECRET: "change-me-please-1", CONTENTFUL_PREVIEW_TOKEN: "x" } },
    /secret in CONTENTFUL_PREVIEW_SECRET is easy/,
  ],
  "no key": [{ settings: { ENCRYPTION_KEY_FILE: undefined } }, /ENCRYPTION_KEY_FILE is not set/],
  "a misspelt setting": [{ settings: { RETENTION_DAY: "30" } }, /RETENTION_DAY is no setting/],
};

test("a set-up without mistakes is told of the sample's values alone", async () => {
  expect(await find()).toEqual([expect.stringMatching(/^\d+ values, texts or pictures are still the sample's/)]);
});

test.each(Object.entries(PLANTS))("%s is named", async (_name, [plant, words]) => {
  const named = await find(plant);
  expect(named.filter((line) => words.test(line))).not.toEqual([]);
  // Nothing is named beside it and the sample, but the same of another hospital.
  const kinds = named.map((line) => line.replace(/\b(alappuzha|kozhencherry|punalur)\b/, "").slice(0, 12));
  expect(new Set(kinds).size).toBeLessThanOrEqual(plant.settings && "MAIL_FROM" in plant.settings ? 3 : 2);
});
