import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, italic, numbers, paragraph, quote, richText } from "../rich-text.ts";

/** What invented patients and families say about the Kozhencherry hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-10-27T05:00:00.000Z",
    reviewer: "Ommen C.",
    shortReview: richText(
      paragraph(
        "My father had pneumonia in 2026 and could hardly breathe. The ambulance found our house at the third bend. He is well again.",
      ),
    ),
    video: "video-ommen",
    poster: "video-ommen-poster",
    content: richText(
      paragraph(
        "My father had pneumonia in May 2026 and could hardly breathe. We called the ambulance at night. They found our house at the third bend. They gave him oxygen and carried him down 42 steps in a chair.",
      ),
      asset("scene-icu"),
      paragraph("He was in hospital for eight days. He is home again and tells everyone about it."),
    ),
  },
  {
    date: "2026-09-17T05:00:00.000Z",
    reviewer: "Remya S.",
    shortReview: richText(
      paragraph(
        "I came with eczema on my hands in August 2026. The skin doctor gave me ",
        italic("one cream"),
        ", not five. She asked me to come back after two weeks. My hands are much better now.",
      ),
    ),
    poster: "scene-skin-cream",
  },
  {
    date: "2026-08-13T05:00:00.000Z",
    reviewer: "Kunjappan V.",
    shortReview: richText(
      paragraph(
        "I had a cataract operation on my right eye in July 2026. Now I can read the name on the bus from across the road.",
      ),
    ),
    poster: "scene-cataract",
    content: richText(
      paragraph(
        "I am 78. I had a cataract operation on my right eye here in July 2026. The doctor told me first what I would see, hear and feel. A nurse said to me:",
      ),
      quote("I will hold your hand until it is over."),
      paragraph("It did not hurt."),
    ),
  },
  {
    date: "2026-07-02T05:00:00.000Z",
    reviewer: "Fousiya A.",
    shortReview: richText(
      paragraph(
        "My mother had her gall bladder removed here in June 2026. I had my baby with me and the staff helped us.",
      ),
    ),
    content: richText(
      paragraph(
        "My mother had her gall bladder removed here in June 2026. I visited her with my baby, who was four months old. He was hungry and the ward was full. A nurse showed me a quiet room where I could feed him. My mother went home after two days.",
      ),
    ),
  },
  {
    date: "2026-05-21T05:00:00.000Z",
    reviewer: "Joby L.",
    shortReview: richText(
      paragraph(
        "I gave blood here in May 2026. A nurse checked my blood pressure first. It took 40 minutes and I got a snack. I will come again in three months.",
      ),
    ),
    poster: "scene-tea",
  },
  {
    date: "2026-04-09T05:00:00.000Z",
    reviewer: "Ambika D.",
    shortReview: richText(
      paragraph("I had physiotherapy for a stiff shoulder here in 2026. ", bold("I can lift my arm again"), "."),
    ),
    poster: "scene-shoulder",
    content: richText(
      paragraph(
        "I had physiotherapy for a stiff shoulder here from January to March 2026. At first I could not comb my hair. Now I can lift my arm again. What helped me:",
      ),
      numbers(
        "a plan on one page",
        "ten minutes of exercises every morning",
        "a physiotherapist who told me when I got better",
      ),
    ),
  },
  {
    date: "2026-02-18T05:00:00.000Z",
    reviewer: "Thampi G.",
    shortReview: richText(
      paragraph(
        "I came for a hearing test in January 2026 and could not find the ENT clinic. A volunteer with a yellow badge walked with me to the right door. He waited with me until it opened.",
      ),
    ),
    video: "video-thampi",
    poster: "video-thampi-poster",
  },
];
