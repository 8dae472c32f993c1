import { EventEmitter } from "node:events";
import { hash, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { BoardPicture, SiteServices } from "#app/context.ts";
import type { Content } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { Clock } from "#forms/submissions.ts";
import type { MailTransport } from "#outbox/mail/mail-transport.ts";
import { settleTogether } from "#site/hospitals/read-data-file.server.ts";
import { loadSearchWords } from "#site/search/search-words.server.ts";
import { createPublicRecord } from "#answers/public-record.server.ts";
import { createOfficeSittings } from "#answers/sittings/office-sittings.server.ts";
import { readEditors } from "#desk/access/editors-file.server.ts";
import { createNotices } from "#desk/notices/notices.server.ts";
import { RESUME_MAX_BYTES } from "#forms/resume-file.ts";
import { type Editions, loadEditions, mapEditions } from "#site/texts/editions.server.ts";
import { publicOrigin, type Config } from "./config.server.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createPageCounts } from "./pages/page-counts.ts";
import { plainPhones, renderOutagePage } from "./pages/plain-page.ts";
import { createPictureProcess, type PictureProcess } from "./pictures/picture-process.ts";
import {
  requireFolders,
  saveOutagePage,
  savePrivacyNotices,
  warnOfContentGaps,
  warnOfClaims,
  warnOfPictures,
  warnOfSettings,
  warnOfTranslations,
  warnOfSamples,
} from "./start-checks.ts";
import { startContent, type SiteEvents } from "./start-content.ts";
import { startDesk } from "./start-desk.ts";
import { startPictures } from "./start-pictures.ts";
import { startSearch } from "./start-search.ts";
import { type Pages, startServer } from "./start-server.ts";
import { openSiteStore, startSubmissions, type SubmissionTimes } from "./start-submissions.ts";

/** Of one hospital; as many as its pages show. */
const MAX_DOCTORS = 2700;

export interface StartOptions extends SubmissionTimes {
  config: Config;
  socket?: { fd: number } | undefined;
  pages: Pages;
  /** For a rehearsal: another clock, where mails go, and room that no disk has. */
  clock?: Clock;
  transport?: MailTransport;
  diskReserveBytes?: number;
}

interface DataParts {
  pictureProcess: PictureProcess;
  clock: Clock;
  log: Logger;
}

interface ShownData {
  site: Site;
  content: Content;
  /** Of what the desk writes. */
  directory: string | undefined;
  log: Logger;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Serves without a store too. Rejects with Config-, SiteData- or `SpaceExportError`, or a listener's error. */
export async function startSite(options: StartOptions, log: Logger) {
  const { config, socket, pages, clock = { now: () => new Date() } } = options;
  warnOfSettings(config, log);
  await requireFolders(config);
  const { siteDataDir, dataDir } = config;
  const pictureProcess = createPictureProcess();
  const { editions, words, store, explainStore } = await loadData(options, { pictureProcess, clock, log });
  const [{ site }] = editions;
  const { hospitals } = site;
  const hospitalIds = hospitals.map(({ id }) => id);
  const listEditors = () => readEditors(siteDataDir, hospitalIds);
  await listEditors();
  await writeStandingFiles(config, editions, log);

  const events: SiteEvents = new EventEmitter();
  const onChange = () => events.emit("pagesChange");
  const isDevelopment = pages.isDevelopment;
  const started = await startContent(config, { editions, store, clock, log, pictureProcess, isDevelopment });
  const { content, connected, consents } = started;
  const search = await startSearch({ ...started, words, dataDir, events, clock, log });
  const pictures = await startPictures(config, { ...started, editions, pictureProcess, events, log });

  const counts =
    config.pageCounts === "on" ? createPageCounts({ store, site, match: pages.routes.match, clock, log }) : undefined;
  const metrics = config.metricsAddress && createMetrics(store);
  const { findImported } = started;
  const listDoctors = async (hospital: Pick<Hospital, "id" | "contentName">, language?: string) => {
    const edition = started.editions.find((one) => one.site.language === language);
    const found = await (edition?.content ?? content).fetchDoctors(hospital.contentName, MAX_DOCTORS);
    if (found.status !== "ok") return undefined;
    return found.content.doctors.map((one) => ({ ...one, sittings: findImported(hospital, one) ?? one.sittings }));
  };
  const findName = async (hospital: Hospital, name: string, language?: string) => {
    const lists = await Promise.all(started.editions.map(({ content: own }) => own.fetchCareers(hospital.contentName)));
    const jobs = lists.map((list) => (list.status === "ok" ? list.content.careers : []));
    const job = jobs.flat().find(({ jobTitle }) => jobTitle === name);
    const spoken = jobs[started.editions.findIndex((one) => one.site.language === language)] ?? jobs[0];
    if (job) return spoken?.find(({ id }) => id === job.id)?.jobTitle ?? name;
    return (await listDoctors(hospital))?.find((doctor) => doctor.name === name)?.name;
  };
  const onSittings = () => events.emit("sittingsChange");
  const sittings = createOfficeSittings({ store, clock, log, findImported, onChange: onSittings });
  const { retentionDays } = config;
  const publicRecord = createPublicRecord({ store, hospitals, clock, retentionDays, log, onChange });
  const notices = createNotices({ store, clock, log, onChange });
  const origin = publicOrigin(config);
  const submitting = startSubmissions(config, {
    ...{ ...options, editions, origin, store, clock, log, metrics, onSent: counts?.noteSent },
    ...{
      listDoctors,
      sittings,
      notices,
      findName,
      isEditor: async (address) => (await listEditors()).some((one) => one.address === address),
    },
  });
  const { submissions, answers, audit, leave, links } = submitting;
  events.on("sittingsChange", () => void leave.run());
  const previewSecret = config.preview?.secret ?? hash("sha256", config.databaseUrl ?? randomUUID());
  const { desk, stop: stopDesk } = startDesk(config, {
    ...{ ...started, editions, store, links, listEditors, clock, log, pictureProcess, previewSecret },
    ...{ onMail: submitting.wakeMails, countsPages: counts !== undefined },
  });

  // Pages say first what is known without the store.
  for (const known of [sittings, notices, publicRecord]) void known.look();

  const { fonts, tokens } = site.brand;
  const common = {
    ...{ editions, submissions, answers, sittings, notices, publicRecord, leave, audit, desk, origin },
    siteContent: content,
    boardCodes: store,
    drawBoardPicture: (picture: BoardPicture) => pictureProcess.drawBoardPicture(picture, { fonts, tokens }),
    apiOrigin: config.apiOrigin ?? "",
    resumeMaxBytes: RESUME_MAX_BYTES,
    reportFailure: (error: unknown, path: string) => log.error({ err: error, path }, "a page could not be rendered"),
    now: clock.now,
  };
  const services = mapEditions(search.editions, (edition): SiteServices => ({ ...common, ...edition }));
  const server = await startServer(config, {
    ...{ socket, pages, editions, services, content: started, pictures, pictureProcess, submitting, desk },
    ...{ warmSearch: search.warm, counts, metrics, previewSecret, events, store, clock, log },
  });
  const stopWatching = started.watch(listDoctors);
  void pictures.dropped.make();

  return {
    address: server.address,
    contentService: connected.service,
    checked: warnOfData(config, { site, content, directory: connected.desk?.directory(), log }),
    content,
    sendDue: submitting.sendDue,
    metricsUrl: server.metricsUrl,
    /** Why no form is taken although pages are served; undefined where the store is open. */
    storeFailure: explainStore(),
    async stop() {
      await stopDesk();
      for (const known of [sittings, consents, notices, publicRecord]) known.stop();
      stopWatching();
      const parts = [server, submitting, started, pictures, search];
      await Promise.all([...parts.map((part) => part.stop()), counts?.stop()]);
      await store.close();
      await connected.service?.close();
    },
  };
}

/** The site's data in each language, the search's words, and the store. */
async function loadData({ config, diskReserveBytes }: StartOptions, parts: DataParts) {
  const { pictureProcess: assetReader, clock, log } = parts;
  const { siteDataDir: dataDir, groupSlug, receivingAddresses, retentionDays } = config;
  const [editions, words, { store, explain: explainStore }] = await settleTogether([
    loadEditions({ dataDir, retentionDays, groupSlug, receivingAddresses, assetReader }),
    loadSearchWords(dataDir),
    openSiteStore({ ...config, ...(diskReserveBytes && { diskReserveBytes }) }, clock, log),
  ]);
  warnOfPictures(editions[0].site, log);
  warnOfClaims(editions[0].site, log);
  return { editions, words, store, explainStore };
}

/** What serves visitors and inspectors while the site does not. */
async function writeStandingFiles({ dataDir, outagePage }: Config, editions: Editions, log: Logger) {
  const [{ site, texts }] = editions;
  const hospitals = editions.flatMap((edition) => edition.site.hospitals);
  await savePrivacyNotices(dataDir, { hospitals }).catch((error: unknown) =>
    log.warn({ err: error }, "the privacy notices could not be saved: check DATA_DIR"),
  );
  if (outagePage !== undefined)
    await saveOutagePage(outagePage, renderOutagePage(site.brand, texts, plainPhones(site, texts))).catch(
      (error: unknown) => log.warn({ err: error }, "the page for outages could not be written: check OUTAGE_PAGE"),
    );
}

/** Warns of what is missing in the data and content that the site shows. */
function warnOfData(config: Config, { site, content, directory: path, log }: ShownData) {
  return Promise.all([
    warnOfSamples(path === undefined ? config : { ...config, content: { kind: "embedded", path } }, log),
    warnOfTranslations(site, config.siteDataDir, log),
    warnOfContentGaps(site, content, log),
  ]);
}
