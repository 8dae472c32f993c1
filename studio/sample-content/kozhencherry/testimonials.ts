import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, italic, numbers, paragraph, quote, richText } from "../rich-text.ts";

/** What invented visitors say about the Kozhencherry hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-10-27T05:00:00.000Z",
    reviewer: "Ommen C.",
    shortReview: richText(paragraph("The ambulance found our house at the third bend. My neighbours never do.")),
    video: "video-ommen",
    poster: "video-ommen-poster",
    content: richText(
      paragraph("They carried my father down forty-two steps in a chair and talked about football all the way."),
      asset("scene-ambulance"),
      paragraph("He is home again and tells the story to everyone who brings him tea."),
    ),
  },
  {
    date: "2026-09-17T05:00:00.000Z",
    reviewer: "Remya S.",
    shortReview: richText(
      paragraph("A skin doctor who says ", italic("let us wait a week"), " instead of writing five creams."),
    ),
    poster: "scene-pharmacy",
  },
  {
    date: "2026-08-13T05:00:00.000Z",
    reviewer: "Kunjappan V.",
    shortReview: richText(paragraph("I can read the bus again. From across the road!")),
    poster: "scene-reception",
    content: richText(
      paragraph(
        "Before the eye operation I was told exactly what I would see, hear and feel. It was like that, and it was short.",
      ),
      quote("The nurse held my hand. I am seventy-eight. I did not mind at all."),
    ),
  },
  {
    date: "2026-07-02T05:00:00.000Z",
    reviewer: "Fousiya A.",
    shortReview: richText(paragraph("The mothers' room is the quietest place in town.")),
    content: richText(
      paragraph("I was only visiting, with a hungry four-month-old. Somebody simply opened a door and said: here."),
    ),
  },
  {
    date: "2026-05-21T05:00:00.000Z",
    reviewer: "Joby L.",
    shortReview: richText(paragraph("Blood given, fritter eaten. See you in three months.")),
  },
  {
    date: "2026-04-09T05:00:00.000Z",
    reviewer: "Ambika D.",
    shortReview: richText(paragraph("The physiotherapist believed in my shoulder ", bold("before I did"), ".")),
    poster: "scene-training",
    content: richText(
      paragraph("What helped me, in this order:"),
      numbers("a plan on one page", "ten minutes every morning", "someone who noticed the two extra centimetres"),
    ),
  },
  {
    date: "2026-02-18T05:00:00.000Z",
    reviewer: "Thampi G.",
    shortReview: richText(
      paragraph("A volunteer with a yellow badge walked me to the right door and stayed until it opened."),
    ),
    video: "video-thampi",
    poster: "video-thampi-poster",
  },
];
