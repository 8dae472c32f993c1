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

/** The scenes that news and testimonials show, and the one video with its poster. */
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
  {
    id: "video-visit",
    title: "Suma K. tells of her mother's stay",
    description:
      "Drawn film of eight seconds, without sound: a woman speaks on a bench in the hospital's garden. Her words stand " +
      "in the picture: They explained every step to my mother. They called her by her name, every morning. Now she " +
      "walks to the market again.",
    kind: "video",
  },
  {
    id: "video-visit-poster",
    title: "On the garden bench",
    description: "Drawing of a woman in a saree on a bench in the hospital's garden, the hospital behind her.",
    kind: "image",
  },
];
