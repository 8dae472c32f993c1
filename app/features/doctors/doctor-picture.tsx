import { Icon } from "#app/ui/icon/icon.tsx";
import { MediaImage } from "#app/ui/picture/media-image.tsx";
import type { MediaAsset } from "#content/content.ts";

interface DoctorPictureProps {
  picture: MediaAsset | undefined;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** The widest it is ever shown, in CSS pixels. */
  maxWidth?: number;
  priority?: boolean;
}

/** A doctor's portrait, or a figure where there is none. The name stands beside it, so only a description adds to it. */
export function DoctorPicture({ picture, sizes, maxWidth = 400, priority = false }: DoctorPictureProps) {
  if (!picture) return <Icon name="doctor" className="doctor-figure" />;
  return (
    <MediaImage asset={picture} alt={picture.description ?? ""} sizes={sizes} maxWidth={maxWidth} priority={priority} />
  );
}
