import { Icon } from "./icon.tsx";

interface IconBadgeProps {
  name: string;
  tone?: "mist" | "gold" | "alert";
}

/** An icon on a rounded ground. */
export function IconBadge({ name, tone = "mist" }: IconBadgeProps) {
  return (
    <span className={`icon-badge icon-badge--${tone}`}>
      <Icon name={name} />
    </span>
  );
}
