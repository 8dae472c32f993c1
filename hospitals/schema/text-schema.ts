import * as v from "valibot";
import type { Language } from "../site.ts";

/** One line of text, never empty. */
export const line = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** A name that other texts fill in, and so cannot itself hold a placeholder. */
export const plainName = v.pipe(line, v.regex(/^[^{}]*$/, "must hold no {placeholder}"));

/** One or more paragraphs. */
export const paragraphs = v.pipe(v.array(line), v.minLength(1, "needs at least one paragraph"));

/** A language as HTML names it (BCP 47). */
export const languageTag = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "is no language tag such as en or ml"),
);

/**
 * A file's object with its `text` block, whose keys are languages. Every language present is checked;
 * the result is the object with the texts of the one asked for beside its facts.
 */
export function withText<Facts extends v.ObjectEntries, Texts extends v.ObjectEntries>(
  language: Language,
  facts: Facts,
  texts: Texts,
) {
  return v.pipe(
    v.strictObject({ ...facts, text: textIn(language, texts) }),
    v.transform((value) => {
      const { text, ...rest } = value as { text: object };
      return { ...rest, ...text } as Joined<Facts, Texts>;
    }),
  );
}

type Joined<Facts extends v.ObjectEntries, Texts extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Facts, undefined>
> &
  v.InferOutput<v.StrictObjectSchema<Texts, undefined>>;

function textIn<Texts extends v.ObjectEntries>(language: Language, texts: Texts) {
  return v.pipe(
    v.record(languageTag, v.strictObject(texts)),
    v.check((blocks) => Object.hasOwn(blocks, language), `has no texts in the language "${language}"`),
    v.transform((blocks) => blocks[language] as v.InferOutput<v.StrictObjectSchema<Texts, undefined>>),
  );
}
