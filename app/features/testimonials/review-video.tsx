import { findRenditionUrl } from "#app/ui/picture/media-image.tsx";
import type { MediaAsset } from "#content/content.ts";

interface ReviewVideoProps {
  video: MediaAsset;
  poster: MediaAsset | undefined;
  reviewer: string;
  /** The widest it is ever shown, in CSS pixels. */
  maxWidth: number;
}

/** Plays only when asked to, and loads nothing before; without a poster the first frame stands for it. */
export function ReviewVideo({ video, poster, reviewer, maxWidth }: ReviewVideoProps) {
  return (
    <video
      className="review-video"
      controls
      preload={poster ? "none" : "metadata"}
      poster={poster && findRenditionUrl(poster, maxWidth)}
      aria-label={`Video: ${reviewer}`}
    >
      <source src={video.url} type={video.contentType || undefined} />
    </video>
  );
}
