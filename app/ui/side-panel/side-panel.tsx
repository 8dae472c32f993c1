import { useId, type ReactNode } from "react";

interface SidePanelProps {
  title: string;
  /** "deep" asks for something, "light" informs. */
  tone?: "light" | "deep";
  children: ReactNode;
}

/** A titled box beside the main text. */
export function SidePanel({ title, tone = "light", children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={`side-panel side-panel--${tone}`} aria-labelledby={id}>
      <h2 className="side-panel__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
