/**
 * The words of a text in the form they are compared in: small letters, accents dropped, "ae" and "oe" as "e", because
 * both "orthopaedics" and "orthopedics" are written.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize("NFKD").replaceAll(/[̀-ͯ]/g, "").toLowerCase();
  return plain
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[ao]e/g, "e"));
}

/** A word without a plural ending, e.g. "baby" for "babies". */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}
