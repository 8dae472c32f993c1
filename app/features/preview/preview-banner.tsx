import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { EDITOR_ORIGINS } from "#site/content/content.ts";
import styles from "./preview-banner.css?inline";

/** Says that the page shows unpublished content. Its style comes with it, not with visitors' pages. */
export default function PreviewBanner({ locale }: { locale: string }) {
  useContentfulEditor(locale);
  const { preview, notPublished, leave } = useTexts("preview");
  return (
    <aside className="preview-banner" aria-label={preview}>
      <style>{styles}</style>
      <p>
        <strong>{preview}</strong> {notPublished}
      </p>
      <form method="post" action="/preview/exit">
        <Button type="submit" variant="secondary">
          {leave}
        </Button>
      </form>
    </aside>
  );
}

/** Connects the page with Contentful's editor: the inspector leads to a text's field, and what is saved shows here. */
function useContentfulEditor(locale: string) {
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
