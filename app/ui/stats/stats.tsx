import { Icon } from "../icon/icon.tsx";

const ICONS: Record<string, string> = { doctors: "doctor", ambulances: "ambulance", employees: "people" };

interface StatsProps {
  /** Without a figure the label stands alone. */
  stats: { id: string; figure?: string; label: string }[];
}

/** Figures side by side, made for a deep section. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="stats">
      {stats.map(({ id, figure, label }) => (
        <div className={figure ? "stats__item" : "stats__item stats__item--bare"} key={id}>
          <dt className="stats__label">{label}</dt>
          <dd className="stats__figure">
            <Icon name={ICONS[id] ?? "heart"} className="stats__icon" />
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
