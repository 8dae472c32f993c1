import type { ReactNode } from "react";
import { Picture, type PictureFiles } from "../picture/picture.tsx";

interface HeroProps {
  picture: PictureFiles | undefined;
  alt: string;
  /** True for the one a visitor sees first. */
  priority?: boolean;
  /** Stands on the panel. */
  children: ReactNode;
}

/** A wide picture with a panel of words; on phones the panel slides under the picture. */
export function Hero({ picture, alt, priority = false, children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero__picture picture-frame">
        <Picture picture={picture} alt={alt} sizes="(width < 62rem) 140vw, 100vw" priority={priority} />
      </div>
      <div className="wrap hero__inner">
        <div className="hero__panel">{children}</div>
      </div>
    </div>
  );
}
