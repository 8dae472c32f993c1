import layersAsSpecificity from "@csstools/postcss-cascade-layers";
import rangesAsMinMax from "@csstools/postcss-media-minmax";
import { Features, transform } from "lightningcss";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CSSOptions } from "vite";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

/** The oldest browsers of `package.json`, as bundlers name them: "safari14.1". */
export function readBaseline(part: "scripts" | "styles"): string[] {
  const { browserslist } = JSON.parse(readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8")) as {
    browserslist: Record<typeof part, string[]>;
  };
  return browserslist[part].map((query) => query.replace(" >= ", ""));
}

/**
 * What makes style sheets fit for the oldest browsers: these know neither nested rules nor `(width < 40rem)` nor
 * layers. The order of layers becomes weight of selectors.
 */
export function lowerStyles(): PostcssPlugins {
  return [rangesAsMinMax(), withoutNesting(), layersAsSpecificity()];
}

function withoutNesting(): PostcssPlugins[number] {
  return {
    postcssPlugin: "without-nesting",
    OnceExit(root, { postcss }) {
      const { code } = transform({
        filename: root.source?.input.file ?? "",
        code: Buffer.from(root.toString()),
        // For a browser that knows nothing each fallback stays. All but nesting is the minifier's.
        targets: { chrome: 1 << 16 },
        exclude: 0xffffffff - Features.Nesting,
      });
      root.removeAll();
      root.append(postcss.parse(code, { from: root.source?.input.file }).nodes);
    },
  };
}
