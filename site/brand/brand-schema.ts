import * as v from "valibot";
import { languageTag, plainName, withText, type Language } from "#site/hospitals/schema/values.ts";

const colour = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[\da-f]{6}$/, "is no colour such as #0b5a60"));

/** A file in `brand/fonts`, or an npm package such as @fontsource-variable/figtree. */
const fontSource = v.pipe(
  v.string(),
  v.regex(/^(?:@[\w.-]+\/)?[\w.-]+$/, "is no file in brand/fonts and no package such as @fontsource-variable/figtree"),
);

const fontSources = v.pipe(
  v.union([fontSource, v.array(fontSource)], "must be a font file, a list of font files, or a package"),
  v.transform((sources) => [sources].flat()),
  v.minLength(1, "needs a font file or a package"),
);

/** Which letters a language's fonts are for, as in CSS. */
const letters = v.pipe(
  v.string(),
  v.regex(/^U\+[\dA-F-]+(, ?U\+[\dA-F-]+)*$/, "is no list of letters such as U+D00-D7F, U+200C-200D"),
);

const colours = v.strictObject({
  paper: colour,
  ink: colour,
  primary: colour,
  deep: colour,
  action: colour,
  ornament: colour,
});

/** `data/brand/brand.json`: what the group looks like. */
export function brandSchema(language: Language) {
  return withText(
    language,
    {
      isSample: v.exactOptional(v.boolean(), false),
      colours,
      fonts: v.strictObject({
        text: fontSources,
        headings: v.exactOptional(fontSources),
        languages: v.exactOptional(v.record(languageTag, v.strictObject({ files: v.array(fontSource), letters })), {}),
      }),
    },
    { name: plainName },
  );
}

export type BrandFile = v.InferOutput<ReturnType<typeof brandSchema>>;
export type BrandColours = BrandFile["colours"];
