/** A text that does not end goes to the end, so that no text is looked at from each of its quotation marks anew. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\]:]/g;

/**
 * The first key that stands twice in the outermost object of a JSON text; undefined when there is none. `JSON.parse`
 * would quietly take the last value. The text must be valid JSON.
 */
export function findRepeatedKey(json: string): string | undefined {
  const keys = new Set<string>();
  let depth = 0;
  let lastText = "";
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    else if (token !== ":") lastText = token;
    else if (depth === 1) {
      const key = JSON.parse(lastText) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}
