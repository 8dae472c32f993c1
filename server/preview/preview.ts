import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EDITOR_ORIGINS, type DraftContent, type EditedEntry } from "#site/content/content.ts";
import type { Site } from "#site/hospitals/site.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { PagePreview, SiteServices } from "#app/context.ts";
import { isSameSecret } from "../http/security.ts";
import { coarseNetwork } from "../http/client-network.ts";
import { sendProblem } from "../http/problems.ts";
import { type FinishedPage, createPageRender, withoutStorage, type PageRenderOptions } from "../pages/render-page.ts";

export type Preview = ReturnType<typeof createPreview>;

export interface PreviewOptions extends Pick<PageRenderOptions, "renderer" | "integrity" | "log"> {
  secret: string;
  drafts: DraftContent;
  services: SiteServices;
}

const PREVIEW_FRAME_ANCESTORS = ["'self'", ...EDITOR_ORIGINS].join(" ");

/** Renders every page anew: it has no page cache, so no cached page reaches an editor and no draft is ever cached. */
export function createPreview({ secret, drafts, services, ...options }: PreviewOptions) {
  const cookies = createPreviewCookies(secret);
  const render = createPageRender({ ...options, frameAncestors: PREVIEW_FRAME_ANCESTORS });
  return {
    cookies: { read: cookies.read },
    handlePage: async (request: Request, preview: PagePreview): Promise<FinishedPage> => {
      const { page } = await render(request, { ...services, content: drafts, preview }, "once");
      return withoutStorage(page);
    },
    register: (server: FastifyInstance) => registerPreview(server, { secret, cookies, drafts, services }),
  };
}

interface PreviewAddresses extends Pick<PreviewOptions, "secret" | "drafts" | "services"> {
  cookies: PreviewCookies;
}

const PREVIEW_PATH = "/preview";
const PREVIEW_EXIT_PATH = "/preview/exit";

/** Begins a preview on the page of an entry that is looked up: no address comes from the request (open redirect). */
function registerPreview(server: FastifyInstance, { secret, cookies, drafts, services }: PreviewAddresses) {
  const { site, origin, texts } = services;
  server.get(PREVIEW_PATH, async (request, reply) => {
    const asked = new URL(request.url, origin).searchParams;
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    if (!isSameSecret(asked.get("secret") ?? "", secret)) {
      request.log.warn(
        { network: coarseNetwork(request.ip) },
        "a preview was refused: its address has no secret or a wrong one",
      );
      reply.header("www-authenticate", "PreviewSecret");
      return sendProblem(reply, "preview-secret", texts);
    }
    allowPreviewFrame(reply);
    const id = asked.get("id") ?? "";
    const entry = await findEntry(drafts, id);
    if (entry === "unavailable") return sendProblem(reply, "content-unavailable", texts);
    const path = entry && findEditedPage(site, entry);
    if (!path) return sendProblem(reply, "not-found", texts, { detail: explainNoPage(id, entry !== undefined) });
    return reply.header("set-cookie", cookies.begin({ locale: entry.locale })).redirect(encodeURI(path), 303);
  });
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 1024 }, (_request, body, done) => done(null, body));
    scope.post(PREVIEW_EXIT_PATH, async (request, reply) =>
      reply
        .headers({ "cache-control": "no-store", "set-cookie": cookies.end() })
        .redirect(cookies.read(request.headers.cookie)?.back || readOwnPage(request, origin), 303),
    );
  });
}

export function allowPreviewFrame(reply: FastifyReply) {
  reply.removeHeader("x-frame-options");
  reply.header("content-security-policy", `default-src 'none'; frame-ancestors ${PREVIEW_FRAME_ANCESTORS}`);
}

async function findEntry(drafts: PreviewAddresses["drafts"], id: string) {
  if (!/^[\w.-]{1,64}$/.test(id)) return undefined;
  const result = await drafts.fetchEditedEntry(id);
  return result.status === "ok" ? result.content : result.status;
}

function explainNoPage(id: string, isEntry: boolean): string {
  if (id === "") return "The address must name an entry: id=…";
  return isEntry
    ? "The entry names no hospital of this site, so no page shows it."
    : "The content service has no entry of that id that pages show.";
}

function readOwnPage({ headers }: FastifyRequest, origin: string): string {
  const from = URL.parse(headers.referer ?? "");
  // Two slashes at the beginning would name another host.
  return from?.origin === origin ? `/${from.pathname.replace(/^\/+/, "")}${from.search}` : "/";
}

function findEditedPage({ hospitals }: Pick<Site, "hospitals">, entry: EditedEntry): string | undefined {
  const hospital = hospitals.find(({ contentName }) => entry.hospitals.includes(contentName));
  if (!hospital) return undefined;
  const paths = hospitalPaths(hospital);
  if (entry.kind === "listing") {
    const department = hospital.routedDepartments.find(({ queryName }) => queryName === entry.department);
    return department ? paths.toDepartment(department.slug) : paths.toDoctors;
  }
  return entry.kind === "testimonial" && entry.isShort ? paths.toTestimonials : paths.toEntry(entry);
}

type PreviewCookies = ReturnType<typeof createPreviewCookies>;

const NAME = "content_preview";

const LASTS_S = 8 * 3600;

/** For a frame on another site (SameSite=None, Secure), also where browsers keep it apart by site (Partitioned). */
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=None; Partitioned";

export function createPreviewCookies(secret: string, now: () => number = Date.now) {
  const sign = (content: string) => createHmac("sha256", secret).update(`${NAME}=${content}`).digest("base64url");
  return {
    begin({ locale, back = "" }: PagePreview) {
      const content = `${now() + LASTS_S * 1000}.${locale}.${Buffer.from(back).toString("base64url")}`;
      return `${NAME}=${content}.${sign(content)}; Max-Age=${LASTS_S}; ${ATTRIBUTES}`;
    },
    end: () => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`,
    /** The preview that a `Cookie` header carries; undefined when there is none, or one that is over or not ours. */
    read(header = ""): PagePreview | undefined {
      const [, content = "", until = "", locale = "", back = "", signature = ""] = FORM.exec(header) ?? [];
      const isOurs = isSameSecret(signature, sign(content));
      if (!isOurs || now() >= Number(until)) return undefined;
      return { locale, ...(back && { back: Buffer.from(back, "base64url").toString() }) };
    },
  };
}

const FORM = new RegExp(String.raw`(?:^|;\s*)${NAME}=((\d{13,})\.([\w-]*)\.([\w-]*))\.([\w-]{43})(?:;|$)`);
