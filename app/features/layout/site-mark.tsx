import type { ReactNode } from "react";
import type { Shell } from "./shell.ts";

interface SiteMarkProps {
  shell: Pick<Shell, "emblem" | "wideMark" | "name">;
  /** What stands below the name. */
  children: ReactNode;
}

/** The emblem with the name beside it, or the wide mark, which shows both. */
export function SiteMark({ shell: { emblem, wideMark, name }, children }: SiteMarkProps) {
  return (
    <>
      {!wideMark && <img className="emblem" src={emblem.url} width={64} height={64} alt="" />}
      <span className="brand__text">
        {wideMark ? (
          <img className="brand__mark" src={wideMark.url} width={wideMark.width} height={wideMark.height} alt={name} />
        ) : (
          <strong className="brand__name">{name}</strong>
        )}
        {children}
      </span>
    </>
  );
}
