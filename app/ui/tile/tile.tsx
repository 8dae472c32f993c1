import { Link } from "react-router";
import { Icon } from "../icon/icon.tsx";
import { IconBadge } from "../icon/icon-badge.tsx";

interface TileProps {
  to: string;
  icon: string;
  label: string;
  /** "deep" stands on a dark section, its icon above its label. */
  tone?: "light" | "deep";
}

/** A link with an icon, small enough for many of them. */
export function Tile({ to, icon, label, tone = "light" }: TileProps) {
  return (
    <Link to={to} className={`tile tile--${tone}`}>
      <IconBadge name={icon} tone={tone === "deep" ? "gold" : "mist"} />
      <span className="tile__label">{label}</span>
      {tone === "light" && <Icon name="chevron-right" className="tile__arrow" />}
    </Link>
  );
}
