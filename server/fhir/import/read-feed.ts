import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { FEED_TYPES, parseAs, type FeedFile } from "./read-roles.ts";

const MAX_MB = 10;
const TIMEOUT_MS = 30_000;

const manifestSchema = v.object({
  transactionTime: v.pipe(v.string(), v.isoTimestamp("is no moment such as 2026-11-26T07:40:00Z")),
  output: v.pipe(
    v.array(v.object({ type: v.string(), url: v.pipe(v.string(), v.url()) })),
    v.transform((all) => all.filter(({ type }) => FEED_TYPES.includes(type)).map(({ url }) => url)),
    v.maxLength(50, "names more than 50 files"),
  ),
});

/** The texts of all files, and when the other system wrote them; rejects when one of them cannot be read. */
export async function readFeed(source: string): Promise<{ files: FeedFile[]; time?: string }> {
  if (!isAddress(source)) {
    const present = await readdir(source);
    const names = FEED_TYPES.map((type) => `${type}.ndjson`).filter((name) => present.includes(name));
    return { files: await Promise.all(names.map((name) => readText(join(source, name)))) };
  }
  const { output, transactionTime: time } = parseAs(manifestSchema, await readText(source));
  const other = output.find((url) => new URL(url).origin !== new URL(source).origin);
  if (other) throw new Error(`${source}: names a file of another site: ${other}`);
  return { files: await Promise.all(output.map(readText)), time };
}

const isAddress = (source: string) => source.startsWith("http");

async function readText(name: string): Promise<FeedFile> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, bytes] = ["", 0];
  try {
    for await (const chunk of isAddress(name) ? await get(name) : createReadStream(name)) {
      bytes += chunk.length;
      if (bytes > MAX_MB * 1024 * 1024) throw new Error(`is larger than ${MAX_MB} MB`);
      text += decoder.decode(chunk, { stream: true });
    }
    return { name, text: text + decoder.decode() };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** A redirect is refused: the operator named this address, and no other. */
async function get(url: string): Promise<AsyncIterable<Uint8Array>> {
  const headers = { accept: "application/json, application/fhir+ndjson" };
  const response = await fetch(url, { redirect: "manual", headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const to = response.headers.get("location");
  if (to !== null) throw new Error(`leads on to ${to}: set SITTINGS_FROM to where the feed is`);
  if (!response.ok || !response.body) throw new Error(`answers ${response.status}`);
  return response.body;
}
