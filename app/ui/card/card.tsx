import type { ReactNode } from "react";
import { Icon, IconBadge } from "../icon/icon.tsx";
import { titleClass } from "../page/page.tsx";

interface CardProps {
  title: ReactNode;
  to?: string | undefined;
  headingLevel?: 2 | 3;
  media?: ReactNode;
  /** A landscape picture, one beside the text on phones, a portrait on an arch, or one 200 px high. */
  mediaShape?: "landscape" | "compact" | "portrait" | "fixed";
  children?: ReactNode;
  action?: string | undefined;
}

export function Card(props: CardProps) {
  const { title, media, mediaShape = "landscape", headingLevel = 3, children, action, to } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`card card--${mediaShape}${to ? " card--link" : ""}`}>
      {media && <div className="card__media picture-frame">{media}</div>}
      <div className="card__body">
        <Heading className={titleClass("card__title", title)}>
          {to ? (
            <a href={to} className="card__link">
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {children}
        {action && (
          <p className="card__action" aria-hidden="true">
            {action}
            <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </article>
  );
}

type TileProps = { to: string; icon: string; label: string; tone?: "light" | "deep" };

export function Tile({ to, icon, label, tone = "light" }: TileProps) {
  return (
    <a href={to} className={`tile tile--${tone}`}>
      <IconBadge name={icon} tone={tone === "deep" ? "gold" : "mist"} />
      <span className={titleClass("tile__label", label)}>{label}</span>
      {tone === "light" && <Icon name="chevron-right" className="tile__arrow at-desks" />}
    </a>
  );
}

export function IconBox({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <div className="icon-box">
      <IconBadge name={icon} />
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}
