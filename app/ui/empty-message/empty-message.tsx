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

/** Stands where an entry would that could not be fetched, with a way on below it; it is no alert (specification §8). */
export function UnavailableMessage({ children }: { children?: ReactNode }) {
  return (
    <div className="unavailable-message">
      <EmptyMessage icon="clock">
        This page cannot be shown just now. Please try again in a few minutes, or call us.
      </EmptyMessage>
      {children}
    </div>
  );
}
