import { createElement, Fragment, type ElementType, type ReactNode } from "react";

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
const TEXT_ONLY = /^(?:option|textarea|title)$/;

/** Words of English, which on a page in another script stand in for what is not translated, or are names. */
const ENGLISH = /\p{Script=Latin}{2}/u;
const UNSAID = /^(?:html|script|style|meta|link|input|textarea|time)$/;

let readLanguage = () => (typeof document === "undefined" ? "en" : document.documentElement.lang);

/** Of the page that is being rendered: on the server, several are at a time. */
export function setPageLanguage(read: () => string): void {
  readLanguage = read;
}

const latin = new Map<string, boolean>();

function isLatin(language: string): boolean {
  const known = latin.get(language) ?? new Intl.Locale(language || "en").maximize().script === "Latn";
  latin.set(language, known);
  return known;
}

/**
 * The properties of an element with `lang="ml"` around what is in Malayalam script: without it, an English voice leaves
 * the words out, and lines of stacked letters touch. On a page in another script English is marked in the same way.
 */
export function markLanguage(type: ElementType, props: Props): Props {
  const { children, lang } = props;
  if (lang) return props;
  if (!isLatin(readLanguage())) return markEnglish(type, props);
  if (typeof type === "string") {
    const isOne = TEXT_ONLY.test(type) || (typeof children === "string" && !OTHER_LETTER.test(children));
    // What a screen reader says of the element.
    const said = [props.alt, props["aria-label"], props.title, props.placeholder, props.defaultValue, props.value];
    if (MALAYALAM.test(said.join() + (isOne ? String(children) : ""))) return { ...props, lang: "ml" };
  } else if (type !== Fragment) return props;
  const marked = mark(children, "ml");
  return marked === children ? props : { ...props, children: marked };
}

function markEnglish(type: ElementType, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === "string";
  if (isElement ? UNSAID.test(type) : type !== Fragment) return props;
  const parts: ReactNode[] = Array.isArray(children) ? children : [children];
  const texts = parts.filter((part) => typeof part === "string").join("");
  const isOne = isElement && parts.every((part) => typeof part !== "object" || part === null);
  const said = [props.alt, props["aria-label"], props.title, props.placeholder].join("");
  if (isElement && isEnglish(said + texts) && (isOne || isEnglish(said))) return { ...props, lang: "en" };
  if (isOne || !parts.some((part) => typeof part === "string" && isEnglish(part))) return props;
  const wrap = (part: ReactNode, key: number) =>
    typeof part === "string" && isEnglish(part) ? createElement("span", { lang: "en", key }, part) : part;
  return { ...props, children: Array.isArray(children) ? parts.map(wrap) : wrap(children, 0) };
}

/** A sentence in the page's own script may hold English names. */
const isEnglish = (text: string) => ENGLISH.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** Around a sentence of both languages stands one element: in a row or a column it stays one part. */
function mark(child: ReactNode, key: string): ReactNode {
  if (Array.isArray(child)) return child.map((part: ReactNode, at) => mark(part, key + at));
  if (typeof child !== "string" || !MALAYALAM.test(child)) return child;
  const parts = child
    .split(RUNS)
    .map((part, at) => (at % 2 === 1 ? createElement("span", { lang: "ml", key: key + at }, part) : part))
    .filter(Boolean);
  return parts.length > 1 ? createElement("span", { key }, ...parts) : parts[0];
}
