import spriteUrl from "./icons.svg?url&no-inline";
import { EMBLEM_EDGE_WIDTH, EMBLEM_SHAPES, type EmblemVariant } from "./emblem-shapes.ts";

interface IconProps {
  /** A symbol of icons.svg, e.g. "calendar". */
  name: string;
  className?: string | undefined;
}

/** A drawing beside a text that says the same; it is hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true" focusable="false">
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

/** A white plus on teal; the words beside it name the brand. */
export function Emblem({ variant }: { variant: EmblemVariant }) {
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {EMBLEM_SHAPES[variant].map(({ path, fill, edge }) => (
        <path
          key={path + fill}
          d={path}
          fill={fill}
          {...(edge ? { stroke: edge, strokeWidth: EMBLEM_EDGE_WIDTH, strokeLinejoin: "round" } : {})}
        />
      ))}
    </svg>
  );
}
