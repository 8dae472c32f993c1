import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import { type Screen, screenFile, type View } from "./screen.ts";

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
  const rows = schemes.map((scheme) => [scheme, ...widths.map((width) => link(screen, { width, scheme }))]);
  const table = [["", ...widths.map((width) => `${width} px`)], ["---", ...widths.map(() => "---")], ...rows];
  return `## ${screen.title}\n\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
}

function link(screen: Screen, view: View): string {
  return `![${view.scheme}, ${view.width} px](${screenFile(screen, view)})`;
}
