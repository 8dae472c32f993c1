import type { MediaAsset } from "#content/content.ts";

interface ReviewVideoProps {
  video: MediaAsset;
  poster: MediaAsset | undefined;
  reviewer: string;
}

/** Plays only when asked to, and loads nothing before; without a poster the first frame stands for it. */
export function ReviewVideo({ video, poster, reviewer }: ReviewVideoProps) {
  return (
    <video
      className="review-video"
      controls
      preload={poster ? "none" : "metadata"}
      poster={poster?.url}
      aria-label={`Video: ${reviewer}`}
    >
      <source src={video.url} type={video.contentType || undefined} />
    </video>
  );
}
