import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** Content that is folded on phones, and stands open where there is room. It needs no script. */
export function Fold({ title, isOpen = false, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="fold__title">
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
