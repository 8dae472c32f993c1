import type { ReactNode } from "react";
import { Picture, type PictureFiles } from "../picture/picture.tsx";

interface SectionProps {
  tone?: "page" | "sand" | "mist" | "deep";
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A full-width stripe of a page. */
export function Section({ tone = "page", id, labelledBy, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} id={id} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface BandProps {
  title: string;
  text: string;
  picture?: PictureFiles | undefined;
  /** A light button. */
  children: ReactNode;
}

/** A stripe over the whole width that asks for one thing. */
export function Band({ title, text, picture, children }: BandProps) {
  return (
    <section className="band" aria-labelledby="band-title">
      {picture && (
        <div className="band__picture picture-frame">
          <Picture picture={picture} alt="" sizes="100vw" />
        </div>
      )}
      <div className="wrap band__row">
        <div>
          <h2 id="band-title">{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
