import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** Stands where a list would, when there is nothing to list. */
export function EmptyMessage({ icon = "search", children }: { icon?: string; children: ReactNode }) {
  return (
    <div className="empty-message">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
