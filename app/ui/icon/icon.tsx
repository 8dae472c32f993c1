import spriteUrl from "./icons.svg?url&no-inline";

interface IconProps {
  /** A symbol of icons.svg, e.g. "calendar". */
  name: string;
  className?: string | undefined;
}

/** A drawing beside a text that says the same; it is hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return (
    // The size is for browsers that show pages without their style.
    <svg
      className={className ? `icon ${className}` : "icon"}
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

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
