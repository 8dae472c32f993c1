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
    id: "w0DwaxIZuSJs5AmYKVFh6B",
    date: "2026-11-06T04:45:00.000Z",
    headline: "Open day on 29 November: 20 years in Punalur",
    subHeadline: "See the operation theatre, the laboratory and an ambulance. Everyone can come.",
    thumbnail: "scene-punalur",
    content: richText(
      paragraph(
        "Our hospital in Punalur opened in 2006, with 40 beds and one ambulance. It is now 20 years old. Come to our open day on ",
        bold("Sunday 29 November 2026"),
        ", from 9 am.",
      ),
      asset("scene-punalur"),
      heading(2, "What you can do"),
      table(
        ["From", "Place", "What you can do"],
        ["9 am", "Operation theatre", "Learn how surgeons wash their hands"],
        ["10 am", "Laboratory", "Look at pond water through a microscope"],
        ["11 am", "Ambulance bay", "Sit in an ambulance; children can try the siren"],
        ["12 noon", "Canteen", "Have lunch with us"],
      ),
      heading(2, "How to come"),
      paragraph(
        "You do not need a ticket. If you are a group of more than ten, write to us first: ",
        link("mailto:openday.punalur@example.org", "openday.punalur@example.org"),
        ".",
      ),
    ),
  },
  {
    id: "nmay6qWYlmakBfYN6BFALY",
    date: "2026-10-01T05:00:00.000Z",
    headline: "Clinic for people over 70",
    subHeadline: "The clinic is on Tuesdays and Fridays from 3.30 pm. You do not have to queue.",
    thumbnail: "scene-elders",
    content: richText(
      paragraph(
        "We have a clinic for people over 70. It is in General Medicine, every Tuesday and Friday from 3.30 pm. The doctor checks your sight, hearing, balance and sleep. The doctor also looks at all the medicines you take.",
      ),
      paragraph("When you come:"),
      bullets("bring all your medicines in their packets", "bring someone who knows you well", [
        paragraph("if you cannot walk far:"),
        numbers("call us from the gate", "wait in the car", "we come to you with a wheelchair"),
      ]),
      paragraph("To book, or to call us from the gate: ", link("tel:00000003002", "0000 000 3002"), "."),
    ),
  },
  {
    id: "yPiQuDMfaIO6vl04Lx0ooZ",
    date: "2026-09-03T04:30:00.000Z",
    headline: "Three tips from our heart-healthy cooking class",
    subHeadline: "50 people came to the class in our canteen. The next class is in December.",
    thumbnail: "scene-cooking",
    content: richText(
      paragraph(
        "Our dietician gave a cooking class in the hospital canteen on Wednesday afternoon. 50 people came. They learned how to cook Kerala meals with less coconut oil.",
      ),
      asset("scene-cooking"),
      heading(2, "Three tips from the class"),
      numbers(
        "Roast the spices dry. Add a spoon of oil at the end",
        "Fill half your plate with vegetables. Then add red rice and curry",
        "Cook fish in a banana leaf. Do not fry it",
      ),
      quote("I have fried fish for 60 years. I will try the leaf.", "A woman who came to the class"),
      paragraph(
        "The next class is in December and everyone can come. To book, call ",
        link("tel:00000003002", "0000 000 3002"),
        ".",
      ),
    ),
  },
  {
    id: "09PpF2UzncEz9TjwJtXco5",
    date: "2026-07-29T05:30:00.000Z",
    headline: "Ultrasound and CT scans in the evening",
    subHeadline: "You can now have a planned scan from 6 pm to 9 pm, Monday to Friday.",
    thumbnail: "scene-radiology",
    content: richText(
      paragraph(
        "You can now have an ultrasound or CT scan in our Radiology department in the evening. The hours are 6 pm to 9 pm, Monday to Friday. You do not have to miss work. You need a letter from your doctor.",
      ),
      asset("scene-radiology"),
      heading(3, "How to prepare"),
      table(
        ["Scan", "Before you come"],
        ["Ultrasound of the belly", "Do not eat for six hours. You can drink water."],
        ["Ultrasound in pregnancy", "You can eat and drink. Bring your file."],
        ["CT with contrast", "Bring a recent kidney report. Tell us if you have an allergy or may be pregnant."],
      ),
      paragraph("To book, call ", link("tel:00003302260", "0000 330 2260"), " and say the code ", code("EVENING"), "."),
    ),
  },
  {
    id: "9VT5ofJTQIWa4AI2Z0dmux",
    date: "2026-06-05T04:15:00.000Z",
    headline: "200 trees planted behind the hospital",
    subHeadline: "Staff, patients and schoolchildren planted them on World Environment Day.",
    thumbnail: "scene-saplings",
    content: richText(
      paragraph(
        "Staff, patients and a school class planted 200 young trees behind the wards this morning. They planted jackfruit, mango, neem and ",
        italic("kanikonna"),
        ". Each tree has the name of the child who planted it.",
      ),
      asset("scene-saplings"),
      paragraph(
        "School classes and night staff water the trees in turn. ",
        underline("If you would like to help"),
        ", call ",
        link("tel:00000003002", "0000 000 3002"),
        ".",
      ),
    ),
  },
  {
    id: "lMYzpTA03q5UBrA3KYXIty",
    date: "2026-04-17T05:00:00.000Z",
    headline: "Road safety advice for two-wheeler riders",
    subHeadline: "Our Casualty team talked to riders at the bus stand in Punalur.",
    thumbnail: "scene-ambulance",
    content: richText(
      paragraph(
        "Our Casualty doctors and nurses talked to riders at the bus stand in Punalur. They were there on two evenings this week. They showed how to wear a helmet and what to do at an accident.",
      ),
      heading(2, "What riders asked"),
      heading(3, "Do I have to close the strap of my helmet?"),
      paragraph("Yes. If the strap is open, the helmet can come off when you fall."),
      heading(3, "What should I do first at an accident?"),
      numbers("Make the place safe", "Call for help", "Talk to the injured person. Keep the person still and warm"),
      paragraph(bold("Casualty and ambulance, 24x7: "), link("tel:00000003003", "0000 000 3003"), "."),
    ),
  },
  {
    id: "VeU1enVgr1rS6ugDh7vs7B",
    date: "2026-03-08T04:45:00.000Z",
    headline: "Health checks for women from 9 to 14 March",
    subHeadline: "Women of all ages can come in the morning. The doctors are women too.",
    thumbnail: "scene-campaign",
    content: richText(
      paragraph(
        "Women of all ages can have a health check at our hospital from Monday 9 to Saturday 14 March. Come to the out-patient department from 7.30 am to 9.30 am. You can bring your mother or your daughter.",
      ),
      asset("scene-campaign"),
      paragraph("You can have:"),
      bullets(
        "a blood pressure check and tests of blood sugar and haemoglobin",
        "a talk with a gynaecologist",
        "advice if you sleep badly or worry a lot",
        "a yoga class on the roof",
      ),
      rule(),
      paragraph(
        "You do not need an appointment. See the ",
        link("https://example.org/womens-week", "programme of the week"),
        " or call ",
        link("tel:00000003002", "0000 000 3002"),
        ".",
      ),
    ),
  },
  {
    id: "5P6D1RNRDe1MrwI692tUO0",
    date: "2026-01-30T05:15:00.000Z",
    headline: "Laboratory opens at 6.30 am",
    subHeadline: "You can now have a fasting blood test before work.",
    thumbnail: "scene-lab",
    content: richText(
      paragraph(
        "Our laboratory now takes samples from ",
        bold("6.30 am"),
        ". If you must not eat before a test, you can come early and have breakfast soon after it. The canteen opens at 6.30 am too.",
      ),
      asset("scene-lab"),
      paragraph(
        "Reports of common tests, such as HbA",
        subscript("1c"),
        " for diabetes, are ready by 12 noon on the same day. If you take tablets or insulin for diabetes, ask your doctor before you fast.",
      ),
      paragraph("If you have questions, call ", link("tel:00000003002", "0000 000 3002"), "."),
    ),
  },
];
