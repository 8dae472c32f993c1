import { EMBLEM_EDGE_WIDTH, EMBLEM_SHAPES, type EmblemVariant } from "./emblem-shapes.ts";

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
