// The desk's pages that are files.

export const tool = { label: "Pages", hint: "Rights, prices, rules" };
export const title = "Pages";
export const add = "Write a page";
export const translate = (language: string) => `In ${language}`;
export const isDraft = "hidden";
export const empty = "There is no page yet.";
export const fields = {
  name: "Name of the page",
  address: "End of its address",
  addressHint: "Small letters and digits, for example patients_rights",
  place: "Where it is linked",
  places: { footer: "At the end of every page", menu: "In the menu", none: "Nowhere" },
  hospitals: "Whose page it is",
  own: "This hospital",
  all: "All hospitals",
  group: "The group",
  as: "As it is",
  text: "Text",
  textHint: "## before a heading, - before a point, [words](contact_us) for a link, an empty line between paragraphs.",
  description: "For search engines, in a sentence",
  optional: "(optional)",
};
export const publish = "Publish";
export const preview = "Look at it";
export const hide = "Hide it";
export const previewTitle = "How it will look";
export const saved = (name: string) => `${name} is public.`;
export const hidden = (name: string) => `${name} is hidden.`;
export const undone = "The page is as it was before.";
export const nothingBefore = "There is nothing to take back.";
export const refused = "Nothing is saved yet. Please correct this:";
export const lineOfText = (line: number) => `Line ${line} of the text`;
export const conflict =
  "Somebody changed this page meanwhile. Yours is in the form, theirs stands below. Put both together, then publish.";
export const theirs = "What is there now";
export const otherHospitals = "This page is of other hospitals too. Ask an editor of all of them to change it.";
export const full = "The page could not be written, and nothing is changed. Please tell whoever runs the site.";
