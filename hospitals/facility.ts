/** A facility as one hospital presents it. */
export interface Facility {
  /** As in the specification; may hold "/", "," and "&". */
  slug: string;
  /** Menu label and title. */
  name: string;
  /** The slug with underscores shown as spaces (checklist A19). */
  sideLabel: string;
  icon: string;
  picture: string;
  pictureDescription: string;
  /** One line for cards. */
  summary: string;
  description: string;
  /** May be empty. */
  paragraphs: string[];
  highlight?: string;
}
