import type { ContactItem } from "#app/ui/contacts/contacts.tsx";
import type { OpenBookAnchor } from "#site/open-book/blocks.ts";

type Link = { to: string; label: string };

/** A hospital's open book as words: what has nothing to say is left out. */
export interface BookView {
  title: string;
  lead: string;
  /** That all of it is invented. */
  sample?: string | undefined;
  groups: { id: string; heading: string; blocks: BlockView[] }[];
}

export interface BlockView {
  id: OpenBookAnchor;
  heading: string;
  /** When it was checked, and from when its rates hold. */
  checked: string[];
  /** Once it may be out of date: whom to ask. */
  outdated?: { text: string; phone: { printed: string; href: string } } | undefined;
  paragraphs: string[];
  points: string[];
  contacts: ContactItem[];
  lists: { title: string; isFolded: boolean; lines: LineView[] }[];
  links: { title: string; links: Link[] }[];
  note?: string | undefined;
}

/** A name with what belongs to it, and on the other side its value. */
export interface LineView {
  name: string;
  details: string[];
  value: string;
  marks: string[];
}
