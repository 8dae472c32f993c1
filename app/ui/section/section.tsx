import type { ReactNode } from "react";
import { titleClass } from "../long-words.ts";

interface SectionProps {
  tone?: "page" | "sand" | "mist" | "deep";
  id?: string | undefined;
  labelledBy?: string | undefined;
  children: ReactNode;
}

export function Section({ tone = "page", id, labelledBy, children }: SectionProps) {
  return (
    <section className={`section section--${tone}`} id={id} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  title: ReactNode;
  id?: string | undefined;
  level?: 1 | 2 | 3;
  subtitle?: ReactNode;
  action?: ReactNode;
}

export function SectionHeading({ title, id, level = 2, subtitle, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-heading">
      <Heading className={titleClass("section-heading__title", title)} id={id}>
        {title}
      </Heading>
      {subtitle && <p className="section-heading__subtitle">{subtitle}</p>}
      {action && <div className="section-heading__action">{action}</div>}
    </div>
  );
}

interface TitledSectionProps extends Omit<SectionProps, "labelledBy">, Omit<SectionHeadingProps, "id" | "level"> {
  headingId: string;
}

export function TitledSection({ headingId, title, subtitle, action, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} subtitle={subtitle} action={action} />
      {children}
    </Section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
