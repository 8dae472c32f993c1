import { isValidElement, type ReactNode } from "react";

/** The most letters of a word that fits wherever a title is in large type. */
const MAX_LETTERS = 14;

/** The classes of a title, a text or an element around one: its type is smaller where a word is long, as names are. */
export function titleClass(name: string, title: ReactNode): string {
  const text = isValidElement<{ children?: ReactNode }>(title) ? title.props.children : title;
  const isLong = typeof text === "string" && text.split(/\s/).some((word) => word.length > MAX_LETTERS);
  return isLong ? `${name} long-words` : name;
}
