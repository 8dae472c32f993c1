// Whether people agreed to be shown: noted at the desk, taken back by themselves.

export const tool = { label: "Consent", hint: "Who agreed to be shown, until when" };
export const title = "Who agreed to be shown";
export const lead =
  "Pictures of doctors and in news, and what patients tell. Whoever agreed can take it back by their own link; it leaves the website within a minute.";
export const kinds = { doctor: "Picture of a doctor", news: "Pictures in news", testimonial: "A patient's words" };
export const nothing = "Nobody is shown here.";

export const agreed = (person: string, day: string, until: string) =>
  `${person} agreed on ${day}, ${until === "" ? "without an end" : `until ${until}`}.`;
export const ended = (person: string) => `${person} is not shown any more: the consent was taken back or has run out.`;
export const none = "Shown, but no consent is noted: ask for it.";

export const form = {
  heading: "Note a consent",
  person: "Who agreed",
  personHint: "For a child, a parent.",
  on: "On",
  until: "Until",
  optional: "(optional)",
  button: "Save",
  saved: "Saved. Give the person the link below.",
  errors: {
    person: "Write who agreed.",
    on: "Choose a day up to today.",
    until: "Choose a day from today on, or none.",
  },
};

export const link = {
  heading: "The person's link",
  hint: "Whoever agreed can take it back by it at any time.",
  whatsApp: "Send by WhatsApp",
  message: (hospital: string, address: string) =>
    `${hospital}: thank you for agreeing to be shown on our website. You can take it back at any time: ${address}`,
};

export const end = { button: "Do not show it any more", ended: "Done. It leaves the website within a minute." };

/** The page of whoever agreed. */
export const own = {
  title: "Your consent",
  what: {
    doctor: (entry: string) => `You agreed that this website shows your picture: ${entry}.`,
    news: (entry: string) => `You agreed that this website shows you in the pictures of a news entry: ${entry}.`,
    testimonial: (entry: string) => `You agreed that this website shows what you told about us: ${entry}.`,
  },
  button: "Take my consent back",
  hint: "It leaves this website within a minute. Nobody asks you why. What others have copied we cannot take back.",
  ended: "It is taken back. This website does not show it any more.",
  forged: "This link is not whole, or a newer one counts. Please call us.",
};
