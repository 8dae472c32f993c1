import type { NewsSource } from "../hospital-content.ts";
import {
  asset,
  bold,
  bullets,
  code,
  heading,
  italic,
  link,
  numbers,
  paragraph,
  quote,
  richText,
  rule,
  table,
  underline,
} from "../rich-text.ts";

/** News of the Alappuzha hospital, newest first. */
export const news: NewsSource[] = [
  {
    date: "2026-11-12T04:30:00.000Z",
    headline: "Free heart check mornings in November",
    subHeadline: "Four Saturdays of blood pressure, sugar and ECG checks for everyone above forty.",
    thumbnail: "scene-campaign",
    content: richText(
      paragraph(
        "On every Saturday of November our cardiology team opens its doors an hour early. Anyone above forty may come in for a ",
        bold("free heart check"),
        ": no referral, no appointment, and a cup of tea while you wait.",
      ),
      heading(2, "What the check includes"),
      numbers(
        "A short talk about your health and the medicines you take",
        "Blood pressure and blood sugar",
        [
          paragraph("An ECG, read by a doctor on the same morning. Please:"),
          bullets("wear a loose top", "bring earlier ECG papers if you have them"),
        ],
        "A few minutes with a dietician",
      ),
      heading(2, "When to come"),
      table(
        ["Saturday", "Hours", "Where"],
        ["7 November", "7.30 am – 10 am", "Out-patient hall"],
        ["14 November", "7.30 am – 10 am", "Out-patient hall"],
        ["21 November", "7.30 am – 10 am", "Garden pavilion"],
        ["28 November", "7.30 am – 10 am", "Out-patient hall"],
      ),
      asset("scene-campaign"),
      quote(
        "A check takes twenty minutes. Most people leave with nothing more than good advice, and that is how we like it.",
      ),
      rule(),
      paragraph(
        "Questions? Call ",
        link("tel:00001102100", "0000 110 2100"),
        ", write to ",
        link("mailto:kayalora@example.org", "kayalora@example.org"),
        " or read ",
        link("https://example.org/heart-check", "the leaflet"),
        ". Please mention the code ",
        code("HEART-NOV"),
        ". Seats are limited to ",
        underline("sixty visitors a morning"),
        "; ",
        italic("walk in early"),
        ".",
      ),
    ),
  },
];
