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
    date: "2026-11-14T04:30:00.000Z",
    headline: "A walk along the canal for Diabetes Day",
    subHeadline: "Patients, families and our diabetology team walked two easy kilometres together before breakfast.",
    thumbnail: "scene-backwater",
    content: richText(
      paragraph(
        "By half past six this morning a hundred and forty people stood at the hospital gate in walking shoes. Some came with a stick, some with a grandchild on the shoulder, and one with a drum.",
      ),
      asset("scene-backwater"),
      heading(2, "Small steps that fit a day"),
      paragraph("At each stop along the canal a member of the team had one idea to take home:"),
      bullets(
        "Walk after the meal that is easiest to keep free, not the one that is best on paper",
        "Put the medicine box beside something you use every morning",
        "Look at your feet once a day, in good light",
      ),
      paragraph(
        "The diabetology clinic is open on weekdays. ",
        bold("Please bring your last reports and your medicines"),
        " to the first visit.",
      ),
    ),
  },
  {
    date: "2026-11-02T05:15:00.000Z",
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
      quote("A check takes about twenty minutes. The questions people bring along are often the best part of it."),
      rule(),
      paragraph(
        "Questions? Call ",
        link("tel:00000001002", "0000 000 1002"),
        ", write to ",
        link("mailto:alappuzha@example.org", "alappuzha@example.org"),
        " or read ",
        link("https://example.org/heart-check", "the leaflet"),
        ". Please mention the code ",
        code("HEART-NOV"),
        ". There is room for ",
        underline("sixty visitors each morning"),
        "; ",
        italic("walk in early"),
        ".",
      ),
    ),
  },
  {
    date: "2026-09-24T06:00:00.000Z",
    headline: "Six more dialysis chairs by the window",
    subHeadline: "The dialysis unit has grown by a room that looks out on the garden.",
    thumbnail: "scene-ward",
    content: richText(
      paragraph(
        "Dialysis means sitting still for four hours, three times a week. So when the unit needed more room, the first thing the nurses asked for was ",
        italic("a view"),
        ".",
      ),
      asset("scene-garden"),
      heading(2, "What is new"),
      bullets(
        "Six reclining chairs, each with its own reading lamp and socket",
        "A fourth shift in the evening, so that working people can keep their job hours",
        "A shelf of books in Malayalam and English; take one home if you like",
      ),
      paragraph(
        "Places in the evening shift are given out by the unit's office, weekdays from 9 am: ",
        link("tel:00001102190", "0000 110 2190"),
        ".",
      ),
    ),
  },
  {
    date: "2026-08-19T05:45:00.000Z",
    headline: "Onam sadya for those who could not go home",
    subHeadline: "Two hundred and sixty banana leaves were laid in the wards and in the canteen.",
    thumbnail: "scene-canteen",
    content: richText(
      paragraph(
        "A hospital does not close for Onam. The canteen team started at three in the morning so that everyone who was on duty, and everyone who had to stay, could sit down to a proper sadya.",
      ),
      asset("scene-canteen"),
      quote(
        "We cooked four versions of the same meal: the usual one, one without salt, one without sugar, and one that is soft.",
        "Nobody at the table could tell which leaf was which.",
      ),
      paragraph("Thank you to the families who brought flowers for the pookalam at the entrance."),
    ),
  },
  {
    date: "2026-07-06T04:00:00.000Z",
    headline: "Staying well in the rains",
    subHeadline: "Our physicians answer the questions they hear most between June and September.",
    thumbnail: "scene-reception",
    content: richText(
      heading(2, "Drinking water"),
      paragraph("Boil it, let it cool in the same vessel, and keep the lid on. Wash the ladle as often as the vessel."),
      heading(2, "Walking through flood water"),
      paragraph(
        "Wear boots if you have them and wash your feet with soap afterwards. If you work in the fields or clear drains, ask us or the nearest health centre ",
        bold("before"),
        " the work starts what protection suits you.",
      ),
      heading(2, "A fever that lasts"),
      paragraph("Come in, or telephone, when a fever stays for more than two days, and at once when it comes with:"),
      bullets(
        "trouble breathing",
        "a strong headache or a stiff neck",
        "very little urine",
        "unusual sleepiness in a child",
      ),
      heading(3, "Numbers to keep at hand"),
      table(
        ["For", "Number", "Hours"],
        ["Ambulance and emergency", "0000 000 1003", "day and night"],
        ["Fever clinic", "0000 110 2104", "9 am – 6 pm"],
        ["Pharmacy", "0000 110 2109", "day and night"],
      ),
    ),
  },
  {
    date: "2026-05-12T04:30:00.000Z",
    headline: "Nurses' Day: thank you, and a new training room",
    subHeadline: "A room for practising everything before it is needed at a bedside.",
    thumbnail: "scene-training",
    content: richText(
      paragraph(
        "On Nurses' Day our youngest and our longest-serving nurse opened the new training room together. Between them lie thirty-one years of service and one joke about night duty that only nurses understand.",
      ),
      asset("scene-training"),
      paragraph(
        "The room holds two practice beds, a resuscitation trainer and a screen for case talks. It is open to:",
      ),
      numbers(
        "our own staff, every weekday afternoon",
        [
          paragraph("nursing students, by arrangement:"),
          numbers("send the names a week ahead", "bring your college card", "wear flat shoes"),
        ],
        "neighbours who want to learn first aid, on the first Sunday of each month",
      ),
    ),
  },
  {
    date: "2026-03-18T05:00:00.000Z",
    headline: "The pharmacy counter is now open all night at the front gate",
    subHeadline: "No need to cross the campus for medicine after dark.",
    thumbnail: "scene-pharmacy",
    content: richText(
      paragraph(
        "From this week the night counter of our 24-hour pharmacy stands beside the front gate, under a roof, with a bench. Drivers may stop there for ten minutes.",
      ),
      asset("scene-pharmacy"),
      paragraph(
        "Bring the prescription or a clear photo of it. ",
        underline("Medicines that need a prescription are never given without one"),
        ", whatever the hour.",
      ),
      heading(4, "Delivery"),
      paragraph("For patients who cannot travel, ask at the counter about delivery within the town."),
    ),
  },
  {
    date: "2026-01-21T05:30:00.000Z",
    headline: "A garden path for the first walk after surgery",
    subHeadline: "Two hundred metres, level, shaded, with a seat every twenty steps.",
    thumbnail: "scene-garden",
    content: richText(
      paragraph(
        "The first walk after an operation is often a corridor with a drip stand. Since this month it can also be a garden path: wide enough for two, with handrails, and with a bell at each bench.",
      ),
      asset("scene-garden"),
      paragraph(
        "The path was planned with our physiotherapists and planted by ",
        bold("staff and patients' families"),
        ". The jasmine will need another year.",
      ),
      rule(),
      paragraph(italic("Visitors are welcome between 4 pm and 6 pm.")),
    ),
  },
  {
    date: "2026-11-16T05:00:00.000Z",
    headline: "Christmas carols in the wards: singers wanted",
    subHeadline: "A draft of this year's invitation, to be published with the date.",
    thumbnail: "scene-ward",
    isDraft: true,
    content: richText(
      paragraph("The carol round goes through all wards before supper. If you can hold a tune, or a lamp, join us."),
    ),
  },
];
