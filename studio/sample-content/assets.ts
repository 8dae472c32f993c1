/** A picture or video of the sample space, apart from the doctors' portraits. */
export interface AssetSource {
  id: string;
  /** The caption under an embedded picture. */
  title: string;
  /** What the picture shows, for those who cannot see it. */
  description: string;
  kind: "image" | "video";
}

function scene(name: string, title: string, description: string): AssetSource {
  return { id: `scene-${name}`, title, description, kind: "image" };
}

/** What is to be seen and read in a testimonial's drawn film. */
interface FilmSource {
  reviewer: string;
  topic: string;
  speaker: string;
  setting: string;
  /** The captions, word for word. */
  words: string;
}

/** A testimonial's film and its poster. */
function film(id: string, { reviewer, topic, speaker, setting, words }: FilmSource): AssetSource[] {
  return [
    {
      id: `video-${id}`,
      title: `${reviewer} tells of ${topic}`,
      description: `Drawn film of eight seconds, without sound: ${speaker} speaks ${setting}. The words stand in the picture: ${words}`,
      kind: "video",
    },
    {
      id: `video-${id}-poster`,
      title: reviewer,
      description: `Drawing of ${speaker} ${setting}.`,
      kind: "image",
    },
  ];
}

/** The scenes that news and testimonials show, and the testimonials' films with their posters. */
export const assetSources: AssetSource[] = [
  scene(
    "reception",
    "The reception desk in the morning",
    "Drawing of a bright reception hall: two people at the desk, a woman in a saree and two visitors on chairs.",
  ),
  scene(
    "ambulance",
    "One of our ambulance cars, ready to leave",
    "Drawing of an ambulance car in front of the emergency entrance on a rainy evening.",
  ),
  scene(
    "icu",
    "A calm corner of the intensive care unit",
    "Drawing of a patient resting in bed while a doctor and a nurse look at the monitor.",
  ),
  scene(
    "lab",
    "The clinical laboratory",
    "Drawing of two people in white coats at a laboratory bench with a microscope and sample tubes.",
  ),
  scene(
    "pharmacy",
    "The pharmacy counter, open day and night",
    "Drawing of two pharmacists at a counter with full shelves, and a family waiting.",
  ),
  scene(
    "radiology",
    "The imaging room",
    "Drawing of a patient lying at a scanner, with a technician and a doctor beside it.",
  ),
  scene(
    "garden",
    "The garden where patients take their first walks",
    "Drawing of a hospital garden with palms and benches.",
  ),
  scene("theatre", "An operation theatre made ready", "Drawing of an operation theatre with lamps and a table."),
  scene("ward", "A ward with morning light", "Drawing of a tidy hospital ward with beds at the windows."),
  scene("canteen", "Lunch in the canteen", "Drawing of a canteen with tables and a serving counter."),
  scene("training", "A training hour for the nursing team", "Drawing of a group around a training table."),
  scene("campaign", "A free health check in the neighbourhood", "Drawing of a health camp under a canopy."),
  scene(
    "backwater",
    "The backwaters near the hospital",
    "Drawing of a houseboat and a canoe on the water in front of a hospital with red roofs.",
  ),
  scene(
    "kozhencherry",
    "The hospital at Kozhencherry",
    "Drawing of a snake boat with its rowers on the river in front of the hospital.",
  ),
  scene(
    "punalur",
    "The hospital at Punalur",
    "Drawing of a hospital at dusk beside a hanging bridge, with hills behind it.",
  ),
  ...film("visit", {
    reviewer: "Suma K.",
    topic: "her mother's stay",
    speaker: "a woman in a saree",
    setting: "on a bench in the garden at Alappuzha",
    words:
      "They explained every step to my mother. They called her by her name, every morning. Now she walks to the market again.",
  }),
  ...film("rincy", {
    reviewer: "Rincy T.",
    topic: "her question",
    speaker: "a young woman with loose hair",
    setting: "on a veranda over the backwater",
    words:
      "I asked the same question three times. Three times I was given an answer. The third time it came with a drawing.",
  }),
  ...film("ommen", {
    reviewer: "Ommen C.",
    topic: "his father's ride",
    speaker: "a man with glasses and a moustache",
    setting: "on a bench in the garden at Kozhencherry",
    words:
      "They found our house at the third bend. Father came down 42 steps in a chair. He is home and tells it to everyone.",
  }),
  ...film("thampi", {
    reviewer: "Thampi G.",
    topic: "the right door",
    speaker: "an old man with a grey beard",
    setting: "in a hall with many doors",
    words:
      "A volunteer with a yellow badge came. We walked to the right door together. I had company until it was opened.",
  }),
  ...film("leena", {
    reviewer: "Leena B.",
    topic: "her braces",
    speaker: "a woman with glasses",
    setting: "in a dental clinic",
    words:
      "I got braces at the age of forty-four. All my visits are short and on time. My daughter and I compare elastics.",
  }),
  ...film("usha", {
    reviewer: "Usha Y.",
    topic: "her morning",
    speaker: "a woman with jasmine in her hair",
    setting: "in the canteen",
    words:
      "My blood test was at half past six. I had a dosa for breakfast at seven. And by eight I was already at work.",
  }),
];
