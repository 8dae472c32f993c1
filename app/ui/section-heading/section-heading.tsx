import type { ReactNode } from "react";

interface SectionHeadingProps {
  title: ReactNode;
  id?: string | undefined;
  level?: 1 | 2 | 3;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** A link at the end of the row. */
  action?: ReactNode;
}

/** A heading under the gold double line of a kasavu border. */
export function SectionHeading({ title, id, level = 2, subtitle, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-heading">
      <Heading className="section-heading__title" id={id}>
        {title}
      </Heading>
      {subtitle && <p className="section-heading__subtitle">{subtitle}</p>}
      {action && <div className="section-heading__action">{action}</div>}
    </div>
  );
}
