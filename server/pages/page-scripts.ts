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

type LateScript = readonly [address: string, hash?: string];

/** After the first screen, with hashes; what later pages load has none: an import map of all would take 2 KB. */
export function finishScripts(html: Buffer, integrity: ScriptIntegrity = new Map()): Buffer {
  if (integrity.size === 0) return html;
  const late: LateScript[] = [];
  const bodyAt = html.includes("<body") ? html.indexOf("<body") : html.length;
  const head = html
    .toString("latin1", 0, bodyAt)
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, address: string) => {
      const hash = integrity.get(address);
      if (hash !== undefined && address.includes("/manifest-"))
        return `<script type="module" async src="${address}" integrity="${hash}" fetchpriority="low"></script>`;
      late.push(hash === undefined ? [address] : [address, hash]);
      return "";
    });
  const startAt = html.lastIndexOf(STARTING_TAG);
  const codeAt = startAt === -1 ? html.length : startAt + STARTING_TAG.length;
  const started = html
    .toString("latin1", codeAt)
    .replace(/^import (".+?")/gm, "await import($1)")
    .replace(/^import\((".+?")\)/gm, "await import($1)")
    .replace(/^import \* as (\w+) from (".+?")/gm, "const $1 = await import($2)");
  return Buffer.concat([
    Buffer.from(head, "latin1"),
    html.subarray(bodyAt, codeAt),
    Buffer.from(
      startAt === -1 ? "" : waitForFirstScreen(late) + started.replace("</script>", `${ON_FAULT}</script>`),
      "latin1",
    ),
  ]);
}

const STARTING_TAG = '<script type="module" async="">';

/** Scripts that do not come leave the page as it was sent, with its forms open. */
const ON_FAULT = `
})().catch((fault) => {
delete document.documentElement.dataset.scripts;
throw fault;
});`;

/** Not much longer where a picture does not come, or where nothing is painted, as in a tab in the background. */
const MAX_WAIT_MS = 3000;

/** Waits until the page is painted, then fetches the scripts; browsers that cannot run them do not call it. */
function waitForFirstScreen(scripts: readonly LateScript[]): string {
  return `if ("scripts" in document.documentElement.dataset) (async () => {
await new Promise((resolve) => {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
  document.readyState === "complete" ? painted() : addEventListener("load", painted);
  setTimeout(resolve, ${MAX_WAIT_MS});
});
for (const [href, integrity = ""] of ${JSON.stringify(scripts)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }));
`;
}
