import type { ReactNode } from "react";
import { titleClass } from "../page/page.tsx";

interface RowProps {
  title: ReactNode;
  /** The whole row leads there. */
  to?: string | undefined;
  headingLevel?: 2 | 3;
  media?: ReactNode;
  /** What stands before the words as it is: a sign or a date. */
  sign?: ReactNode;
  /** What can be done: buttons or links. */
  actions?: ReactNode;
  /** The facts, in the order in which they matter. */
  children?: ReactNode;
}

/** A row of facts, for lists that are read from top to bottom; in a list of the class `rows` or, unboxed, `lines`. */
export function Row({ title, to, headingLevel = 2, media, sign, actions, children }: RowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="row">
      {media && <div className="row__media picture-frame">{media}</div>}
      {sign && <div className="row__sign">{sign}</div>}
      <div className="row__main">
        <div className="row__words">
          <Heading className={titleClass("row__title", title)}>
            {to ? (
              <a className="row__link" href={to}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
          {children}
        </div>
        {actions && <div className="row__actions">{actions}</div>}
      </div>
    </article>
  );
}

/** Below an entry: the next one of its list. */
export function NextEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="lines next-entry" aria-label={label}>
      <p className="next-entry__label">{label}</p>
      {children}
    </nav>
  );
}
