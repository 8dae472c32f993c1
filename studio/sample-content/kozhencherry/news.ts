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
    date: "2026-11-10T05:00:00.000Z",
    headline: "Eye check week for schools along the river",
    subHeadline: "Our ophthalmology team visits nine schools with two trunks of lenses and a lot of stickers.",
    thumbnail: "scene-kozhencherry",
    content: richText(
      paragraph(
        "Children seldom say that the board is blurred; they simply move closer. For one week our eye doctors and optometrists go to them, led by ",
        entryName("doctors/kozhencherry/Dr. Kadeeja Poovathur"),
        ".",
      ),
      asset("scene-kozhencherry"),
      heading(2, "How it works"),
      numbers(
        "Teachers hand out a one-page form and collect it again",
        "Each child reads the chart with both eyes and with each eye alone",
        "Families hear from us within three days if a closer look is useful",
      ),
      paragraph(
        "Schools that would like a visit in the next term may write to ",
        link("mailto:eyes.kozhencherry@example.org", "eyes.kozhencherry@example.org"),
        ".",
      ),
    ),
  },
  {
    date: "2026-10-15T04:45:00.000Z",
    headline: "Visiting hours that follow the working day",
    subHeadline: "From this month families may also come early in the morning.",
    thumbnail: "scene-ward",
    content: richText(
      paragraph(
        "Many of you asked for it: a short visit on the way to work. We tried it on two wards in September, the nurses found it ",
        italic("calmer, not busier"),
        ", and so it stays.",
      ),
      table(
        ["Ward", "Morning", "Afternoon"],
        ["General wards", "6.30 am – 7.30 am", "4 pm – 6.30 pm"],
        ["Rooms", "6.30 am – 8 am", "11 am – 7 pm"],
        ["Mother and baby", "7 am – 8 am", "4 pm – 6.30 pm"],
        ["Intensive care", "by arrangement", "5 pm – 5.30 pm"],
      ),
      heading(3, "Please remember"),
      bullets("Two visitors at a bed at a time", "Wash your hands when you come and when you go", [
        paragraph("Leave at home:"),
        bullets("strong scents and flowers in earth", "food, unless the nurse has agreed to it"),
      ]),
    ),
  },
  {
    date: "2026-09-08T05:30:00.000Z",
    headline: "Five hundred donors in the blood bank's book",
    subHeadline: "A shopkeeper from the market became the five hundredth name this week.",
    thumbnail: "scene-lab",
    content: richText(
      paragraph(
        "Our blood bank keeps a book of people who can be called when a rarer group is needed. It began with the staff's own families. This week it reached ",
        bold("five hundred names"),
        ".",
      ),
      asset("scene-lab"),
      quote("I was told it would take an hour. It took forty minutes and there was a banana fritter afterwards."),
      paragraph(
        "To join, come on any weekday between 9 am and 4 pm, or call ",
        link("tel:00002202155", "0000 220 2155"),
        ". You should be between eighteen and sixty, well, and rested.",
      ),
    ),
  },
  {
    date: "2026-08-03T04:15:00.000Z",
    headline: "Breastfeeding week: a quiet room for mothers",
    subHeadline: "A room with low light, soft chairs and someone to ask, on the second floor.",
    thumbnail: "scene-reception",
    content: richText(
      paragraph(
        "The new mothers' room is open to every mother in the building: patients, visitors and staff. There is no need to sign in.",
      ),
      bullets(
        "Open from 7 am to 9 pm",
        "A nurse with special training from 10 am to 12 noon",
        "A washbasin, a fridge, and a bell",
      ),
      paragraph(underline("Fathers and grandmothers are welcome"), " in the corner with the radio."),
    ),
  },
  {
    date: "2026-06-22T05:00:00.000Z",
    headline: "A new ambulance for the hill roads",
    subHeadline: "Shorter, higher and with better lamps: the fourth car of the fleet has arrived.",
    thumbnail: "scene-ambulance",
    content: richText(
      paragraph(
        "The roads above the town are steep and narrow. The new car was chosen by the people who drive it, after three days of trying others on a wet slope.",
      ),
      asset("scene-ambulance"),
      heading(2, "On board"),
      table(
        ["Equipment", "What it is for"],
        ["Monitor and defibrillator", "Watching heart and breathing on the way"],
        ["Stair chair", "Houses above or below the road"],
        ["Infant carrier", "Safe travel for the smallest patients"],
      ),
      paragraph("The number stays the same, day and night: ", link("tel:00000002003", bold("0000 000 2003")), "."),
      paragraph(
        "What it is like to need it: ",
        entryLink("testimonials/kozhencherry/Ommen C.", "Ommen C. tells of the third bend"),
        ", also as ",
        assetLink("video-ommen", "a film"),
        ".",
      ),
      heading(2, "Ride with us"),
      entry("careers/kozhencherry/Emergency Medical Technician"),
    ),
  },
  {
    date: "2026-04-29T04:30:00.000Z",
    headline: "Reports on your phone, if you want them there",
    subHeadline: "Laboratory and imaging reports can now be sent as a link; paper stays available.",
    thumbnail: "scene-radiology",
    content: richText(
      paragraph(
        "Ask for it at the counter when you give the sample. You then receive a link that opens with your date of birth.",
      ),
      heading(2, "Good to know"),
      numbers(
        "The link works for thirty days",
        "Nobody will ever call you to ask for a code",
        "Anything that needs a talk is still told to you by your doctor first",
      ),
      paragraph(
        "A page with pictures explains the steps: ",
        link("https://example.org/reports", "how to open a report"),
        ".",
      ),
    ),
  },
  {
    date: "2026-02-25T05:15:00.000Z",
    headline: "Physiotherapy moves to the ground floor",
    subHeadline: "Twice the room, no lift, and a door to the car park.",
    thumbnail: "scene-training",
    content: richText(
      paragraph(
        "It was never kind to ask people with a sore knee to go up to the 2",
        superscript("nd"),
        " floor. From Monday the physiotherapy department is the ",
        bold("first door on the left"),
        ".",
      ),
      heading(3, "Hours"),
      paragraph(
        "Monday to Saturday, 8.30 am to ",
        strikethrough("4.30 pm"),
        " 5.30 pm; the last session starts at 4.45 pm.",
      ),
      rule(),
      paragraph(italic("Running appointments stay as they are; only the door has changed.")),
    ),
  },
  {
    date: "2026-01-12T05:45:00.000Z",
    headline: "Volunteers with yellow badges",
    subHeadline: "Thirty neighbours help visitors find their way in the busiest hours.",
    thumbnail: "scene-reception",
    content: richText(
      paragraph(
        "If you look lost near the entrance, someone with a yellow badge will ask where you want to go. Most of them are retired, all of them know the building, and several know your aunt.",
      ),
      asset("scene-reception"),
      paragraph(
        "Would you like to give two mornings a month? Write to ",
        link("mailto:volunteers.kozhencherry@example.org", "volunteers.kozhencherry@example.org"),
        ".",
      ),
    ),
  },
];
