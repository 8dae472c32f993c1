import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, bullets, italic, link, paragraph, quote, richText } from "../rich-text.ts";

/** What invented patients and families say about the Punalur hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-11-03T05:00:00.000Z",
    reviewer: "Leena B.",
    shortReview: richText(
      paragraph("I got braces here in 2026, at the age of 44. All my visits are short and on time."),
    ),
    video: "video-leena",
    poster: "video-leena-poster",
    content: richText(
      paragraph(
        "I got braces here in June 2026, at the age of 44. I thought I was too old. The dentist said that adults can have braces too.",
      ),
      paragraph(
        "My visits are short and on time. ",
        bold("They wrote down the price before we began"),
        ". My daughter has braces too, and we compare our elastics.",
      ),
    ),
  },
  {
    date: "2026-09-22T05:00:00.000Z",
    reviewer: "Sulaiman H.",
    shortReview: richText(
      paragraph(
        "In 2026 the doctor here checked all my medicines for blood pressure and diabetes. I take fewer tablets now and I feel well.",
      ),
    ),
    poster: "scene-reception",
    content: richText(
      paragraph(
        "I came for a check of my blood pressure and diabetes in August 2026. I brought eleven medicines in a bag. The doctor went through all of them with me. Now I take seven. They are in a box with the days of the week. The doctor said:",
      ),
      quote("Take your time and ask me anything."),
    ),
  },
  {
    date: "2026-08-06T05:00:00.000Z",
    reviewer: "Preethi O.",
    shortReview: richText(
      paragraph(
        "I had an ultrasound scan here in August 2026. It was at 7 pm, after work, so I did not lose a day's pay. The report was ready at noon the next day.",
      ),
    ),
    poster: "scene-evening-scan",
  },
  {
    date: "2026-06-25T05:00:00.000Z",
    reviewer: "Mathukutty E.",
    shortReview: richText(
      paragraph(
        "I fell off my scooter in June 2026 and needed stitches in my knee. The team in Casualty was quick and kind. Before I left, a nurse showed me how to close ",
        italic("the strap of my helmet"),
        ".",
      ),
    ),
  },
  {
    date: "2026-05-14T05:00:00.000Z",
    reviewer: "Girija W.",
    shortReview: richText(
      paragraph("I had three weeks of Ayurveda treatment for back pain here in 2026. I can work in my garden again."),
    ),
    poster: "scene-back-oil",
    content: richText(
      paragraph(
        "I had Ayurveda treatment for back pain here in March 2026. I came every morning at 8.30 am for three weeks. I can work in my garden again. The doctor also gave me advice for home:",
      ),
      bullets("walk early in the morning", "do not lift my grandchildren for now", "sleep on my side"),
      asset("scene-garden"),
    ),
  },
  {
    date: "2026-03-31T05:00:00.000Z",
    reviewer: "Dennis Q.",
    shortReview: richText(
      paragraph("Our twins were born here in 2024, six weeks early. The nurses looked after them very well."),
    ),
    poster: "scene-twins",
    content: richText(
      paragraph(
        "Our twins were born here in 2024, six weeks early. They stayed in the newborn unit for a month. The nurses told us every day how they were. The twins are two years old now and healthy. We wrote about that month for other parents: ",
        link("https://example.org/two-small-hats", "Two Small Hats"),
        ".",
      ),
    ),
  },
  {
    date: "2026-01-28T05:00:00.000Z",
    reviewer: "Usha Y.",
    shortReview: richText(
      paragraph(
        "I had a fasting blood test here in January 2026. They took the sample at 6.30 am. I had a dosa in the canteen at 7 am and was at work by 8 am.",
      ),
    ),
    video: "video-usha",
    poster: "video-usha-poster",
  },
  {
    date: "2026-11-12T05:00:00.000Z",
    reviewer: "Leela V.",
    shortReview: richText(
      paragraph(
        "I had a hip operation here in 2026. After three weeks of exercises I can climb the stairs at home again.",
      ),
    ),
    content: richText(paragraph("Draft: Leela wants to read this text before we publish it.")),
    isDraft: true,
  },
];
