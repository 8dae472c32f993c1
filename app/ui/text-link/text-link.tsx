import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { SmartLink } from "./smart-link.tsx";

interface TextLinkProps {
  to: string;
  /** Stands after the text. */
  icon?: string;
  newTab?: boolean;
  /** The link's name where the text alone would not tell several apart; begins with the text. */
  label?: string | undefined;
  children: ReactNode;
}

/** A link on a line of its own, underlined in gold. */
export function TextLink({ to, icon = "arrow-right", newTab = false, label, children }: TextLinkProps) {
  return (
    <SmartLink to={to} newTab={newTab} className="text-link" aria-label={label}>
      {children}
      <Icon name={icon} />
    </SmartLink>
  );
}
