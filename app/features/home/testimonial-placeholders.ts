/** Slides for a hospital without reviews: the hospital speaks, no patient is imitated. */
export const TESTIMONIAL_PLACEHOLDERS = [
  { title: "Your words belong here", text: "Reviews appear in this place once patients have agreed to share them." },
  {
    title: "Tell us what went well",
    text: "A kind word reaches the ward it is meant for, and the people who earned it.",
  },
  { title: "Tell us what did not", text: "Every complaint is read by the office of the medical superintendent." },
  {
    title: "Ask before you leave",
    text: "Questions about treatment, medicines or the bill are welcome on every ward.",
  },
];
