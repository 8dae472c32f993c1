import type { ReactNode } from "react";

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
