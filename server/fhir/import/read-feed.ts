import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { FeedError, IMPORTED_TYPES, parseAs, readLine, type Imported, type ImportedType } from "./feed-line.ts";

export type FeedSource = { address: string } | { folder: string };

/** Of one file, what is imported; `version` says whether it is still the same. */
export interface ReadFile {
  name: string;
  version: string;
  resources: Imported<ImportedType>[];
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 50;
const TIMEOUT_MS = 30_000;

const manifestSchema = v.object({
  transactionTime: v.pipe(v.string(), v.isoTimestamp("is no moment such as 2026-11-26T07:40:00Z")),
  output: v.pipe(v.array(v.object({ type: v.string(), url: v.pipe(v.string(), v.url()) })), v.maxLength(1000)),
});

/** All files of the feed, each as it is or as it was `known`; rejects with `FeedError` when one of them is faulty. */
export async function readFeed(source: FeedSource, known: ReadFile[]): Promise<{ files: ReadFile[]; time?: string }> {
  const knownAs = (name: string) => known.find((file) => file.name === name);
  if ("folder" in source) {
    const read = IMPORTED_TYPES.map((type) => readStored(source.folder, type, knownAs));
    return { files: (await Promise.all(read)).flatMap((file) => file ?? []) };
  }
  const manifest = await readManifest(source.address);
  const files: ReadFile[] = [];
  for (const { type, url } of manifest.output) {
    const imported = IMPORTED_TYPES.find((one) => one === type);
    if (!imported) continue;
    if (new URL(url).origin !== new URL(source.address).origin)
      throw new FeedError(`${source.address}: names a file of another site: ${url}`);
    if (files.length >= MAX_FILES) throw new FeedError(`${source.address}: names more than ${MAX_FILES} files`);
    const last = knownAs(url);
    const response = await get(url, last?.version);
    if (response.status === 304 && last) files.push(last);
    else files.push(await readResources(url, imported, response.headers.get("etag") ?? "", response.body ?? []));
  }
  if (!manifest.output.some(({ type }) => type === "PractitionerRole"))
    throw new FeedError(`${source.address}: names no file of PractitionerRole`);
  return { files, time: manifest.transactionTime };
}

async function readManifest(address: string) {
  let text = "";
  for await (const line of readLines((await get(address)).body ?? [], address)) text += `${line}\n`;
  return parseAs(manifestSchema, text, address);
}

async function readStored(folder: string, type: ImportedType, knownAs: (name: string) => ReadFile | undefined) {
  const name = join(folder, `${type}.ndjson`);
  const found = await stat(name).catch(() => undefined);
  if (!found && type === "PractitionerRole") throw new FeedError(`${name}: is not there`);
  if (!found) return undefined;
  const version = `${found.mtimeMs}-${found.size}`;
  const last = knownAs(name);
  return last?.version === version ? last : readResources(name, type, version, createReadStream(name));
}

/** A redirect is refused: the operator named this address, and no other. */
async function get(url: string, version?: string): Promise<Response> {
  const headers = { accept: "application/json, application/fhir+ndjson", ...(version && { "if-none-match": version }) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { redirect: "manual", headers, signal }).catch((error: unknown) => {
    throw new FeedError(`${url}: does not answer`, { cause: error });
  });
  const to = response.headers.get("location");
  if (to !== null) throw new FeedError(`${url}: leads on to ${to}: set SITTINGS_FROM to where the feed is`);
  if (response.ok || (version && response.status === 304)) return response;
  throw new FeedError(`${url}: answers ${response.status}`);
}

type Chunks = AsyncIterable<Uint8Array> | Uint8Array[];

async function readResources(name: string, type: ImportedType, version: string, chunks: Chunks): Promise<ReadFile> {
  const resources: ReadFile["resources"] = [];
  let number = 0;
  for await (const line of readLines(chunks, name)) {
    number += 1;
    if (line.trim()) resources.push(readLine(type, line, `${name}, line ${number}`));
  }
  return { name, version, resources };
}

async function* readLines(chunks: Chunks, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let rest = "";
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new FeedError(`${name}: is larger than ${MAX_BYTES / 1024 / 1024} MB`);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    yield rest + decoder.decode();
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`${name}: broke off, or is no UTF-8`, { cause: error });
  }
}
