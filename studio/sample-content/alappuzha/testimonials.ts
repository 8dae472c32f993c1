import type { TestimonialSource } from "../hospital-content.ts";
import { asset, bold, bullets, heading, italic, paragraph, quote, richText } from "../rich-text.ts";

/** What invented visitors say about the Alappuzha hospital. */
export const testimonials: TestimonialSource[] = [
  {
    date: "2026-10-20T05:00:00.000Z",
    reviewer: "Suma K.",
    shortReview: richText(paragraph("They called my mother by her name, every single morning.")),
    video: "video-visit",
    poster: "video-visit-poster",
    content: richText(
      paragraph(
        "My mother stayed for nine days. What I remember is not the machines, it is the nurse who learned how she likes her ",
        italic("kattan chaya"),
        ".",
      ),
      paragraph("The doctors sat down when they spoke to us. We always knew what would happen next."),
      asset("scene-ward"),
      paragraph("On the last day the whole ward waved."),
    ),
  },
  {
    date: "2026-09-11T05:00:00.000Z",
    reviewer: "Basheer P.",
    shortReview: richText(paragraph("I came at two in the night and was seen at ", bold("five past two"), ".")),
    poster: "scene-ambulance",
    content: richText(
      paragraph("My son had swallowed a button. He was fine; I was not. The doctor looked after both of us."),
      quote("He got a sticker. I got a glass of water and a chair."),
    ),
  },
  {
    date: "2026-07-30T05:00:00.000Z",
    reviewer: "Elsamma J.",
    shortReview: richText(
      paragraph("The garden path was my first walk with the new knee. Twenty steps, a bench, twenty more."),
    ),
    poster: "scene-garden",
  },
  {
    date: "2026-06-18T05:00:00.000Z",
    reviewer: "Vinod R.",
    shortReview: richText(
      paragraph("Clear words, fair bills, and a dentist's patience although nobody there was a dentist."),
    ),
  },
  {
    date: "2026-05-07T05:00:00.000Z",
    reviewer: "Haseena M.",
    shortReview: richText(
      paragraph("Our daughter was born during a thunderstorm. The midwife hummed through all of it."),
    ),
    content: richText(
      paragraph("It was our first child and I had a list of forty questions. Three things stayed with me:"),
      bullets(
        "nobody laughed at question thirty-one",
        "my husband was shown how to hold her before anyone took a photo",
        "somebody called a week later to ask how we slept",
      ),
    ),
  },
  {
    date: "2026-03-26T05:00:00.000Z",
    reviewer: "Padmanabhan N.",
    shortReview: richText(
      paragraph("Dialysis three times a week, and I have read the whole book shelf. Please buy more crime novels."),
    ),
    poster: "scene-backwater",
    content: richText(
      heading(3, "Two years of Mondays"),
      paragraph(
        "I know the staff's children by name and they know my lemons. A place you have to go to should be like this.",
      ),
    ),
  },
  {
    date: "2026-02-04T05:00:00.000Z",
    reviewer: "Rincy T.",
    shortReview: richText(
      paragraph("I asked the same question three times. It was answered three times, the third time with a drawing."),
    ),
    video: "video-rincy",
    poster: "video-rincy-poster",
  },
];
