import type { ReactNode } from "react";
import type { Shell } from "./shell.ts";

interface SiteMarkProps {
  shell: Pick<Shell, "emblem" | "wideMark" | "name">;
  children: ReactNode;
}

// Of low priority, so that neither is fetched before the picture of the page.
export function SiteMark({ shell: { emblem, wideMark, name }, children }: SiteMarkProps) {
  return (
    <>
      {!wideMark && <img className="emblem" src={emblem.url} width={64} height={64} alt="" fetchPriority="low" />}
      <span className="brand__text">
        {wideMark ? (
          <img
            className="brand__mark"
            src={wideMark.url}
            width={wideMark.width}
            height={wideMark.height}
            alt={name}
            fetchPriority="low"
          />
        ) : (
          <strong className="brand__name">{name}</strong>
        )}
        {children}
      </span>
    </>
  );
}
