import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Section } from "../page/page.tsx";

type TickListProps = { points: string[]; isWide?: boolean; isBold?: boolean };

export function TickList({ points, isWide = false, isBold = false }: TickListProps) {
  const modifiers = [isWide && "tick-list--wide", isBold && "tick-list--bold"].filter((name) => name !== false);
  return (
    <ul className={["tick-list", ...modifiers].join(" ")}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Names and values side by side, as many in a line as fit. */
export function FactList({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StatsProps {
  /** Without a figure the label shows, with a note that ends its sentence. */
  stats: { id: string; figure?: string; label: string; note?: string }[];
}

interface StatsSectionProps extends StatsProps {
  id?: string;
  title?: string;
}

export function StatsSection({ stats, id, title }: StatsSectionProps) {
  if (stats.length === 0) return null;
  return (
    <Section tone="deep" id={id}>
      {title && <h2 className="visually-hidden">{title}</h2>}
      <Stats stats={stats} />
    </Section>
  );
}

export function Stats({ stats }: StatsProps) {
  return (
    <dl className="stats">
      {stats.map(({ id, figure, label, note }) => (
        <div className={figure ? "stats__item" : "stats__item stats__item--bare"} key={id}>
          <dt className="stats__label">{label}</dt>
          {figure && <dd className="stats__figure">{figure}</dd>}
          {note && <dd className="stats__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
