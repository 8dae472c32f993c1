/** A heading and what stands under it. */
export interface TextSection {
  heading: string;
  paragraphs: string[];
}
