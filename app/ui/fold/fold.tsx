import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface FoldProps {
  /** What a phone shows of it until it is opened. */
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that is folded on phones, and stands open where there is room. It needs no script. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
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
