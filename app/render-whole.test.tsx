import { lazy, Suspense, type ReactNode } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.server.ts";

function pageWith(part: ReactNode) {
  return (
    <html lang="en">
      <body>
        <Suspense>{part}</Suspense>
      </body>
    </html>
  );
}

const WHOLE = '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p lang="ml">ബി</p><!--/$--></body></html>';

function Part() {
  return <p>ബി</p>;
}

function FailingPart(): ReactNode {
  throw new Error("no such text");
}

test("a page is whole, and the same when it waits", async () => {
  expect(await renderWhole(pageWith(<Part />))).toBe(WHOLE);
  expect(await renderWhole(pageWith(<Part />), true)).toBe(WHOLE);
});

test("a part that is loaded on its first use is in the page from the first time on", async () => {
  const LatePart = lazy(async () => ({ default: Part }));
  expect(await renderWhole(pageWith(<LatePart />))).toBe(WHOLE);
  expect(await renderWhole(pageWith(<LatePart />))).toBe(WHOLE);
});

test("a part that throws makes rendering fail, within a Suspense and outside", async () => {
  await expect(renderWhole(pageWith(<FailingPart />))).rejects.toThrow("no such text");
  await expect(renderWhole(<FailingPart />)).rejects.toThrow("no such text");
});
