import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import { SCHEMES, type Screen, screenFile, WIDTHS } from "./screen.ts";

const INTRODUCTION = `# Screens

How the pages look, light and dark, at ${WIDTHS.join(", ")} px. \`npm run screens\` draws them all again, and this page with them.
[Icons](icons.png) have a sheet of their own.`;

/** Writes the page that shows the pictures, formatted as the rest of the project. */
export async function writeReadme(file: string, screens: Screen[]): Promise<void> {
  const text = [INTRODUCTION, ...screens.map(section)].join("\n\n");
  await writeFile(file, await format(text, { parser: "markdown", printWidth: 120 }));
}

function section(screen: Screen): string {
  const rows = SCHEMES.map((scheme) => [scheme, ...WIDTHS.map((width) => link(screen, width, scheme))]);
  const table = [["", ...WIDTHS.map((width) => `${width} px`)], WIDTHS.concat(0).map(() => "---"), ...rows];
  return `## ${screen.title}\n\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
}

function link(screen: Screen, width: number, scheme: (typeof SCHEMES)[number]): string {
  return `![${screen.title}, ${scheme}, ${width} px](${screenFile(screen, width, scheme)})`;
}
