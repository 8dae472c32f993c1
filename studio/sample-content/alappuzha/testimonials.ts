import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, bullets, heading, italic, paragraph, quote, richText } from "../rich-text.ts";

/** What invented patients and families say about the Alappuzha hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-10-20T05:00:00.000Z",
    reviewer: "Suma K.",
    shortReview: richText(
      paragraph(
        "My mother had her right knee replaced here in 2026. The staff explained every step to her. They called her by her name every morning.",
      ),
    ),
    video: "video-visit",
    poster: "video-visit-poster",
    content: richText(
      paragraph(
        "My mother had her right knee replaced here in August 2026. She was in hospital for nine days. The doctors sat down when they spoke to us and explained ",
        italic("every step"),
        ".",
      ),
      asset("scene-ward"),
      paragraph("The nurses called my mother by her name every morning. Now she walks to the market again."),
    ),
  },
  {
    date: "2026-09-11T05:00:00.000Z",
    reviewer: "Basheer P.",
    shortReview: richText(
      paragraph(
        "My son swallowed a button in August 2026. We came to Casualty at 2 am and a doctor saw him ",
        bold("after five minutes"),
        ".",
      ),
    ),
    poster: "scene-ambulance",
    content: richText(
      paragraph(
        "My son swallowed a button in August 2026. We came to Casualty at 2 am. A doctor examined him after five minutes and sent him for an X-ray. He was well and we went home the same night. The doctor told us:",
      ),
      quote("Come back at once if he vomits or has stomach pain."),
    ),
  },
  {
    date: "2026-07-30T05:00:00.000Z",
    reviewer: "Elsamma J.",
    shortReview: richText(
      paragraph(
        "I had my left knee replaced here in July 2026. Two days later I walked on the garden path with a physiotherapist. There are many benches, so I could sit down when I was tired.",
      ),
    ),
    poster: "scene-knee",
  },
  {
    date: "2026-06-18T05:00:00.000Z",
    reviewer: "Vinod R.",
    shortReview: richText(
      paragraph(
        "I had a hernia operation here in May 2026. The doctor used words that I understood. I went home the next day. The bill was the same as the price they had told me.",
      ),
    ),
  },
  {
    date: "2026-05-07T05:00:00.000Z",
    reviewer: "Haseena M.",
    shortReview: richText(
      paragraph("Our daughter was born here in April 2026. The midwife stayed with me the whole time."),
    ),
    poster: "scene-newborn",
    content: richText(
      paragraph(
        "Our daughter was born here in April 2026. She is our first child and I had many questions. The midwife stayed with me the whole time. What helped us most:",
      ),
      bullets(
        "the nurses answered every question",
        "a nurse showed my husband how to hold the baby",
        "someone called us a week later to ask how we were",
      ),
    ),
  },
  {
    date: "2026-03-26T05:00:00.000Z",
    reviewer: "Padmanabhan N.",
    shortReview: richText(
      paragraph(
        "I have had dialysis here three times a week since 2024. The nurses are kind and take good care of me.",
      ),
    ),
    poster: "scene-backwater",
    content: richText(
      heading(3, "Two years of dialysis"),
      paragraph(
        "I have had dialysis here three times a week since 2024. The nurses check my weight and blood pressure every time. If I feel dizzy, someone comes at once. I can read or sleep during the four hours. Everyone knows my name.",
      ),
    ),
  },
  {
    date: "2026-02-04T05:00:00.000Z",
    reviewer: "Rincy T.",
    shortReview: richText(
      paragraph(
        "I had a gallstone operation here in January 2026. I asked the doctor the same question three times. I got an answer each time. The third time, the doctor made a drawing for me.",
      ),
    ),
    video: "video-rincy",
    poster: "video-rincy-poster",
  },
];
