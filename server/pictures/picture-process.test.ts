import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { makeXlsx } from "#desk/import/test-support/make-xlsx.ts";
import { createPictureProcess, type PictureProcess } from "./picture-process.ts";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>`;
const running: PictureProcess[] = [];

afterEach(() => Promise.all(running.splice(0).map((process) => process.stop())));

function start(idleMs?: number) {
  const pictures = createPictureProcess(idleMs);
  running.push(pictures);
  return pictures;
}

test("an icon is drawn in another process", async () => {
  const icon = await start().renderIcon({ svg: DRAWING, width: 8 }, 32);
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
});

test("a workbook of 2,000 rows is read there while the site goes on", async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [`Dr. ${at}`, "Mon to Fri 9 am – 1 pm", at]);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const read = await start().readSheetFile(makeXlsx({ One: rows }));
  clearInterval(timer);
  expect("sheets" in read && read.sheets[0]).toHaveLength(2000);
  expect(turns).toBeGreaterThan(10);
});

test("why a drawing cannot be drawn is said", async () => {
  await expect(start().checkDrawing("<svg")).rejects.toThrow("unsupported image format");
});

test.runIf(process.platform === "linux")("what the start reads starts no second process", async () => {
  const pictures = start();
  await Promise.all([DRAWING, DRAWING, DRAWING].map((svg) => pictures.checkDrawing(svg)));
  expect(await countChildren()).toBe(1);
});

test.runIf(process.platform === "linux")("the process ends when nothing is to do, and starts again", async () => {
  const pictures = start(1);
  await pictures.checkDrawing(DRAWING);
  await expect.poll(countChildren).toBe(0);
  await expect(pictures.checkDrawing(DRAWING)).resolves.toBeUndefined();
});

test("what is under way rejects when the site stops", async () => {
  const pictures = start();
  const drawing = pictures.checkDrawing(DRAWING).then(
    () => "drawn",
    () => "rejected",
  );
  await pictures.stop();
  expect(await drawing).toBe("rejected");
});

async function countChildren(): Promise<number> {
  const ids = (await readFile(`/proc/self/task/${process.pid}/children`, "utf8")).split(" ").filter(Boolean);
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")));
  return lines.filter((line) => line.includes("pictures.process")).length;
}
