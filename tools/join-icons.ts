import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const ICONS_DIR = resolve(import.meta.dirname, "../site/icons");
const SPRITE = resolve(import.meta.dirname, "../app/ui/icon/icons.svg");

/** Joins the files of `site/icons` into the one that pages load; in development again whenever one changes. */
export function joinIcons(): Plugin {
  const write = () => writeFileSync(SPRITE, joinedIcons());
  write();
  return { name: "join-icons", watchChange: (file) => void (file.startsWith(ICONS_DIR) && write()) };
}

export function joinedIcons(): string {
  const files = globSync("*.svg", { cwd: ICONS_DIR }).toSorted();
  const symbols = files.map((file) => symbolOf(basename(file, ".svg"), readFileSync(join(ICONS_DIR, file), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** Without the sizes that collections write: a symbol has that of its place. */
export function symbolOf(name: string, svg: string): string {
  const [, attributes, drawing] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  if (attributes === undefined) throw new Error(`site/icons/${name}.svg is no SVG file`);
  const kept = attributes.replaceAll(/\s(xmlns|width|height|class)="[^"]*"/g, "");
  return `<symbol id="${name}"${kept}>${drawing}</symbol>`.replaceAll(/\s+/g, " ").replaceAll("> <", "><");
}
