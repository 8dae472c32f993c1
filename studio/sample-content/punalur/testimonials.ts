import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, bullets, italic, link, paragraph, quote, richText } from "../rich-text.ts";

/** What invented visitors say about the Punalur hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-11-03T05:00:00.000Z",
    reviewer: "Leena B.",
    shortReview: richText(paragraph("Braces at forty-four. My daughter and I now compare elastics.")),
    video: "video-leena",
    poster: "video-leena-poster",
    content: richText(
      paragraph("I thought I was too old for it. The dentist asked how long I intend to go on smiling."),
      paragraph("The visits are short, on time, and ", bold("the price was written down before we began"), "."),
    ),
  },
  {
    date: "2026-09-22T05:00:00.000Z",
    reviewer: "Sulaiman H.",
    shortReview: richText(
      paragraph("The clinic hour for us older people has chairs with arms. Whoever thought of that is a good person."),
    ),
    poster: "scene-reception",
    content: richText(
      paragraph("I brought a bag with eleven medicines and left with seven, in a box with the days of the week."),
      quote("Take your time, she said. So I did."),
    ),
  },
  {
    date: "2026-08-06T05:00:00.000Z",
    reviewer: "Preethi O.",
    shortReview: richText(paragraph("Evening scan, no lost wages, report by noon.")),
    poster: "scene-radiology",
  },
  {
    date: "2026-06-25T05:00:00.000Z",
    reviewer: "Mathukutty E.",
    shortReview: richText(
      paragraph(
        "I came off my scooter. The nurse closed my helmet strap before I left and gave me ",
        italic("a look"),
        ".",
      ),
    ),
  },
  {
    date: "2026-05-14T05:00:00.000Z",
    reviewer: "Girija W.",
    shortReview: richText(paragraph("Three weeks of treatment for my back, and I picked my own mangoes this year.")),
    content: richText(
      paragraph("Every morning at half past eight: oil, warmth, quiet. And homework:"),
      bullets("a walk before the sun is high", "no lifting of grandchildren, for now", "sleep on the left side"),
      asset("scene-garden"),
    ),
  },
  {
    date: "2026-03-31T05:00:00.000Z",
    reviewer: "Dennis Q.",
    shortReview: richText(paragraph("Our twins came six weeks early. We knew every nurse by the sound of her steps.")),
    poster: "scene-icu",
    content: richText(
      paragraph(
        "They are two now and afraid of nothing. We wrote down our days in the newborn unit for other parents; ask for ",
        link("https://example.org/two-small-hats", "Two Small Hats"),
        " at the desk.",
      ),
    ),
  },
  {
    date: "2026-01-28T05:00:00.000Z",
    reviewer: "Usha Y.",
    shortReview: richText(paragraph("Blood test at half past six, dosa at seven, at work by eight.")),
    video: "video-usha",
    poster: "video-usha-poster",
  },
  {
    date: "2026-11-12T05:00:00.000Z",
    reviewer: "Leela V.",
    shortReview: richText(paragraph("Three weeks of exercises in the garden, and I climb my own stairs again.")),
    content: richText(paragraph("A draft: Leela reads her story before it is published.")),
    isDraft: true,
  },
];
