import { Link } from "react-router";
import type { ReactNode } from "react";
import { Icon, IconBadge } from "../icon/icon.tsx";

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

interface IconBoxProps {
  icon: string;
  title: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A fact with an icon; it leads nowhere. */
export function IconBox({ icon, title, headingLevel = 3, children }: IconBoxProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="icon-box">
      <IconBadge name={icon} />
      <Heading className="icon-box__title">{title}</Heading>
      <p className="icon-box__text">{children}</p>
    </div>
  );
}
