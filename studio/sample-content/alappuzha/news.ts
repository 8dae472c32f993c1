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
    id: "ru7Yu89uLLbe8VXQ5KFgEz",
    date: "2026-11-14T04:30:00.000Z",
    headline: "140 people join our Diabetes Day walk",
    subHeadline: "Patients, families and our diabetes team walked 2 km along the canal on 14 November.",
    thumbnail: "scene-diabetes-day",
    content: richText(
      paragraph(
        "140 people joined our Diabetes Day walk this morning. The walk started at the hospital gate at 6.30 am. It followed the canal for 2 km.",
      ),
      asset("scene-diabetes-day"),
      heading(2, "Tips from our diabetes team"),
      paragraph("At each stop, a doctor or nurse gave one tip:"),
      bullets(
        "Take a walk after one meal every day",
        "Keep your medicines next to something you use every morning",
        "Check your feet once a day, in good light",
      ),
      heading(2, "How to see our diabetes team"),
      paragraph(
        "The diabetes clinic is open Monday to Friday, 8.30 am to 12.30 pm. To book, call ",
        link("tel:00001102181", "0000 110 2181"),
        ". ",
        bold("Bring your last reports and all your medicines"),
        " to your first visit.",
      ),
    ),
  },
  {
    id: "LD8xcoiB4MUdZk29S2rIQC",
    date: "2026-11-02T05:15:00.000Z",
    headline: "Free heart checks on Saturdays in November",
    subHeadline: "Come on a Saturday morning if you are over 40. You do not need an appointment.",
    thumbnail: "scene-campaign",
    content: richText(
      paragraph(
        "You can have a ",
        bold("free heart check"),
        " at our hospital on any Saturday in November. The checks are for people over 40.",
      ),
      heading(2, "When and where"),
      table(
        ["Saturday", "Time", "Place"],
        ["7 November", "7.30 am – 10 am", "Out-patient hall"],
        ["14 November", "7.30 am – 10 am", "Out-patient hall"],
        ["21 November", "7.30 am – 10 am", "Garden pavilion"],
        ["28 November", "7.30 am – 10 am", "Out-patient hall"],
      ),
      paragraph(
        "You do not need an appointment or a letter from your doctor. We can see ",
        underline("60 people each morning"),
        ", so please ",
        italic("come early"),
        ".",
      ),
      asset("scene-campaign"),
      heading(2, "What we check"),
      numbers(
        "We ask about your health and the medicines you take",
        "We check your blood pressure and blood sugar",
        [
          paragraph("We do a heart tracing (ECG). A doctor reads it on the same morning. Please:"),
          bullets("wear a loose top", "bring your old ECG papers, if you have any"),
        ],
        "You talk to a dietician for a few minutes",
      ),
      quote("The check takes about 20 minutes. You can ask us anything about your heart.", "Our heart team"),
      rule(),
      paragraph(
        bold("If you have chest pain now, do not wait for a heart check."),
        " Come straight to Casualty or call ",
        link("tel:00000001003", "0000 000 1003"),
        ".",
      ),
      paragraph(
        "If you have questions, call ",
        link("tel:00000001002", "0000 000 1002"),
        " and say the code ",
        code("HEART-NOV"),
        ". You can also write to ",
        link("mailto:alappuzha@example.org", "alappuzha@example.org"),
        " or read ",
        link("https://example.org/heart-check", "the leaflet"),
        ".",
      ),
    ),
  },
  {
    id: "EchtibDuo4g01xN44ntBWn",
    date: "2026-09-24T06:00:00.000Z",
    headline: "More dialysis chairs and an evening shift",
    subHeadline: "The dialysis unit has six more chairs. You can now come in the evening, after work.",
    thumbnail: "scene-dialysis",
    content: richText(
      paragraph(
        "We have six more dialysis chairs. They are in a new room next to the hospital garden. We have also started an ",
        italic("evening shift"),
        ".",
      ),
      asset("scene-dialysis"),
      heading(2, "What is new"),
      bullets(
        "Six chairs that lean back, each with a reading light and a socket",
        "A fourth shift in the evening, so you do not have to miss work",
        "Books in Malayalam and English that you can take home",
      ),
      heading(2, "How to get an evening place"),
      paragraph(
        "Ask at the dialysis office, Monday to Friday from 9 am, or call ",
        link("tel:00001102190", "0000 110 2190"),
        ".",
      ),
    ),
  },
  {
    id: "kvP5peX2a0ZUwN3JbVzt17",
    date: "2026-08-19T05:45:00.000Z",
    headline: "Onam meal for patients, families and staff",
    subHeadline: "If you are in hospital on Thiruvonam day, you can have a sadya here.",
    thumbnail: "scene-canteen",
    content: richText(
      paragraph(
        "We will serve an Onam sadya on Thiruvonam day, from 12 noon to 2.30 pm. Patients get the meal in the wards. Families and staff eat in the canteen.",
      ),
      asset("scene-canteen"),
      quote(
        "We cook the meal in four ways: as usual, without salt, without sugar, and soft. Your nurse tells us which one is right for you.",
        "Our canteen team",
      ),
      paragraph("If you would like to join, tell your ward nurse by the day before."),
      paragraph("You can bring flowers for the pookalam at the entrance from 7 am."),
    ),
  },
  {
    id: "xm14uqc9K5tzbwJe5VNtRr",
    date: "2026-07-06T04:00:00.000Z",
    headline: "How to stay well in the monsoon",
    subHeadline: "Advice from our doctors about drinking water, flood water and fever.",
    thumbnail: "scene-monsoon",
    content: richText(
      heading(2, "Drinking water"),
      paragraph(
        "Boil your drinking water. Let it cool in the same pot and keep the lid on. Wash the ladle as often as the pot.",
      ),
      heading(2, "Flood water"),
      paragraph("If you have to walk through flood water, wear boots. Wash your feet with soap afterwards."),
      paragraph(
        "If you work in fields or clear drains, you can catch rat fever (leptospirosis). Ask us or your health centre how to protect yourself ",
        bold("before"),
        " you start.",
      ),
      heading(2, "Fever"),
      paragraph("Come to us or call if a fever lasts more than two days. Come to Casualty at once if you notice:"),
      bullets(
        "trouble breathing",
        "a strong headache or a stiff neck",
        "very little urine",
        "a child who is very sleepy or hard to wake",
      ),
      paragraph("If a baby under three months old has any fever, come at once."),
      heading(3, "Phone numbers"),
      table(
        ["For", "Number", "Hours"],
        ["Ambulance and Casualty", "0000 000 1003", "24x7"],
        ["Fever clinic", "0000 110 2104", "9 am – 6 pm"],
        ["Pharmacy", "0000 110 2109", "24x7"],
      ),
    ),
  },
  {
    id: "3dDle29qfEnXTzX6aE18td",
    date: "2026-05-12T04:30:00.000Z",
    headline: "New training room opens on Nurses' Day",
    subHeadline: "Nurses and students can practise here. Anyone can come to learn first aid.",
    thumbnail: "scene-training",
    content: richText(
      paragraph(
        "We opened a training room at the hospital today, on Nurses' Day. It has two practice beds, a dummy for practising CPR, and a screen.",
      ),
      asset("scene-training"),
      paragraph("The room is open to:"),
      numbers(
        "our own staff, on weekday afternoons",
        [
          paragraph("nursing students, if they book first. Please:"),
          numbers("send us the names one week before", "bring your college card", "wear flat shoes"),
        ],
        "anyone who wants to learn first aid, on the first Sunday of each month",
      ),
      paragraph("To book, call ", link("tel:00000001002", "0000 000 1002"), "."),
    ),
  },
  {
    id: "fO3R8B4K2zBEdcAqHC3lBh",
    date: "2026-03-18T05:00:00.000Z",
    headline: "Night pharmacy counter moves to the front gate",
    subHeadline: "You no longer have to walk through the hospital grounds for medicine at night.",
    thumbnail: "scene-pharmacy",
    content: richText(
      paragraph(
        "The night counter of our 24x7 pharmacy is now beside the front gate. It has a roof and a bench. You can park there for 10 minutes.",
      ),
      asset("scene-pharmacy"),
      paragraph(
        "Bring your prescription or a clear photo of it. ",
        underline("Some medicines need a prescription, and we cannot give them to you without one."),
      ),
      heading(4, "Delivery"),
      paragraph(
        "If you cannot travel, we may be able to bring your medicine to you within the town. Ask at the counter or call ",
        link("tel:00001102109", "0000 110 2109"),
        ".",
      ),
    ),
  },
  {
    id: "B6gVIBTGJ8x5Q82GxIf255",
    date: "2026-01-21T05:30:00.000Z",
    headline: "New garden path for patients after an operation",
    subHeadline: "The path is 200 metres long, flat and in the shade. There are handrails and many seats.",
    thumbnail: "scene-garden",
    content: richText(
      paragraph(
        "There is a new path in the hospital garden. Patients can take their first walks there after an operation. The path is wide enough for two people. You can rest and ring for a nurse at each bench.",
      ),
      asset("scene-garden"),
      paragraph(
        "Ask your nurse before your first walk. Our physiotherapists planned the path. ",
        bold("Staff and patients' families"),
        " planted the garden.",
      ),
      rule(),
      paragraph(italic("Visitors can use the path from 4 pm to 6 pm.")),
    ),
  },
  {
    id: "BEgVWQgSa3IqwzKbjgtaCF",
    date: "2026-11-16T05:00:00.000Z",
    headline: "Singers wanted for Christmas carols in the wards",
    subHeadline: "Draft: we will publish this when we know the date.",
    thumbnail: "scene-carols",
    isDraft: true,
    content: richText(
      paragraph(
        "We will sing carols in all wards before supper. Anyone who likes to sing can join. To take part, call 0000 000 1002.",
      ),
    ),
  },
];
