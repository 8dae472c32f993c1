import * as v from "valibot";
import { holidaySchema } from "./holiday-schema.ts";
import {
  email,
  facilitySlug,
  groupSlug,
  iconName,
  isoDay,
  pathBelowHospital,
  pictureName,
  secureUrl,
  year,
  line,
  paragraphs,
  plainLine,
  plainName,
  sizedList,
  withText,
  languageTag,
  type Language,
} from "./values.ts";

export function bestTilesSchema(language: Language) {
  return sizedList(withText(language, { icon: iconName, link: pathBelowHospital }, { title: line }), 0, 10, "tiles");
}

/** What somebody who leads says; `isSample` marks words that nobody has spoken. */
export function messagesSchema(language: Language) {
  const message = withText(
    language,
    { id: line, isSample: v.exactOptional(v.boolean(), false) },
    /** Without a name the leader of that role signs, where the hospital names one. */
    { heading: line, name: v.exactOptional(line), role: line, paragraphs },
  );
  return v.exactOptional(sizedList(message, 0, 8, "messages"), []);
}

const shortText = v.strictObject({ title: line, text: line });
const textSection = v.strictObject({ heading: line, paragraphs });

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
      /** English alone unless given; the first has addresses without a prefix. `site/texts/` needs a file of each. */
      languages: v.exactOptional(v.pipe(v.array(languageTag), v.minLength(1, "needs a language such as en"))),
      slug: groupSlug,
      sinceYear: year,
      copyrightYear: year,
      /** With false the copyright line carries `copyrightYear` alone, else "2021–<current year>". */
      showsCurrentYear: v.boolean(),
      /** With true, contact and appointment forms say so when sending failed (checklist A35). */
      showsSendFailure: v.boolean(),
      isSample: v.boolean(),
      /** Days on which no office answers. */
      holidays: v.exactOptional(v.record(isoDay, holidaySchema(language)), {}),
      /** Who answers for all hospitals: gets the link to the list of their requests. */
      office: v.exactOptional(
        v.strictObject({ receivingAddress: email, officeLanguage: v.exactOptional(languageTag) }),
      ),
      landingPicture: v.exactOptional(withText(language, { picture: pictureName }, { description: line })),
      /** Without one the banner is plain; that of testimonials stands in place of a picture that one lacks. */
      pagePictures: v.exactOptional(
        v.strictObject({
          appointment: v.exactOptional(pictureName),
          careers: v.exactOptional(withText(language, { picture: pictureName }, { description: line })),
          departments: v.exactOptional(pictureName),
          facilities: v.exactOptional(pictureName),
          testimonials: v.exactOptional(pictureName),
        }),
        {},
      ),
      stats: v.exactOptional(
        sizedList(
          withText(language, { id: line, figure: v.exactOptional(line) }, { label: line, note: v.exactOptional(line) }),
          0,
          8,
          "figures",
        ),
        [],
      ),
      messages: messagesSchema(language),
      nursingCollege: v.exactOptional(
        withText(language, { url: secureUrl, picture: pictureName }, { name: line, description: line }),
      ),
      accessibility: accessibilitySchema(language),
      awesomeFacilities: v.exactOptional(
        sizedList(
          withText(
            language,
            {
              icon: iconName,
              /** Slugs of departments and facilities, and "emergency": who has one of them has what the box says. */
              needs: v.exactOptional(v.array(facilitySlug)),
            },
            { title: line, description: line },
          ),
          0,
          12,
          "boxes",
        ),
        [],
      ),
      bestTiles: v.exactOptional(bestTilesSchema(language), []),
    },
    {
      name: plainName,
      motto: line,
      headerTitle: line,
      introduction: line,
      bookingSteps: v.exactOptional(sizedList(shortText, 0, 8, "steps"), []),
      /** Slides for a hospital without reviews (checklist A21); without any, it has no slider. */
      testimonialPlaceholders: v.exactOptional(sizedList(shortText, 0, 12, "slides"), []),
      claims: v.exactOptional(sizedList(line, 0, 12, "claims"), []),
      privacyNotice: line,
    },
  );
}

/** `data/first-aid.json`: what to do until help comes; a site without the file says nothing of it. */
export function firstAidSchema(language: Language) {
  const steps = sizedList(plainLine, 1, 8, "steps");
  const texts = { title: plainName, steps, never: v.exactOptional(v.array(plainLine), []) };
  const item = withText(language, { id: groupSlug, from: line }, texts, true);
  return v.strictObject({ sources: paragraphs, items: sizedList(item, 1, 20, "items") });
}

/** `data/gallery.json`: the gallery's pictures in their order; an empty list is a site without a gallery. */
export function gallerySchema(language: Language) {
  return v.array(withText(language, { picture: pictureName }, { description: line }));
}

/** `data/hospitals/<id>/gallery.json`: its own pictures in place of the group's; false or an empty list for none. */
export function ownGallerySchema(language: Language) {
  return v.union(
    [
      gallerySchema(language),
      v.pipe(
        v.literal(false),
        v.transform(() => []),
      ),
    ],
    "must be a list or false",
  );
}

export type GalleryFile = v.InferOutput<ReturnType<typeof gallerySchema>>;
export type FirstAidFile = v.InferOutput<ReturnType<typeof firstAidSchema>>;
export type GroupFile = v.InferOutput<ReturnType<typeof groupSchema>>;

const noticeSection = v.strictObject({ heading: line, items: v.exactOptional(v.array(line), []), paragraphs });

const notice = v.strictObject({
  title: line,
  /** What most people want to know, in a few lines. */
  summary: v.exactOptional(v.strictObject({ heading: line, items: v.array(line) })),
  sections: v.pipe(v.array(noticeSection), v.minLength(1, "needs at least one section")),
});

/** `data/privacy-notice.json`: in every language a visitor may choose. The list begins with the language asked for. */
export function privacyNoticeSchema(language: Language) {
  return v.pipe(
    v.strictObject({
      notices: v.pipe(
        v.record(languageTag, notice),
        v.check((notices) => Object.keys(notices).length > 0, "has no notice"),
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
