/** The part of the Trusted Types API that is used here, which TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

interface ScriptPolicy {
  /** A browser's answer is a `TrustedScript`, which its script elements take. */
  createScript: (text: string) => string;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Lets JSON pass, and nothing else: it is an expression of literals, which would do nothing even if it were run. Throws
 * `SyntaxError` for other text.
 */
export const jsonOnly: ScriptPolicy = { createScript: (text) => JSON.stringify(JSON.parse(text)) };

/** The one policy that the Content-Security-Policy of our pages lets scripts create, by this name. */
const policy = trustedTypes?.createPolicy("structured-data", jsonOnly) ?? jsonOnly;

/** Adds a value to the document's head as JSON-LD, which no browser runs. */
export function writeJsonScript(value: object): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "application/ld+json";
  script.text = policy.createScript(JSON.stringify(value));
  return document.head.appendChild(script);
}
