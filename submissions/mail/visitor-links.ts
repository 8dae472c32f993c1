/**
 * What mail programs make links of: addresses with a scheme or "www.", and bare names under common top-level domains. An
 * e-mail address is none.
 */
const LINK =
  /(?:https?:\/\/|\bwww\.)[^\s<>"']{1,2000}|(?<![\w@.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:com|net|org|in|info|biz|io|co|me|ly|gl|ru|cn|xyz|top|shop|site|online|app|link|click)(?![\w@.-])(?:\/[^\s<>"']{0,2000})?/gi;

/** Whether a visitor's texts hold a link. */
export function hasLink(texts: string[]): boolean {
  return texts.some((text) => text.search(LINK) >= 0);
}

/** The text with each link written so that no mail program makes it one: "https[:]//www[.]example[.]org". */
export function breakLinks(text: string): string {
  return text.replace(LINK, (link) => link.replaceAll("://", "[:]//").replace(/\.(?=[\w-])/g, "[.]"));
}
