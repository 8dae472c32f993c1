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
  subscript,
  table,
  underline,
} from "../rich-text.ts";

/** News of the Punalur hospital, newest first. */
export const news: NewsSource[] = [
  {
    date: "2026-11-06T04:45:00.000Z",
    headline: "Twenty years at the foot of the hills",
    subHeadline: "The hospital at Punalur opened in 2006. We celebrate with an open day for everyone.",
    thumbnail: "scene-punalur",
    content: richText(
      paragraph(
        "Twenty years ago this hospital began with forty beds and one ambulance. On ",
        bold("Sunday, 29 November 2026"),
        " we open all the doors that are usually closed.",
      ),
      asset("scene-punalur"),
      heading(2, "What you can see"),
      table(
        ["From", "Place", "What happens"],
        ["9 am", "Operation theatre", "Scrub your hands like a surgeon"],
        ["10 am", "Laboratory", "Look at a drop of pond water"],
        ["11 am", "Ambulance bay", "Children may sound the siren, once each"],
        ["12 noon", "Canteen", "Lunch for all"],
      ),
      paragraph(
        "No tickets. Groups of more than ten please tell us: ",
        link("mailto:openday.punalur@example.org", "openday.punalur@example.org"),
        ".",
      ),
    ),
  },
  {
    date: "2026-10-01T05:00:00.000Z",
    headline: "A clinic hour for people above seventy",
    subHeadline: "No queue, a chair with arms, and a doctor with time.",
    thumbnail: "scene-reception",
    content: richText(
      paragraph(
        "Every Tuesday and Friday from 3.30 pm the general medicine clinic belongs to people above seventy. One visit looks at the whole person: sight, hearing, balance, sleep, and all the medicines in the bag.",
      ),
      bullets("Bring every medicine you take, in its packet", "Bring someone who knows your day", [
        paragraph("If walking is hard:"),
        numbers("call us from the gate", "wait in the car", "we come with a wheelchair"),
      ]),
      paragraph("The number for the gate is ", link("tel:00000003002", "0000 000 3002"), "."),
    ),
  },
  {
    date: "2026-09-03T04:30:00.000Z",
    headline: "Cooking for a healthy heart, the Kerala way",
    subHeadline: "Our dietician and two grandmothers share a kitchen for an afternoon.",
    thumbnail: "scene-canteen",
    content: richText(
      paragraph(
        "Less coconut oil does not have to mean less taste. That was the thesis; fifty people came to the canteen to test it.",
      ),
      asset("scene-canteen"),
      heading(2, "Three ideas from the afternoon"),
      numbers(
        "Roast the spices dry and add the oil at the end, by the spoon",
        "Half red rice, half vegetables, and then the curry",
        "Fish in a leaf instead of a frying pan",
      ),
      quote("I have cooked fish for sixty years. I will try the leaf. Once."),
    ),
  },
  {
    date: "2026-07-29T05:30:00.000Z",
    headline: "Imaging appointments in the evening",
    subHeadline: "Ultrasound and CT now also from 6 pm to 9 pm, Monday to Friday.",
    thumbnail: "scene-radiology",
    content: richText(
      paragraph(
        "Planned scans no longer have to cost a day's wages. The evening hours are open to out-patients with a referral.",
      ),
      asset("scene-radiology"),
      heading(3, "How to prepare"),
      table(
        ["Scan", "Before you come"],
        ["Ultrasound, abdomen", "No food for six hours; water is fine"],
        ["Ultrasound, pregnancy", "Nothing special; bring your file"],
        ["CT with contrast", "Recent kidney report; tell us about allergies"],
      ),
      paragraph("Mention the code ", code("EVENING"), " when you call ", link("tel:00003302260", "0000 330 2260"), "."),
    ),
  },
  {
    date: "2026-06-05T04:15:00.000Z",
    headline: "Two hundred saplings for the hospital hill",
    subHeadline: "Staff, patients and a school class planted native trees behind the wards.",
    thumbnail: "scene-garden",
    content: richText(
      paragraph(
        "Jackfruit, mango, neem and a row of ",
        italic("kanikonna"),
        " for the season of yellow flowers: each sapling carries the name of the child who planted it.",
      ),
      asset("scene-garden"),
      paragraph(
        "Watering duty is shared between the classes and the night watch. ",
        underline("The night watch is ahead."),
      ),
    ),
  },
  {
    date: "2026-04-17T05:00:00.000Z",
    headline: "Road safety talk for two-wheeler riders",
    subHeadline: "Our emergency team meets riders where they are: at the bus stand.",
    thumbnail: "scene-ambulance",
    content: richText(
      paragraph(
        "For two evenings our emergency doctors and nurses stood at the bus stand with helmets, a scale model of a junction and a flask of tea.",
      ),
      heading(2, "What riders asked most"),
      heading(3, "Does the strap really matter?"),
      paragraph("Yes. A helmet without a closed strap is a hat."),
      heading(3, "What should I do first at an accident?"),
      numbers("Make the place safe", "Call for help", "Talk to the person and keep them still and warm"),
      paragraph(bold("Emergency and ambulance, day and night: "), link("tel:00000003003", "0000 000 3003"), "."),
    ),
  },
  {
    date: "2026-03-08T04:45:00.000Z",
    headline: "Women's Day health mornings",
    subHeadline: "A week of checks and talks by women doctors, for women of every age.",
    thumbnail: "scene-campaign",
    content: richText(
      paragraph(
        "From Monday to Saturday, 7.30 am to 9.30 am, before the day begins. Come alone, with your mother or with your daughter.",
      ),
      asset("scene-campaign"),
      bullets(
        "Blood pressure, sugar and haemoglobin",
        "A talk with a gynaecologist",
        "Questions about sleep and worry",
        "Yoga on the roof, for those who like",
      ),
      rule(),
      paragraph("Details: ", link("https://example.org/womens-week", "programme of the week"), "."),
    ),
  },
  {
    date: "2026-01-30T05:15:00.000Z",
    headline: "The laboratory opens at half past six",
    subHeadline: "Fasting tests before work, breakfast right after.",
    thumbnail: "scene-lab",
    content: richText(
      paragraph(
        "If a test has to be done fasting, waiting until nine is the hardest part. The laboratory now takes samples from ",
        bold("6.30 am"),
        ", and the canteen opens at the same time.",
      ),
      asset("scene-lab"),
      paragraph("Reports of common tests, HbA", subscript("1c"), " among them, are ready by noon on the same day."),
    ),
  },
];
