import { Icon } from "#app/ui/icon/icon.tsx";
import { MediaImage } from "#app/ui/picture/media-image.tsx";
import type { MediaAsset } from "#content/content.ts";

interface DoctorPictureProps {
  picture: MediaAsset | undefined;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
}

/** A doctor's portrait, or a figure where there is none; the name stands beside it, so it needs no text of its own. */
export function DoctorPicture({ picture, sizes, priority = false }: DoctorPictureProps) {
  if (!picture) return <Icon name="doctor" className="doctor-figure" />;
  const { url, width, height } = picture;
  return <MediaImage src={url} alt="" sizes={sizes} width={width} height={height} maxWidth={480} priority={priority} />;
}
