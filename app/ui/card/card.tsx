import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { SmartLink } from "../text-link/text-link.tsx";

interface CardProps {
  title: ReactNode;
  /** Makes the whole card lead there. */
  to?: string;
  newTab?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Fills the frame at the top. */
  media?: ReactNode;
  /**
   * Shape of the frame: a landscape picture, one that stands beside the text on phones, a portrait on an arch, or one
   * 200 px high.
   */
  mediaShape?: "landscape" | "compact" | "portrait" | "fixed";
  /** A short word on the lower edge of the picture. */
  tag?: string;
  children?: ReactNode;
  /** Words at the foot, beside an arrow, that say where the card leads. */
  action?: string;
  /** Links or buttons at the foot. */
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
