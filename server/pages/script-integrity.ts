import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Hashes of scripts by their address, as in the attribute `integrity` (Subresource Integrity, §3.5). */
export type ScriptIntegrity = ReadonlyMap<string, string>;

/** Reads the scripts of a folder that is served below the prefix. Rejects when the folder cannot be read. */
export async function readScriptIntegrity(prefix: string, folder: string): Promise<ScriptIntegrity> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  return new Map(
    await Promise.all(names.map(async (name) => [prefix + name, hashOf(await readFile(join(folder, name)))] as const)),
  );
}

function hashOf(bytes: Buffer): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * Every script that React Router lets the browser fetch early, with its hash. Its manifest becomes a script element,
 * the only kind whose `integrity` MDN's HTTP Observatory looks at; it is the same module that the page's first script
 * imports, so it is fetched and run once. All come after font and first picture, which a visitor sees sooner than what
 * scripts do. A browser then runs none whose bytes were changed on the way. What later pages load has no hash: the
 * import map that could name all scripts takes two kilobytes more of every page.
 */
export function addScriptIntegrity(html: string, integrity: ScriptIntegrity = new Map()): string {
  if (integrity.size === 0) return html;
  return html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (link, address: string) => {
    const hash = integrity.get(address);
    if (hash === undefined) return link;
    return address.includes("/manifest-")
      ? `<script type="module" async src="${address}" integrity="${hash}" fetchpriority="low"></script>`
      : `<link rel="modulepreload" href="${address}" integrity="${hash}" fetchpriority="low"/>`;
  });
}
