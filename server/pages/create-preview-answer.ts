import type { PagePreview } from "#app/context.ts";
import { EDITOR_ORIGINS } from "#content/editor-origins.ts";
import { createTurns } from "../overload/turns.ts";
import type { FinishedPage } from "./finished-page.ts";
import { createPageRender, withoutStorage, type PageRenderOptions, type SiteServices } from "./render-page.ts";

/** Answers an editor's request for a page with content as it is being edited. */
export type PreviewAnswer = (request: Request, preview: PagePreview) => Promise<FinishedPage>;

/** Who may show a preview in a frame, as in a Content-Security-Policy. */
export const PREVIEW_FRAME_ANCESTORS = ["'self'", ...EDITOR_ORIGINS].join(" ");

interface PreviewAnswerOptions extends Pick<PageRenderOptions, "renderer" | "log"> {
  /** Their `content` is what is being edited. */
  services: SiteServices;
}

/** Renders every page anew; it knows of no kept page, so that none reaches an editor and no draft is ever kept. */
export function createPreviewAnswer({ services, ...options }: PreviewAnswerOptions): PreviewAnswer {
  const render = createPageRender({ ...options, frameAncestors: PREVIEW_FRAME_ANCESTORS });
  const { next: takeTurn } = createTurns();
  return async (request, preview) =>
    withoutStorage((await render(request, { ...services, preview, takeTurn }, "once")).page);
}
