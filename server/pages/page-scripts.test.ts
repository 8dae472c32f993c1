import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { finishPage } from "./render-page.ts";
import { readScriptIntegrity } from "./page-scripts.ts";

/** `printf 'let a' | openssl dgst -sha256 -binary | base64` */
const HASH = "sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=";

async function renderWithIntegrity(page: string, headers: HeadersInit) {
  const folder = await mkdtemp(join(tmpdir(), "scripts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ["a-1.js", "manifest-2.js"]) await writeFile(join(folder, name), "let a");
  await writeFile(join(folder, "a-1.js.br"), "");
  const integrity = await readScriptIntegrity("/assets/", folder);
  expect([...integrity.keys()].toSorted()).toEqual(["/assets/a-1.js", "/assets/manifest-2.js"]);
  const {
    status,
    headers: sent,
    body,
  } = await finishPage(new Response(page, { status: 404, headers }), "once", { integrity });
  return { status, type: sent["content-type"], text: body.identity.toString() };
}

const HTML = { "content-type": "text/html; charset=utf-8" };

test("the manifest is an element with the hash of its bytes, and the other scripts wait for the first screen", async () => {
  const link = (address: string) => `<link rel="modulepreload" href="/assets/${address}"/>`;
  const starting = `import "/assets/manifest-2.js";\nimport * as route0 from "/assets/a-1.js";\nimport("/assets/other.js");`;
  const page = await renderWithIntegrity(
    `${link("manifest-2.js")}${link("a-1.js")}${link("other.js")}<body><p>ബി</p><script type="module" async="">${starting}</script>`,
    HTML,
  );
  expect(page.status).toBe(404);
  expect(page.type).toBe(HTML["content-type"]);
  expect(page.text.replace(/await new Promise[^]+?(?=for )/, "(waits)\n")).toBe(
    `<script type="module" async src="/assets/manifest-2.js" integrity="${HASH}" fetchpriority="low"></script>` +
      `<body><p>ബി</p><script type="module" async="">if ("scripts" in document.documentElement.dataset) (async () => {
(waits)
for (const [href, integrity = ""] of [["/assets/a-1.js","${HASH}"],["/assets/other.js"]])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }));
await import("/assets/manifest-2.js");
const route0 = await import("/assets/a-1.js");
await import("/assets/other.js");
})().catch((fault) => {
delete document.documentElement.dataset.scripts;
throw fault;
});</script>`,
  );
});

test("what is no page passes as it is", async () => {
  const data = `<link rel="modulepreload" href="/assets/a-1.js"/>`;
  const response = await renderWithIntegrity(data, { "content-type": "text/x-script" });
  expect(response.text).toBe(data);
});
