import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useTexts } from "../texts/texts.tsx";

/** Stands where a list would, when there is nothing to list. */
export function EmptyMessage({ icon = "search", children }: { icon?: string | undefined; children: ReactNode }) {
  return (
    <div className="empty-message">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}

/** Stands where an entry would that could not be fetched, with a way on below it; it is no alert (specification §8). */
export function UnavailableMessage({ children }: { children?: ReactNode }) {
  const { unavailable } = useTexts("common");
  return (
    <div className="unavailable-message">
      <EmptyMessage icon="clock">{unavailable}</EmptyMessage>
      {children}
    </div>
  );
}
