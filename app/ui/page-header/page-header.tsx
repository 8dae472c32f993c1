import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon/icon.tsx";
import { Picture, type PictureFiles } from "../picture/picture.tsx";
import { useTexts } from "../texts/texts.tsx";

interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: ReactNode;
  /** The way here from the home page, without the page itself. */
  crumbs: Crumb[];
  /** A line below the title. */
  lead?: ReactNode;
  /** Decorates the far side. */
  picture?: PictureFiles | undefined;
}

/** Banner of an inner page, with the page's first heading. */
export function PageHeader({ title, crumbs, lead, picture }: PageHeaderProps) {
  const { breadcrumb } = useTexts("common");
  return (
    <div className="page-header">
      {picture && (
        <div className="page-header__picture picture-frame">
          <Picture picture={picture} alt="" sizes="(width < 48rem) 100vw, 60vw" priority />
        </div>
      )}
      <div className="wrap page-header__text">
        <nav aria-label={breadcrumb}>
          <ol className="page-header__crumbs">
            {crumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <Icon name="chevron-right" />
              </li>
            ))}
          </ol>
        </nav>
        <h1 className="page-header__title">{title}</h1>
        {lead && <p className="page-header__lead">{lead}</p>}
      </div>
    </div>
  );
}

interface HeroProps {
  picture: PictureFiles | undefined;
  alt: string;
  /** True for the one a visitor sees first. */
  priority?: boolean;
  /** Stands on the panel. */
  children: ReactNode;
}

/** A wide picture with a panel of words; on phones the panel slides under the picture. */
export function Hero({ picture, alt, priority = false, children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero__picture picture-frame">
        <Picture picture={picture} alt={alt} sizes="(width < 62rem) 140vw, 100vw" priority={priority} />
      </div>
      <div className="wrap hero__inner">
        <div className="hero__panel">{children}</div>
      </div>
    </div>
  );
}
