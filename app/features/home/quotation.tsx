import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

interface QuotationProps {
  title?: string;
  author?: string;
  /** The whole story, where there is one. */
  to?: string | undefined;
  children: ReactNode;
}

export function Quotation({ title, author, to, children }: QuotationProps) {
  return (
    <figure className="quotation">
      <Icon name="quote" className="quotation__mark" />
      {title && <h3>{title}</h3>}
      <div className="quotation__text">{children}</div>
      {author && (
        <figcaption className="quotation__foot">
          <span className="quotation__author">
            <span className="quotation__initial" aria-hidden="true">
              {author.slice(0, 1)}
            </span>
            {author}
          </span>
          {to && (
            <TextLink to={to}>
              Read more<span className="visually-hidden"> from {author}</span>
            </TextLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
