import type { ReactNode } from "react";
import { groupPaths } from "#site/hospitals/hospital-paths.ts";
import type { ChoicePurpose } from "./hospital-choices.tsx";

interface ChoiceLinkProps {
  className: string;
  purpose: ChoicePurpose;
  to?: string | undefined;
  children: ReactNode;
}

/** A link that asks for the hospital first where none is current: a dialog (`HospitalChooser`), or a page without JavaScript. */
export function ChoiceLink({ className, purpose, to, children }: ChoiceLinkProps) {
  return (
    <a className={className} href={to ?? groupPaths.toChoose} data-choose={to ? undefined : purpose}>
      {children}
    </a>
  );
}
