import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { FONT_TYPES } from "#site/brand/find-fonts.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { CommandError, EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";

const USAGE = `Usage: npm run brand -- add FILE…

Copies fonts (woff2, ttf, otf), their licences (LICENSE, txt), and logo.svg, logo-<hospital id>.svg, logo-wide.svg,
logo-wide-<hospital id>.svg, favicon.svg into brand/ of the data folder (SITE_DATA_DIR), where an update of the program
leaves them alone. A file that is there already stays. Of a package such as @fontsource-variable/karla give
files/karla-latin-wght-normal.woff2 and LICENSE.`;

/** `npm run brand`: what gives a group its look is kept in the data folder. */
export async function manageBrand({ args, env, print }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, { help: { type: "boolean", default: false } }, USAGE);
  const [task, ...files] = positionals;
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  if (task !== "add" || files.length === 0) throw new UsageError(USAGE);
  const folder = join(parseConfig(env).siteDataDir, "brand");
  const copies = files.map((from) => ({ from, to: join(folder, placeOf(from)) }));
  for (const { from, to } of copies) {
    if (!existsSync(from)) throw new CommandError(`${from} is not there`);
    if (existsSync(to)) throw new CommandError(`${to} is there already: delete it first, and nothing was copied`);
  }
  await mkdir(join(folder, "fonts"), { recursive: true });
  for (const { from, to } of copies) {
    await copyFile(from, to);
    print(to);
  }
  const fonts = files.map((file) => basename(file)).filter(isFontName);
  if (fonts.length > 0) print(`\nIn brand/brand.json write: "fonts": { "text": ${JSON.stringify(fonts)} }`);
  print("Then run npm run data:check, and start the site again.");
  return EXIT.done;
}

const isFontName = (name: string) => FONT_TYPES.includes(extname(name).toLowerCase());

function placeOf(path: string): string {
  const name = basename(path);
  if (name === "LICENSE") return `fonts/${basename(dirname(path))}-LICENSE.txt`;
  if (isFontName(name) || name.endsWith(".txt")) return `fonts/${name}`;
  if (/^(logo|favicon)[\w-]*\.svg$/.test(name)) return name;
  throw new CommandError(`${name} is no font, no licence, and no logo or favicon that the site knows\n\n${USAGE}`);
}

if (import.meta.main) await runCommand(manageBrand);
