import type { ReactNode } from "react";
import { IconBadge } from "../icon/icon-badge.tsx";

interface IconBoxProps {
  icon: string;
  title: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A fact with an icon; it leads nowhere. */
export function IconBox({ icon, title, headingLevel = 3, children }: IconBoxProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="icon-box">
      <IconBadge name={icon} />
      <Heading className="icon-box__title">{title}</Heading>
      <p className="icon-box__text">{children}</p>
    </div>
  );
}
