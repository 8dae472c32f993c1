import { findRenditionUrl } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { MediaAsset } from "#site/content/content.ts";

interface ReviewVideoProps {
  video: MediaAsset;
  poster: MediaAsset | undefined;
  reviewer: string;
  maxWidth: number;
}

/** Spread, because React's types do not know it for videos; it keeps a poster below the screen waiting. */
const LAZY = { loading: "lazy" };

/** Loads and plays only when the visitor starts it; without a poster its first frame is shown. */
export function ReviewVideo({ video, poster, reviewer, maxWidth }: ReviewVideoProps) {
  const texts = useTexts("testimonials");
  return (
    <video
      className="review-video"
      controls
      preload={poster ? "none" : "metadata"}
      {...LAZY}
      poster={poster && findRenditionUrl(poster, maxWidth)}
      aria-label={texts.videoOf(reviewer)}
    >
      <source src={video.url} type={video.contentType || undefined} />
    </video>
  );
}
