import * as v from "valibot";
import type { Language } from "../site.ts";
import {
  groupSlug,
  iconName,
  isoDay,
  pathBelowHospital,
  pictureName,
  secureUrl,
  year,
  line,
  paragraphs,
  plainName,
  withText,
  languageTag,
} from "./values.ts";

/** The tiles of 'What We Do Best': exactly five (specification §2.5). */
export function bestTilesSchema(language: Language) {
  return v.pipe(
    v.array(withText(language, { icon: iconName, link: pathBelowHospital }, { title: line })),
    v.length(5, "needs exactly five tiles"),
  );
}

/** What somebody who leads says; `isSample` marks words that nobody has spoken. */
export function messagesSchema(language: Language) {
  return v.array(
    withText(
      language,
      { id: line, isSample: v.exactOptional(v.boolean(), false) },
      { heading: line, role: line, paragraphs },
    ),
  );
}

const shortText = v.strictObject({ title: line, text: line });
const textSection = v.strictObject({ heading: line, paragraphs });

/** The accessibility statement; its texts stand together, because they are revised together. */
function accessibilitySchema(language: Language) {
  return withText(
    language,
    { reviewedOn: isoDay },
    {
      introduction: line,
      sections: v.pipe(v.array(textSection), v.minLength(1, "needs at least one section")),
      report: textSection,
    },
  );
}

/** `data/site.json`: the group and what its hospitals share. */
export function groupSchema(language: Language) {
  return withText(
    language,
    {
      slug: groupSlug,
      sinceYear: year,
      copyrightYear: year,
      showsCurrentYear: v.boolean(),
      showsSendFailure: v.boolean(),
      isSample: v.boolean(),
      landingPicture: withText(language, { picture: pictureName }, { description: line }),
      stats: v.array(withText(language, { id: line, figure: v.exactOptional(line) }, { label: line })),
      messages: messagesSchema(language),
      nursingCollege: withText(language, { url: secureUrl, picture: pictureName }, { name: line, description: line }),
      accessibility: accessibilitySchema(language),
      awesomeFacilities: v.pipe(
        v.array(withText(language, { icon: iconName }, { title: line, description: line })),
        v.length(6, "needs exactly six boxes"),
      ),
      bestTiles: bestTilesSchema(language),
    },
    {
      name: plainName,
      brand: plainName,
      motto: line,
      headerTitle: line,
      introduction: line,
      bookingSteps: v.pipe(v.array(shortText), v.minLength(1, "needs at least one step")),
      // Four, so that a slider of three at a time has somewhere to go (checklist A21).
      testimonialPlaceholders: v.pipe(v.array(shortText), v.minLength(4, "needs at least four slides")),
      claims: paragraphs,
      privacyNotice: line,
    },
  );
}

/** `data/gallery.json`: the gallery's pictures in their order. */
export function gallerySchema(language: Language) {
  return v.array(withText(language, { picture: pictureName }, { description: line }));
}

export type GroupFile = v.InferOutput<ReturnType<typeof groupSchema>>;

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
