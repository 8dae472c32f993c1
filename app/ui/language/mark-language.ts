import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from "react";

export interface Props {
  children?: ReactNode;
  lang?: string;
  [name: string]: unknown;
}

const MALAYALAM = /[\u0D00-\u0D7F]/;
const OTHER_LETTER = /(?![\u0D00-\u0D7F])\p{L}/u;
/** Malayalam words with the spaces, digits and marks between them; joiners may end a word. */
const RUNS = /([\u0D00-\u0D7F](?:[\u0D00-\u0D7F\P{L}]*[\u0D00-\u0D7F\u200C\u200D])?)/u;

/** Hold text alone, so that a part of it cannot have a language of its own. */
const TEXT_ONLY = new Set<unknown>(["option", "textarea", "title"]);
/** What a screen reader says of an element instead of its text, or as its text. */
const SPOKEN = ["alt", "aria-label", "defaultValue", "placeholder", "title", "value"] as const;

/**
 * The properties of an element with `lang="ml"` around what is in Malayalam script: without it, an English voice leaves
 * the words out, and lines of stacked letters touch. The same object where there is nothing to mark.
 */
export function markLanguage(type: ElementType, props: Props): Props {
  if ((typeof type !== "string" && type !== Fragment) || props.lang) return props;
  const { children } = props;
  const isSpoken = type !== Fragment && SPOKEN.some((name) => isMalayalam(props[name]));
  const isWhole = type !== Fragment && isMalayalam(children) && !OTHER_LETTER.test(children);
  if (isSpoken || isWhole || (TEXT_ONLY.has(type) && MALAYALAM.test(String(children)))) return { ...props, lang: "ml" };
  const marked = markAll(children);
  return marked === children ? props : { ...props, children: marked };
}

function isMalayalam(text: unknown): text is string {
  return typeof text === "string" && MALAYALAM.test(text);
}

function markAll(children: ReactNode, key = "ml"): ReactNode {
  if (isMalayalam(children)) return markText(children, key);
  if (!Array.isArray(children)) return children;
  const marked = children.map((child: ReactNode, at) => markAll(child, `ml${at}`));
  return marked.some((child, at) => child !== children[at]) ? marked : children;
}

/** Around a sentence of both languages stands one element: in a row or a column it stays one part. */
function markText(text: string, key: string): ReactElement {
  if (!OTHER_LETTER.test(text)) return createElement("span", { lang: "ml", key }, text);
  const parts = text.split(RUNS).map((part, at) => (at % 2 === 1 ? markText(part, `ml${at}`) : part));
  return createElement("span", { key }, ...parts);
}
