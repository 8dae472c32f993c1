import { titleClass } from "../long-words.ts";
import type { ReactNode } from "react";

import { Icon, IconBadge } from "../icon/icon.tsx";
import { SmartLink } from "../text-link/text-link.tsx";

interface CardProps {
  title: ReactNode;
  to?: string;
  newTab?: boolean;
  headingLevel?: 2 | 3 | 4;
  media?: ReactNode;
  /**
   * Shape of the frame: a landscape picture, one beside the text on phones, a portrait on an arch, or one
   * 200 px high.
   */
  mediaShape?: "landscape" | "compact" | "portrait" | "fixed";
  tag?: string;
  children?: ReactNode;
  action?: string;
  footer?: ReactNode;
}

export function Card(props: CardProps) {
  const { media, mediaShape = "landscape", tag, children, action, footer, to } = props;
  return (
    <article className={`card card--${mediaShape}${to ? " card--link" : ""}`}>
      {media && <div className="card__media picture-frame">{media}</div>}
      <div className="card__body">
        {tag && <p className="card__tag">{tag}</p>}
        <CardTitle {...props} />
        {children}
        {action && (
          <p className="card__action" aria-hidden="true">
            {action}
            <Icon name="arrow-right" />
          </p>
        )}
        {footer && <div className="card__footer">{footer}</div>}
      </div>
    </article>
  );
}

function CardTitle({ title, to, newTab = false, headingLevel = 3 }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="card__title">
      {to ? (
        <SmartLink to={to} newTab={newTab} className="card__link">
          {title}
        </SmartLink>
      ) : (
        title
      )}
    </Heading>
  );
}

interface TileProps {
  to: string;
  icon: string;
  label: string;
  tone?: "light" | "deep";
}

export function Tile({ to, icon, label, tone = "light" }: TileProps) {
  return (
    <a href={to} className={`tile tile--${tone}`}>
      <IconBadge name={icon} tone={tone === "deep" ? "gold" : "mist"} />
      <span className={titleClass("tile__label", label)}>{label}</span>
      {tone === "light" && <Icon name="chevron-right" className="tile__arrow" />}
    </a>
  );
}

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
