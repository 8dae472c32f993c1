import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Pieces of a small space export, for tests. */

type Fields = Record<string, unknown>;

interface Publication {
  /** False for a draft. */
  published?: boolean;
  /** Day of January 2024 on which it was published. */
  day?: number;
}

/** A link as an export holds it. */
export function linkTo(linkType: "Entry" | "Asset", id: string) {
  return { sys: { type: "Link", linkType, id } };
}

/** An entry with plain values; a value that is given by locale already stays as it is. */
export function createEntry(contentTypeId: string, id: string, fields: Fields, publication: Publication = {}) {
  const contentType = { sys: { type: "Link", linkType: "ContentType", id: contentTypeId } };
  return { sys: { ...createSys("Entry", id, publication), contentType }, fields: localise(fields) };
}

/** An asset whose file has the given name and MIME type. */
export function createAsset(id: string, fileName: string, contentType: string, publication: Publication = {}) {
  const host = contentType.startsWith("video/") ? "videos" : "images";
  const url = `//${host}.ctfassets.net/testspace/${id}/abc123/${fileName}`;
  const details = { size: 10, ...(contentType.startsWith("image/") && { image: { width: 40, height: 30 } }) };
  const fields = { title: `Title of ${id}`, file: { url, fileName, contentType, details } };
  return { sys: createSys("Asset", id, publication), fields: localise(fields) };
}

function createSys(type: "Entry" | "Asset", id: string, { published = true, day = 1 }: Publication) {
  const publishedAt = `2024-01-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  return {
    type,
    id,
    space: { sys: { type: "Link", linkType: "Space", id: "testspace" } },
    environment: { sys: { type: "Link", linkType: "Environment", id: "master" } },
    ...(published && { publishedVersion: 3, publishedAt, firstPublishedAt: publishedAt }),
  };
}

const DEFAULT_LOCALE = "en-US";

function isLocalised(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && DEFAULT_LOCALE in value;
}

function localise(fields: Fields): Record<string, Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, value]) => [id, isLocalised(value) ? value : { [DEFAULT_LOCALE]: value }]),
  );
}

/** A field definition with Contentful's defaults. */
export function createField(id: string, type: string, options: Fields = {}) {
  return { id, name: id, type, localized: false, required: false, disabled: false, omitted: false, ...options };
}

/** A content type definition. */
export function createContentType(id: string, fields: ReturnType<typeof createField>[]) {
  return { sys: { id, type: "ContentType", publishedVersion: 1 }, name: id, description: "", fields };
}

/** A rich text document of the given nodes. */
export function createDocument(...content: object[]) {
  return { nodeType: "document", data: {}, content };
}

/** A paragraph of rich text with one unmarked text. */
export function createParagraph(value: string) {
  return { nodeType: "paragraph", data: {}, content: [{ nodeType: "text", value, marks: [], data: {} }] };
}

/** A folder of its own holding the export, deleted when disposed of. */
export interface WrittenExport extends AsyncDisposable {
  readonly file: string;
  readonly folder: string;
  /** Writes an asset's file where the export tool would have downloaded it; `path` begins with its host. */
  writeAsset(path: string, content: Uint8Array | string): Promise<string>;
}

/** Writes a text or a value as JSON as a space export file. */
export async function writeSpaceExport(content: unknown): Promise<WrittenExport> {
  const folder = await mkdtemp(join(tmpdir(), "space-export-"));
  const file = join(folder, "export.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  const writeAsset = async (path: string, body: Uint8Array | string) => {
    const assetFile = join(folder, "assets", path);
    await mkdir(dirname(assetFile), { recursive: true });
    await writeFile(assetFile, body);
    return assetFile;
  };
  return { file, folder, writeAsset, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** The branch that holds every book of the library but one. */
export const MAIN_BRANCH = "Main branch";

const contentTypes = [
  createContentType("book", [
    createField("title", "Symbol"),
    createField("branch", "Symbol"),
    createField("cover", "Link", { linkType: "Asset" }),
  ]),
];

const shelf = Array.from({ length: 12 }, (_, index) => {
  return createEntry("book", `shelf${index}`, { title: `Volume ${index}`, branch: MAIN_BRANCH });
});

const entries = [
  createEntry("book", "atlas", { title: "Atlas", branch: MAIN_BRANCH, cover: linkTo("Asset", "cover") }),
  ...shelf,
  createEntry("book", "elsewhere", { title: "Elsewhere", branch: "Harbour branch" }),
];

/** A space of fourteen books, one of them with a picture, for tests. */
export const librarySpace = { contentTypes, entries, assets: [createAsset("cover", "cover.webp", "image/webp")] };
