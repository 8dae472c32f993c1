import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { SmartLink } from "./smart-link.tsx";

interface TextLinkProps {
  to: string;
  /** Stands after the text. */
  icon?: string;
  newTab?: boolean;
  children: ReactNode;
}

/** A link on a line of its own, underlined in gold. */
export function TextLink({ to, icon = "arrow-right", newTab = false, children }: TextLinkProps) {
  return (
    <SmartLink to={to} newTab={newTab} className="text-link">
      {children}
      <Icon name={icon} />
    </SmartLink>
  );
}
