import { Button } from "#app/ui/button/button.tsx";
import { useContentfulEditor } from "./use-contentful-editor.ts";
import styles from "./preview-banner.css?inline";

/**
 * Tells an editor that what is shown is not published, and leads back to what is. Its style comes with it, so that
 * visitors' pages carry nothing of it.
 */
export default function PreviewBanner({ locale }: { locale: string }) {
  useContentfulEditor(locale);
  return (
    <aside className="preview-banner" aria-label="Preview">
      <style>{styles}</style>
      <p>
        <strong>Preview.</strong> You see texts and pictures that are not published yet. Forms are sent as usual.
      </p>
      <form method="post" action="/preview/exit">
        <Button type="submit" variant="secondary">
          Leave preview
        </Button>
      </form>
    </aside>
  );
}
