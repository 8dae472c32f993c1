import { Resolver } from "node:dns/promises";
import { mkdtemp, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createTransport } from "nodemailer";
import { HOUR_MS } from "#forms/calendar.ts";
import { officeHours, promiseFor } from "#forms/working-time.ts";
import { isLoopback } from "#outbox/is-loopback.server.ts";
import { smtpPoolOptions } from "#outbox/mail/create-transport.server.ts";
import { mailboxOf } from "#forms/form-fields.ts";
import { mailDomain } from "#outbox/mail/mail-transport.ts";
import { explainFailure } from "#outbox/mail/try-mail-server.server.ts";
import { type Config, listSampleSettings } from "#server/config.server.ts";
import { warnOfContentGaps, warnOfSettings } from "#server/start-checks.ts";
import type { Content } from "#site/content/content.ts";
import { describeProblem } from "#site/hospitals/read-data-file.server.ts";
import { findSampleParts, isSampleValue } from "#site/hospitals/sample-values.server.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { mistakes } from "./texts/mistakes.ts";

export interface SetUp {
  config: Config;
  site: Site;
  content: Pick<Content, "fetchDoctors" | "fetchDepartmentListings">;
  now: Date;
}

/** What only others can tell; undefined where nobody answers, or the mail server has nothing against the site. */
export type Outside = typeof ASK_OTHERS;

type Found = (string[] | false | undefined | "")[];

const ASK_MS = 3000;
const GUESSABLE = /^(.)\1+$|pass|secret|change|default|admin|test|123|example|sample|hospital/i;

/** The mistakes that an adopter has made in settings and data, and how to mend each. Changes nothing, mails nothing. */
export async function findMistakes(setUp: SetUp, outside: Outside = ASK_OTHERS) {
  const { hospitals } = setUp.site;
  const ofHospitals = hospitals.map((hospital) => ofHospital(hospital, hospitals, setUp.now, outside));
  const found = await Promise.all([ofSettings(setUp, outside), ...ofHospitals, ofStart(setUp)]);
  return found.flat().flatMap((one) => (one ? [{ what: one[0] ?? "", mend: one[1] ?? "" }] : []));
}

async function ofSettings({ config, now }: SetUp, { knowsHost, mailFault, time }: Outside): Promise<Found> {
  const { siteOrigin = "", mailFrom, smtpUrl, databaseUrl, preview, content, dataDir, siteDataDir } = config;
  const { protocol, hostname } = new URL(siteOrigin || "https://localhost");
  const isUnknown = isSampleValue(hostname) || isLoopback(hostname) || (await knowsHost(hostname)) === false;
  const isHosted = content.kind === "hosted";
  const fault = smtpUrl && (await mailFault(smtpUrl));
  const aheadMs = Number(now) - Number((isHosted && (await time(content.graphqlUrl))) || now);
  const folder = await stat(dataDir).catch(() => undefined);
  const made = await mkdtemp(join(folder ? dataDir : dirname(dataDir), "rehearsal-")).catch(() => undefined);
  if (made !== undefined) await rmdir(made);
  const isPublic = ((folder?.mode ?? 0) & 0o077) > 0 || !relative(siteDataDir, dataDir).startsWith("..");
  const passwords = [smtpUrl, databaseUrl].map((url) => url && new URL(url).password);
  const secrets = { SMTP_URL: passwords[0], DATABASE_URL: passwords[1], CONTENTFUL_PREVIEW_SECRET: preview?.secret };
  return [
    siteOrigin === "" ? mistakes.noOrigin() : isUnknown && mistakes.wrongHost(hostname),
    protocol === "http:" && mistakes.plainOrigin(siteOrigin),
    siteOrigin && !`.${hostname}`.endsWith(mailDomain(mailFrom)) && mistakes.sender(mailFrom, hostname),
    fault && mistakes.mailRefused(fault),
    Math.abs(aheadMs) > 2 * HOUR_MS && mistakes.clock(aheadMs / HOUR_MS),
    made === undefined && mistakes.notWritable(dataDir),
    isPublic && mistakes.publicFolder(dataDir),
    isHosted && config.webhookSigningSecret === undefined && mistakes.noWebhook(),
    ...Object.entries(secrets).map(([name, value = ""]) => GUESSABLE.test(value) && mistakes.weakSecret(name)),
  ];
}

