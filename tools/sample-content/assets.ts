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

/** The scenes that news and testimonials show, and the one video. */
export const assetSources: AssetSource[] = [
  scene("reception", "The reception desk in the morning", "Drawing of a bright hospital reception with a desk."),
  scene(
    "ambulance",
    "One of our ambulance cars, ready to leave",
    "Drawing of an ambulance car in front of a hospital.",
  ),
  scene("icu", "A calm corner of the intensive care unit", "Drawing of a hospital bed with monitors beside it."),
  scene("lab", "The clinical laboratory", "Drawing of a laboratory bench with a microscope and sample tubes."),
  scene("pharmacy", "The pharmacy counter, open day and night", "Drawing of a pharmacy counter with full shelves."),
  scene("radiology", "The imaging room", "Drawing of a scanner in a quiet, light room."),
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
  scene("backwater", "The backwaters near the hospital", "Drawing of a backwater with palms and a boat."),
  scene("kozhencherry", "The hospital at Kozhencherry", "Drawing of a hospital building among green hills."),
  scene("punalur", "The hospital at Punalur", "Drawing of a hospital building near a hanging bridge."),
  {
    id: "video-visit",
    title: "A short visit to the hospital",
    description: "A slow look around the reception, without sound.",
    kind: "video",
  },
];
