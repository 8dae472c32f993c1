import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");

/** What `npm start` starts the site with: variables such as "NAME=value", then Node's options and the program. */
export async function readNpmStart(project = PROJECT_DIR): Promise<{ variables: string[]; command: string[] }> {
  const { scripts } = JSON.parse(await readFile(resolve(project, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(" ");
  const node = words.indexOf("node");
  return { variables: words.slice(0, node), command: words.slice(node + 1) };
}
