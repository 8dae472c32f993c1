import * as v from "valibot";
import type { Language } from "../site.ts";
import { languageTag, line, paragraphs } from "./text-schema.ts";

const noticeSection = v.strictObject({ heading: line, items: v.exactOptional(v.array(line), []), paragraphs });

const notice = v.strictObject({
  title: line,
  sections: v.pipe(v.array(noticeSection), v.minLength(1, "needs at least one section")),
});

/**
 * `data/privacy-notice.json`: the same notice in every language a visitor may choose, whatever the site's own is. The
 * result is a list that begins with the language asked for.
 */
export function privacyNoticeSchema(language: Language) {
  return v.pipe(
    v.strictObject({
      notices: v.pipe(
        v.record(languageTag, notice),
        v.check((notices) => Object.hasOwn(notices, language), `has no notice in the language "${language}"`),
      ),
    }),
    v.transform(({ notices }) =>
      Object.entries(notices)
        .map(([tag, texts]) => ({ language: tag, ...texts }))
        .toSorted((a, b) => Number(b.language === language) - Number(a.language === language)),
    ),
  );
}

export type PrivacyNoticeFile = v.InferOutput<ReturnType<typeof privacyNoticeSchema>>;
