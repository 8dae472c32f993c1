import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { EDITOR_ORIGINS } from "#content/content.ts";

/**
 * Connects a page in the frame of Contentful's editor with it: the inspector leads from a text to its field, and what
 * is saved there shows here.
 */
export function useContentfulEditor(locale: string) {
  const { revalidate } = useRevalidator();
  const showSaved = useRef(revalidate);
  useEffect(() => {
    showSaved.current = revalidate;
  }, [revalidate]);

  useEffect(() => {
    if (window.parent === window || locale === "") return;
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    async function connect() {
      const { ContentfulLivePreview } = await import("@contentful/live-preview");
      if (isLeft) return;
      await ContentfulLivePreview.init({ locale, targetOrigin: EDITOR_ORIGINS });
      unsubscribe = ContentfulLivePreview.subscribe("save", { callback: () => void showSaved.current() });
    }
    void connect();
    return () => {
      isLeft = true;
      unsubscribe?.();
    };
  }, [locale]);
}
