import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { format } from "prettier";
import { showPictures } from "#tests/support/show-pictures.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { pictureWidth, type View, type Screen, screenFile } from "./list-screens.ts";

const HEIGHT = 900;

/** Photographs a whole page in a window of this width; resolves to a small WebP. */
export async function photographScreen(browser: Browser, url: string, { width, scheme }: View) {
  const page = await browser.newPage({
    colorScheme: scheme,
    reducedMotion: "reduce",
    viewport: { width, height: HEIGHT },
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await showPictures(page);
  // In a window as high as the page, what is fixed to the window's foot stands at the page's.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await showPictures(page);
  const photograph = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  await page.close();
  return sharp(photograph).resize(pictureWidth(width)).webp({ quality: 45, effort: 6 }).toBuffer();
}

/** The address a screen is at; throws when no link of its list leads to it. */
export async function findScreenUrl({ path, firstLinkBelow }: Screen, origin: string): Promise<string> {
  if (firstLinkBelow === undefined) return origin + path;
  const page = await fetch(origin + path);
  const links = (await page.text()).matchAll(/href="([^"?#]+)/g);
  const link = [...links].map(([, href = ""]) => href).find((href) => href.startsWith(firstLinkBelow));
  if (!link) throw new Error(`${path} has no link to a page below ${firstLinkBelow}`);
  return origin + link;
}

const PROGRAMS: Record<Screen["server"], string> = { built: "server/main.ts", development: "server/dev.ts" };

/** Runs the site with a store of its own while `use` works with its origin. */
export async function serveSite(server: Screen["server"], use: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "screens-"));
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
  const site = await startSiteProcess(settings, PROGRAMS[server]);
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}

const INTRODUCTION = `# Screens

How every type of page looks. \`npm run screens\` draws them all again, and this page with them.
[Icons](icons.png) have a sheet of their own. Malayalam is drawn in a font of the machine, such as Debian's \`fonts-noto-core\`.`;

/** Writes the page that shows the pictures, formatted as the rest of the project. */
export async function writeReadme(file: string, screens: Screen[]): Promise<void> {
  const text = [INTRODUCTION, ...screens.map(section)].join("\n\n");
  await writeFile(file, await format(text, { parser: "markdown", printWidth: 120 }));
}

function section(screen: Screen): string {
  const schemes = [...new Set(screen.views.map(({ scheme }) => scheme))];
  const widths = [...new Set(screen.views.map(({ width }) => width))];
  const rows = schemes.map((scheme) => [scheme, ...widths.map((width) => pictureLink(screen, { width, scheme }))]);
  const table = [["", ...widths.map((width) => `${width} px`)], ["---", ...widths.map(() => "---")], ...rows];
  return `## ${screen.title}\n\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
}

function pictureLink(screen: Screen, view: View): string {
  return `![${screen.title}, ${view.scheme}, ${view.width} px](${screenFile(screen, view)})`;
}
