import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { BoardPicture } from "#app/context.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { readShapingFont } from "#site/brand/shape-text.server.ts";
import { createDrawLine, readFonts } from "./draw-shared-picture.ts";

/** What stands where, with the names of the brand's colours. */
const TEMPLATE = join(import.meta.dirname, "board-picture.svg");
const TEXT =
  /<text fill="(.*?)" x="(.*?)" y="(.*?)" width="(.*?)" font-size="(.*?)" font-weight="(.*?)">\{(\w+)\}<\/text>/g;
const HEAD_HEIGHT = 252;
const ROW_HEIGHT = 78;
/** A longer name stands in two lines. */
const NAME_LETTERS = 32;

/** For names that the brand's fonts have no letters for. */
const MALAYALAM = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf"),
);

/** Who sits on a day as a PNG of a few colours, upright as phones show pictures. */
export async function drawBoardPicture(
  { emblem, rows, ...words }: BoardPicture,
  { fonts, tokens: { light: colours } }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  const [head = "", row = "", foot = ""] = (await readFile(TEMPLATE, "utf8")).split(/(<g class="row".*?<\/g>)/s);
  const letters = await readFonts([...fonts.ofLanguage, ...fonts.ofOthers]);
  const last = await readShapingFont(await readFile(MALAYALAM));
  const draw = createDrawLine(await readFonts(fonts.text), [...letters, last]);
  const fillIn = (template: string, values: Record<string, string | number>) =>
    template
      .replaceAll(/(?<!>)\{(\w+)\}/g, (_, name: string) => String(values[name]))
      .replaceAll(/fill="([a-z-]+)"/g, (_, role: string) => `fill="${colours[role]}"`)
      .replaceAll(TEXT, (_, colour: string, x, baseline, width, size, weight, name: string) => {
        const place = { x: Number(x), baseline: Number(baseline), width: Number(width), colour };
        return draw({ text: String(values[name] ?? ""), size: Number(size), weight: Number(weight) }, place);
      });
  const drawn = rows.map(({ name, below, hours: [hours = "", ...others], isChange }, at) => {
    const middle = name.length > NAME_LETTERS ? name.indexOf(" ", name.length / 2 - 4) : -1;
    const names = middle < 0 ? { name } : { nameBegin: name.slice(0, middle), nameEnd: name.slice(middle + 1) };
    const hoursRole = isChange ? "alert" : "text-heading";
    const top = HEAD_HEIGHT + at * ROW_HEIGHT;
    return fillIn(row, { ...names, below, hours, moreHours: others.join(", "), hoursRole, top });
  });
  const around = {
    ...words,
    emblem: Buffer.from(emblem).toString("base64"),
    top: HEAD_HEIGHT + rows.length * ROW_HEIGHT,
  };
  const svg = [fillIn(head, around), ...drawn, fillIn(foot, around)].join("");
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer();
}
