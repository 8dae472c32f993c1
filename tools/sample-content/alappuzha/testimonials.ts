import type { TestimonialSource } from "../hospital-content.ts";
import { italic, paragraph, richText } from "../rich-text.ts";

/** What invented visitors say about the Alappuzha hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-10-20T05:00:00.000Z",
    reviewer: "Suma K.",
    shortReview: richText(paragraph("They called my mother by her name, every single morning.")),
    video: "video-visit",
    poster: "scene-reception",
    content: richText(
      paragraph(
        "My mother stayed for nine days after a bad chest infection. What I remember is not the machines, it is the nurse who learned how she likes her ",
        italic("kattan chaya"),
        ".",
      ),
      paragraph("The doctors sat down when they spoke to us. We always knew what would happen next."),
    ),
  },
];
