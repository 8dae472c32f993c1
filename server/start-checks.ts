import { existsSync } from "node:fs";
import { chmod, mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Logger } from "pino";
import type { Content } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { findPictureProblems } from "#site/hospitals/check-site.ts";
import { countGaps, listTranslations } from "#site/texts/list-translations.server.ts";
import { findNearest } from "#site/hospitals/nearest-names.ts";
import { indianTimestamp } from "#forms/calendar.ts";
import { findSampleParts } from "#site/hospitals/sample-values.server.ts";
import { ConfigError } from "./config-values.server.ts";
import { isMailSetUp, listSampleSettings, type Config } from "./config.server.ts";

/** Warns of departments without doctors and listings without a department, which nobody would notice else. */
export async function warnOfContentGaps(
  { hospitals }: Pick<Site, "hospitals">,
  content: Pick<Content, "fetchDepartmentListings">,
  log: Pick<Logger, "warn" | "error">,
): Promise<void> {
  try {
    for (const hospital of hospitals) {
      const listings = await content.fetchDepartmentListings(hospital.contentName);
      if (listings.status !== "ok") return;
      warnOfHospital(
        hospital,
        listings.content.map(({ department }) => department),
        log,
      );
    }
  } catch (error) {
    log.error({ err: error }, "the departments could not be compared with the content service");
  }
}

function warnOfHospital(
  { id, contentName, departments, routedDepartments }: Hospital,
  listed: string[],
  log: Pick<Logger, "warn">,
) {
  if (listed.length === 0) {
    log.warn(
      { hospital: contentName },
      `hospitals/${id}/hospital.json: contentName: no department in the content service has this hospital and doctors: write the name that its entries have, or publish a department entry and link its doctors`,
    );
    return;
  }
  const withoutDoctors = departments.map(({ queryName }) => queryName).filter((name) => !listed.includes(name));
  if (withoutDoctors.length > 0) {
    log.warn(
      { hospital: contentName, departments: withoutDoctors },
      `hospitals/${id}/departments.json: menu: departments have no doctors in the content service: publish a department entry with this hospital and name, and link its doctors`,
    );
  }
  const known = routedDepartments.map(({ queryName }) => queryName);
  const unknown = [...new Set(listed)].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    log.warn(
      { hospital: contentName, listings: unknown.map((name) => `${name} (nearest: ${findNearest(name, known)})`) },
      `hospitals/${id}/departments.json: menu: department entries in the content service match none of these: correct the entry's name, or add the department to the menu`,
    );
  }
}

/** Says how many texts the site's other languages lack, and how many guide patients and were read by no doctor. */
export async function warnOfTranslations(
  { languages: [first, ...others] }: Pick<Site, "languages">,
  siteDataDir: string,
  log: Pick<Logger, "warn">,
): Promise<void> {
  for (const language of others) {
    const left = countGaps(language, await listTranslations(siteDataDir, { language, first }));
    if (left !== undefined) log.warn(`${left}: npm run data:check -- --missing lists them`);
  }
}

/** Saves every privacy notice that was ever shown as `<dataDir>/privacy-notices/<version>.json`; none is changed. */
export async function savePrivacyNotices(dataDir: string, { hospitals }: Pick<Site, "hospitals">): Promise<void> {
  const folder = join(dataDir, "privacy-notices");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id, privacyNotice, formNotice } of hospitals) {
    const { version, texts } = privacyNotice;
    const content = JSON.stringify(
      { hospital: id, shownSince: indianTimestamp(new Date()), summary: formNotice.summary, texts },
      undefined,
      2,
    );
    const file = join(folder, `${version}.json`);
    if (existsSync(file)) continue;
    await writeFile(`${file}.part`, `${content}\n`);
    await rename(`${file}.part`, file);
  }
}

/** Writes the page that a proxy shows while the site is away, readable for every account of the machine. */
export async function saveOutagePage(file: string, page: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, page);
  await chmod(part, 0o644);
  await rename(part, file);
}

/** Names a mistyped folder by its setting. A DATA_DIR that cannot be written to stops no start: pages need none. */
export async function requireFolders({ siteDataDir, dataDir }: Config) {
  if (!(await stat(siteDataDir).catch(() => undefined))?.isDirectory())
    throw new ConfigError(`SITE_DATA_DIR must be the folder with the site's data, and ${siteDataDir} is none`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (["ENOTDIR", "EEXIST", "ENOENT"].includes(error.code ?? ""))
      throw new ConfigError(`DATA_DIR must be a folder: ${error.message}`);
  });
}

export function warnOfSettings(config: Config, log: Logger) {
  const { dataDir, encryptionKeyFiles, misspelt, siteOrigin, trustProxy } = config;
  for (const { name, meant } of misspelt.filter((variable) => variable.meant !== undefined))
    log.warn(`${name} is no setting: correct it if ${meant} is meant, else unset it`);
  const strangers = misspelt.filter(({ meant }) => meant === undefined).map(({ name }) => name);
  if (strangers.length > 0)
    log.warn(`no settings, though they begin as ours: ${strangers.join(", ")}. See docs/reference/settings.md`);
  if (encryptionKeyFiles.length === 0)
    log.warn("ENCRYPTION_KEY_FILE is not set: what visitors send is stored unencrypted");
  if (encryptionKeyFiles.some((file) => file.startsWith(dataDir + sep)))
    log.warn("ENCRYPTION_KEY_FILE is in DATA_DIR, so a copy of the folder holds its key: move the file elsewhere");
  if (siteOrigin?.startsWith("https:") && trustProxy.length === 0)
    log.warn("TRUST_PROXY is not set: name the proxy that serves https, or all visitors count as one");
  if (!isMailSetUp(config))
    log.warn("SMTP_URL is not set: forms are stored and reach no hospital. Set it, then all are mailed");
}

export function warnOfPictures(site: Site, log: Pick<Logger, "warn">) {
  for (const { file, message } of findPictureProblems(site)) log.warn(`${file} ${message}`);
}

export function warnOfClaims({ hospitals }: Pick<Site, "hospitals">, log: Pick<Logger, "warn">) {
  const without = hospitals.filter(({ casualty }) => !casualty?.isOwn).map(({ place }) => place);
  if (without.length > 0) log.warn(`no casualty in ${without.join(", ")}: npm run truth lists what speaks of one`);
}

export async function warnOfSamples(config: Config, log: Pick<Logger, "warn" | "error">): Promise<void> {
  try {
    const { values } = await findSampleParts(config.siteDataDir, config);
    const count = values.length + listSampleSettings(config).length;
    if (count > 0)
      log.warn(`${count} values, texts and pictures are still the sample's: npm run data:check lists them`);
  } catch (error) {
    log.error({ err: error }, "the data could not be compared with the sample");
  }
}
