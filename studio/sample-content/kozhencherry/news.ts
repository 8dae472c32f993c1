import type { NewsSource } from "../hospital-content.ts";
import {
  asset,
  assetLink,
  bold,
  bullets,
  entry,
  entryLink,
  entryName,
  heading,
  italic,
  link,
  numbers,
  paragraph,
  quote,
  richText,
  rule,
  strikethrough,
  superscript,
  table,
  underline,
} from "../rich-text.ts";

/** News of the Kozhencherry hospital, newest first. */
export const news: NewsSource[] = [
  {
    id: "vbAX2GKXHQG18YjKn6Gvzf",
    date: "2026-11-10T05:00:00.000Z",
    headline: "Eye checks at nine schools in November",
    subHeadline: "Our eye doctors visit schools near Kozhencherry from 16 to 20 November.",
    thumbnail: "scene-school-eyes",
    content: richText(
      paragraph(
        "We will check children's eyes at nine schools near Kozhencherry, from Monday 16 to Friday 20 November. The team is led by ",
        entryName("doctors/kozhencherry/Dr. Kadeeja Poovathur"),
        ".",
      ),
      asset("scene-school-eyes"),
      heading(2, "What happens at a check"),
      numbers(
        "You fill in a one-page form from the school",
        "Your child reads a chart with both eyes, then with each eye alone",
        "We write to you within three days if your child needs another check",
      ),
      heading(2, "How schools can book"),
      paragraph(
        "We will visit more schools next term. To ask for a visit, write to ",
        link("mailto:eyes.kozhencherry@example.org", "eyes.kozhencherry@example.org"),
        ".",
      ),
    ),
  },
  {
    id: "0nV7fVXvbJ2nZhnVL2Hquq",
    date: "2026-10-15T04:45:00.000Z",
    headline: "New visiting hours, also in the morning",
    subHeadline: "From 15 October you can visit patients early in the morning, before work.",
    thumbnail: "scene-ward",
    content: richText(
      paragraph(
        "We have new visiting hours at Kozhencherry from 15 October 2026. You can now also come ",
        italic("early in the morning"),
        ". We tried this on two wards in September and it worked well.",
      ),
      table(
        ["Ward", "Morning", "Afternoon"],
        ["General wards", "6.30 am – 7.30 am", "4 pm – 6.30 pm"],
        ["Rooms", "6.30 am – 8 am", "11 am – 7 pm"],
        ["Mother and baby", "7 am – 8 am", "4 pm – 6.30 pm"],
        ["Intensive care", "Ask the nurse in charge", "5 pm – 5.30 pm"],
      ),
      heading(3, "When you visit"),
      bullets(
        "No more than two visitors at a bed at one time",
        "Wash your hands when you come and when you leave",
        "Stay at home if you have a cough, a cold or a fever",
        [
          paragraph("Please do not bring:"),
          bullets("strong perfume or plants in soil", "food, unless the nurse has agreed"),
        ],
      ),
      paragraph("If you have questions, call ", link("tel:00000002002", "0000 000 2002"), "."),
    ),
  },
  {
    id: "aiWgSS2LloasZ9kFHaA92o",
    date: "2026-09-08T05:30:00.000Z",
    headline: "500 people on our blood donor list",
    subHeadline: "We call people on the list when a patient needs a rare blood group. You can join too.",
    thumbnail: "scene-donors",
    content: richText(
      paragraph(
        "Our blood bank at Kozhencherry has a list of people who want to give blood. We call them when a patient needs a rare blood group. This week the list reached ",
        bold("500 names"),
        ".",
      ),
      asset("scene-donors"),
      quote(
        "They told me it would take an hour. It took 40 minutes, and then I had tea and a snack.",
        "Donor number 500, a shopkeeper from the market",
      ),
      heading(2, "How to join"),
      paragraph(
        "Come to the blood bank on a weekday from 9 am to 4 pm, or call ",
        link("tel:00002202155", "0000 220 2155"),
        ". You must be 18 to 65 years old, weigh at least 45 kg and feel well.",
      ),
    ),
  },
  {
    id: "jSOQf8ua0SjWg5DN1feyAk",
    date: "2026-08-03T04:15:00.000Z",
    headline: "New room for breastfeeding mothers",
    subHeadline: "The room is quiet, on the second floor, and open from 7 am to 9 pm.",
    thumbnail: "scene-newborn",
    content: richText(
      paragraph(
        "We have a new room on the second floor where you can breastfeed your baby. It is for all mothers: patients, visitors and staff. You do not need to book or sign in.",
      ),
      bullets(
        "The room is open from 7 am to 9 pm",
        "A nurse can help you with breastfeeding from 10 am to 12 noon",
        "There are soft chairs, a washbasin, a fridge and a call bell",
      ),
      paragraph(underline("Fathers and grandmothers can come too"), "."),
    ),
  },
  {
    id: "Yf5WcjWn1hxxAUlhXYdZ0g",
    date: "2026-06-22T05:00:00.000Z",
    headline: "New ambulance for hill roads",
    subHeadline: "Our fourth ambulance is shorter and higher than the others, for steep and narrow roads.",
    thumbnail: "scene-ambulance",
    content: richText(
      paragraph(
        "We have a new ambulance at Kozhencherry, our fourth. It is built for the steep and narrow roads above the town. Our drivers tested several ambulances on wet roads for three days and chose this one.",
      ),
      asset("scene-ambulance"),
      heading(2, "What is in the ambulance"),
      table(
        ["Equipment", "What it is for"],
        ["Monitor and defibrillator", "To check your heart and breathing on the way"],
        ["Stair chair", "To carry you from a house above or below the road"],
        ["Baby carrier", "To keep a small baby safe on the way"],
      ),
      heading(2, "How to call an ambulance"),
      paragraph("Call ", link("tel:00000002003", bold("0000 000 2003")), " at any time. The number has not changed."),
      paragraph(
        entryLink("testimonials/kozhencherry/Ommen C.", "Ommen C. writes about the ambulance that came for his father"),
        ". You can also watch ",
        assetLink("video-ommen", "his film"),
        ".",
      ),
      heading(2, "Work in our ambulances"),
      entry("careers/kozhencherry/Emergency Medical Technician"),
    ),
  },
  {
    id: "cPHZmsj8beREIZyFfun3V3",
    date: "2026-04-29T04:30:00.000Z",
    headline: "Get your test reports on your phone",
    subHeadline: "We can now send laboratory and scan reports as a link. You can still get them on paper.",
    thumbnail: "scene-reports",
    content: richText(
      paragraph(
        "You can now get your laboratory and scan reports on your phone. Ask at the counter when you come for the test. We send you a link, and you open it with your date of birth.",
      ),
      heading(2, "Good to know"),
      numbers(
        "The link works for 30 days",
        "We never call you to ask for a code",
        "If a result is serious, your doctor talks to you first",
      ),
      paragraph(
        "See the steps with pictures: ",
        link("https://example.org/reports", "how to open a report"),
        ". If you need help, call ",
        link("tel:00000002002", "0000 000 2002"),
        ".",
      ),
    ),
  },
  {
    id: "748zRILdAWo5BdxF2FzTMJ",
    date: "2026-02-25T05:15:00.000Z",
    headline: "Physiotherapy moves to the ground floor",
    subHeadline: "The new rooms are twice as big. You do not need the lift, and the car park is next to them.",
    thumbnail: "scene-exercise",
    content: richText(
      paragraph(
        "The physiotherapy department moves from the 2",
        superscript("nd"),
        " floor to the ground floor on Monday 2 March. It is the ",
        bold("first door on the left"),
        ".",
      ),
      heading(3, "Opening hours"),
      paragraph(
        "Monday to Saturday, 8.30 am to ",
        strikethrough("4.30 pm"),
        " 5.30 pm. The last session starts at 4.45 pm.",
      ),
      paragraph("To book, call ", link("tel:00000002002", "0000 000 2002"), "."),
      rule(),
      paragraph(italic("If you already have an appointment, the day and time stay the same.")),
    ),
  },
  {
    id: "2ZPIs4KzCqAS7NMLlgNIBa",
    date: "2026-01-12T05:45:00.000Z",
    headline: "Volunteers help visitors find their way",
    subHeadline: "30 volunteers with yellow badges help at the entrance when it is busy.",
    thumbnail: "scene-reception",
    content: richText(
      paragraph(
        "30 volunteers now help at the main entrance when the hospital is busy. They wear yellow badges. Ask them if you cannot find a place, and they will walk there with you.",
      ),
      asset("scene-reception"),
      paragraph(
        "Would you like to be a volunteer? We ask for two mornings a month. Write to ",
        link("mailto:volunteers.kozhencherry@example.org", "volunteers.kozhencherry@example.org"),
        ".",
      ),
    ),
  },
];
