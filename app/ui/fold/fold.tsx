import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** Content that is folded on phones, and stands open where there is room. It needs no script. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="fold__title">
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
