import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { FONT_TYPES, isFont } from "#site/brand/find-fonts.server.ts";
import { parseConfig } from "#server/config.server.ts";
import { CommandError, EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";

const USAGE = `Usage: npm run brand -- add PATH… [--replace]

Copies fonts (woff2, ttf, otf), their licences (txt), and logo.svg, logo-<hospital id>.svg, logo-wide.svg,
logo-wide-<hospital id>.svg, favicon.svg into brand/ of the data folder (SITE_DATA_DIR), where an update of the program
leaves them alone. PATH may be the folder of a package such as @fontsource-variable/karla: its Latin fonts and its licence
are copied.

  --replace  also over a file of the same name that is another`;

/** `npm run brand`: what gives a group its look is kept in the data folder. */
export async function manageBrand({ args, env, print }: CommandContext): Promise<number> {
  const options = { replace: { type: "boolean", default: false }, help: { type: "boolean", default: false } } as const;
  const { values, positionals } = readOptions(args, options, USAGE);
  const [task, ...paths] = positionals;
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  if (task !== "add" || paths.length === 0) throw new UsageError(USAGE);
  const { siteDataDir } = parseConfig(env);
  const files = (await Promise.all(paths.map(listFiles))).flat();
  for (const { from, to } of files) await check(from, join(siteDataDir, "brand", to), values.replace);
  await mkdir(join(siteDataDir, "brand/fonts"), { recursive: true });
  for (const { from, to } of files) {
    await copyFile(from, join(siteDataDir, "brand", to));
    print(`brand/${to}`);
  }
  const fonts = files.filter(({ to }) => isFontName(to)).map(({ to }) => basename(to));
  if (fonts.length > 0) print(`\nIn brand/brand.json write: "fonts": { "text": ${JSON.stringify(fonts)} }`);
  print("Then run npm run data:check, and start the site again.");
  return EXIT.done;
}

interface BrandCopy {
  from: string;
  /** Below `brand/`. */
  to: string;
}

const isFontName = (name: string) => FONT_TYPES.includes(extname(name).toLowerCase());
const LATIN = /-latin-(?:wght|400|700)-normal\.woff2$/;

async function listFiles(path: string): Promise<BrandCopy[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new CommandError(`${path} is not there`);
  if (found.isFile()) return [{ from: path, to: placeOf(basename(path)) }];
  const names = await readdir(join(path, "files")).catch(() => []);
  const fonts = names
    .filter((name) => LATIN.test(name))
    .map((name) => ({ from: join(path, "files", name), to: placeOf(name) }));
  if (fonts.length === 0)
    throw new CommandError(`${path} holds no Latin fonts as the packages of Fontsource do: name font files`);
  return [...fonts, { from: join(path, "LICENSE"), to: `fonts/${basename(path)}-LICENSE.txt` }];
}

function placeOf(name: string): string {
  if (isFontName(name) || name.endsWith(".txt")) return `fonts/${name}`;
  if (/^(logo|favicon)[\w-]*\.svg$/.test(name)) return name;
  throw new CommandError(
    `${name} is no font, no licence (.txt), and no logo or favicon that the site knows\n\n${USAGE}`,
  );
}

/** Nothing is copied before all files are looked at. */
async function check(from: string, to: string, mayReplace: boolean): Promise<void> {
  const bytes = await readFile(from).catch((error: Error) => {
    throw new CommandError(`${from} cannot be read: ${error.message}`);
  });
  if (isFontName(from) && !isFont(bytes))
    throw new CommandError(`${from} is no font that can be read: use woff2, ttf or otf`);
  const there = await readFile(to).catch(() => undefined);
  if (!mayReplace && there && !there.equals(bytes))
    throw new CommandError(`${to} is there already and is another: --replace writes over it`);
}

if (import.meta.main) await runCommand(manageBrand);
