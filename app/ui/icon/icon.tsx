import spriteUrl from "./icons.svg?url&no-inline";

/** A drawing beside a text that says the same; it is hidden from assistive technology. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
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

export function IconBadge({ name, tone = "mist" }: { name: string; tone?: "mist" | "gold" | "alert" }) {
  return (
    <span className={`icon-badge icon-badge--${tone}`}>
      <Icon name={name} />
    </span>
  );
}