async function ofHospital(hospital: Hospital, all: readonly Hospital[], now: Date, outside: Outside): Promise<Found> {
  const { id, contact, privacyNotice } = hospital;
  const { receivingAddress: first, secondReceivingAddress: second, email, phone } = contact;
  const isSame = (one: string, other: string) => mailboxOf(one) === mailboxOf(other);
  const addresses = [...new Set([first, second ?? email, email])].filter((one) => !isSampleValue(one));
  const judged = addresses.map(async (address): Promise<Found> => {
    const isTheirs = ({ contact: own }: Hospital) =>
      isSame(own.receivingAddress, address) || isSame(own.email, address);
    const other = all.find((one) => one.id !== id && isTheirs(one));
    const isDead = (await outside.takesMail(address.split("@").at(-1) ?? "")) === false;
    return [isDead && mistakes.deadMailbox(id, address), other && mistakes.othersMailbox(id, address, other.id)];
  });
  const notice = JSON.stringify(privacyNotice.texts);
  return [
    isSampleValue(first) && mistakes.sampleMailbox(id, first),
    ...(await Promise.all(judged)).flat(),
    second === undefined ? mistakes.noSecond(id) : isSame(first, second) && mistakes.sameSecond(id),
    (officeHours(hospital).times.length === 0 || !promiseFor(hospital, now)) && mistakes.closed(id),
    !notice.includes(email) && !notice.includes(phone.printed) && mistakes.noPrivacyContact(id),
  ];
}

/** What the content lacks, and what the site itself warns of when it starts. */
async function ofStart({ config, site, content }: SetUp): Promise<Found> {
  const found: Found = [];
  for (const { id, contentName } of site.hospitals) {
    const ask = () => content.fetchDoctors(contentName, 2700);
    const first = await ask();
    // One slow response, just after the start, is no mistake of the set-up.
    const result = first.status === "ok" ? first : await ask();
    const doctors = result.status === "ok" ? result.content.doctors : [];
    const lost = doctors.filter(({ departments }) => departments.length === 0).map(({ name }) => name);
    found.push(lost.length > 0 && mistakes.lostDoctors(id, lost.join(", ")));
    if (result.status !== "ok") found.push(mistakes.content(id, result.errors[0]?.message ?? "no response"));
  }
  const note = (...said: [{ departments?: string[]; listings?: string[] }, string] | [string]) => {
    const [what = "", mend = ""] = String(said.at(-1)).split(/: (?!.*: )/);
    const { departments = [], listings = [] } = typeof said[0] === "string" ? {} : said[0];
    found.push([`${[what, ...departments, ...listings].join(", ")}.`, mend]);
  };
  const log = { warn: note, error: note } as never;
  warnOfSettings(config, log);
  await warnOfContentGaps(site, content, log);
  const { values } = await findSampleParts(config.siteDataDir, config);
  const samples = values.slice(0, 1).map((first) => mistakes.samples(values.length, describeProblem(first)));
  return [...found, ...samples, ...listSampleSettings(config).map((line) => mistakes.sampleSetting(line))];
}

const dns = new Resolver({ timeout: ASK_MS, tries: 1 });
const isNone = ({ code = "" }: NodeJS.ErrnoException) => (["ENOTFOUND", "ENODATA"].includes(code) ? false : undefined);

const ASK_OTHERS = {
  async mailFault(smtpUrl: string): Promise<string | undefined> {
    const mailer = createTransport({ ...smtpPoolOptions(smtpUrl), pool: false, connectionTimeout: ASK_MS } as never);
    return mailer.verify().then(() => undefined, explainFailure);
  },
  takesMail: async (domain: string): Promise<boolean | undefined> => dns.resolveMx(domain).then(() => true, isNone),
  knowsHost: async (host: string): Promise<boolean | undefined> => dns.resolve(host).then(() => true, isNone),
  time: (address: string): Promise<Date | undefined> =>
    fetch(address, { method: "HEAD" })
      .then(({ headers }) => new Date(headers.get("date") ?? ""))
      .catch(() => undefined),
};
