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

/** What a testimonial's film shows. */
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
      title: `${reviewer} talks about ${topic}`,
      description: `Drawn film of eight seconds, without sound. It shows ${speaker} ${setting}. The words on the screen are: ${words}`,
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
  scene("reception", "The reception desk", "Drawing of two visitors at a reception desk."),
  scene("ambulance", "One of our ambulances", "Drawing of an ambulance in front of the hospital, in the rain."),
  scene(
    "icu",
    "The intensive care unit (ICU)",
    "Drawing of two beds behind glass, and a desk with screens in front of it.",
  ),
  scene(
    "lab",
    "Where samples are taken",
    "Drawing of a chair with an arm rest by a window at sunrise, and racks of sample tubes.",
  ),
  scene("pharmacy", "The night pharmacy counter", "Drawing of a lit pharmacy counter under its own roof, at night."),
  scene("radiology", "The scan room", "Drawing of a scanner behind a window, and screens with scans in front of it."),
  scene("garden", "The hospital garden", "Drawing of a garden path. A woman sits on a bench."),
  scene("ward", "A hospital ward", "Drawing of a ward with made beds on both sides, in the morning."),
  scene("canteen", "An Onam meal", "Drawing of rice and curries on a banana leaf, a glass of payasam and an oil lamp."),
  scene(
    "training",
    "The training room",
    "Drawing of a practice bed, a screen, and a dummy for practising CPR on a mat.",
  ),
  scene("skin-cream", "A cream for the skin", "Drawing of an open jar of cream, folded towels and a green twig."),
  scene(
    "campaign",
    "A free health check",
    "Drawing of the tent of a health camp in a garden, and people who wait on chairs.",
  ),
  scene(
    "backwater",
    "The backwaters near the hospital",
    "Drawing of a houseboat and a canoe on the water in front of the hospital.",
  ),
  scene("punalur", "The hospital at Punalur", "Drawing of the hospital next to a hanging bridge, in the rain."),
  scene(
    "diabetes-day",
    "What a diabetes check needs",
    "Drawing of a glucose meter, a jug of water and a plate of fruit.",
  ),
  scene("dialysis", "About the kidneys", "Drawing of a model of a kidney, books and a glass of water, in the evening."),
  scene(
    "monsoon",
    "Boiled water and an umbrella",
    "Drawing of a jug of water, a glass and an umbrella. It rains outside.",
  ),
  scene("carols", "Candles and song books", "Drawing of song books between two candles, under paper stars at night."),
  scene("knee", "A model of the knee", "Drawing of a model of a knee, towels and bandages."),
  scene("newborn", "For a newborn baby", "Drawing of yellow baby shoes on folded cloths, and a teddy bear."),
  scene(
    "school-eyes",
    "Glasses for reading",
    "Drawing of school books and a pair of glasses, with a blackboard behind them.",
  ),
  scene("donors", "A blood donation", "Drawing of sample tubes, and a bag of blood on a stand."),
  scene("reports", "A report on a phone", "Drawing of a phone with a report, and an X-ray picture of a knee."),
  scene(
    "exercise",
    "Things for exercises",
    "Drawing of small weights, a large ball and a bottle, with a garden behind them.",
  ),
  scene("cataract", "An eye test", "Drawing of a pair of glasses and a case of test lenses."),
  scene("tea", "Tea after giving blood", "Drawing of a glass of tea, biscuits and bandages."),
  scene("shoulder", "For shoulder exercises", "Drawing of towels, small weights and a glass of water."),
  scene(
    "elders",
    "A check of blood pressure and medicines",
    "Drawing of a blood pressure gauge, and a box with a week's tablets.",
  ),
  scene("cooking", "A cooking class", "Drawing of a brass pan, a plate of fruit and a bottle of oil."),
  scene("saplings", "Young trees", "Drawing of young plants in pots, and a watering can."),
  scene("back-oil", "Ayurvedic oils", "Drawing of bottles of oil, a mortar and a green twig."),
  scene("twins", "For twins", "Drawing of two teddy bears, one with a pink bow and one with a blue bow."),
  scene(
    "evening-scan",
    "A scan in the evening",
    "Drawing of a screen with a scan of blood vessels, before a window at dusk.",
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
    topic: "the ambulance for his father",
    speaker: "a man with glasses and a moustache",
    setting: "on a bench in the garden at Kozhencherry",
    words:
      "They found our house at the third bend. Father came down 42 steps in a chair. He is home and tells it to everyone.",
  }),
  ...film("thampi", {
    reviewer: "Thampi G.",
    topic: "the volunteer who helped him",
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
    topic: "her blood test",
    speaker: "a woman with jasmine in her hair",
    setting: "in the canteen",
    words:
      "My blood test was at half past six. I had a dosa for breakfast at seven. And by eight I was already at work.",
  }),
];
