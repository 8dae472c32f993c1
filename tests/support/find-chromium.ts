import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import bundledChromium from "@sparticuz/chromium";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const FONTS = join(import.meta.dirname, "fonts.conf");

/**
 * Finds a Chromium: CHROMIUM_PATH, then the one inside an npm package (Linux on x64), then an installed one. The
 * reference pictures are drawn by the package's, and other versions draw letters otherwise. It sees the tests' own
 * fonts, whatever the machine has. Rejects with one line that says what to install.
 */
export async function findChromium(env = process.env): Promise<string> {
  env.FONTCONFIG_FILE = FONTS;
  if (env.CHROMIUM_PATH === undefined && process.platform === "linux" && process.arch === "x64") {
    return bundledChromium.executablePath();
  }
  const installed = env.CHROMIUM_PATH ?? onPath(env.PATH ?? "") ?? MAC_PATHS.find(isExecutable);
  if (installed === undefined) {
    throw new Error("No browser found for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to its program");
  }
  if (!isExecutable(installed)) throw new Error(`CHROMIUM_PATH names no program: ${installed}`);
  return installed;
}

function onPath(path: string): string | undefined {
  const candidates = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
