import { useEffect } from "react";
import { usePageHead } from "#app/head/head-elements.tsx";

/** Keeps the structured data with the page: React would make a script of markup, which Trusted Types refuse. */
export function useStructuredData() {
  const graph = usePageHead()?.graph;
  useEffect(() => {
    if (!graph) return;
    const script = document.querySelector('head > script[type="application/ld+json"]') ?? writeJsonScript(graph);
    return () => script.remove();
  }, [graph]);
}

/** The part of the Trusted Types API that is used here, which TypeScript's DOM library lacks. */
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

type ScriptPolicy = { createScript: (text: string) => string };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Lets JSON pass, which does nothing when run. Throws `SyntaxError` for other text. */
export const jsonOnly: ScriptPolicy = { createScript: (text) => JSON.stringify(JSON.parse(text)) };

/** The one policy that the Content-Security-Policy of our pages lets scripts create, by this name. */
const policy = trustedTypes?.createPolicy("structured-data", jsonOnly) ?? jsonOnly;

function writeJsonScript(value: object): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "application/ld+json";
  script.text = policy.createScript(JSON.stringify(value));
  return document.head.appendChild(script);
}
