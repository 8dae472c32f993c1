import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { titleClass } from "../long-words.ts";
import { Picture, type PictureFiles } from "../picture/picture.tsx";
import { useTexts } from "../texts/texts.tsx";

export type PageTone = "deep" | "page" | "sand" | "mist";

interface PageHeaderProps {
  title: ReactNode;
  homePath: string;
  list?: { label: string; to: string };
  tone?: PageTone | undefined;
  lead?: ReactNode;
  picture?: PictureFiles | undefined;
  /** What is to be seen, for a picture of what the page is about; phones show no other. */
  pictureDescription?: string | undefined;
  figure?: ReactNode;
  children?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, homePath, list, tone = "deep", lead, picture, pictureDescription = "", figure, children } = props;
  const { common, sections } = useTexts();
  const crumbs = [{ label: sections.home, to: homePath }, ...(list ? [list] : [])];
  return (
    <div className={`page-header page-header--${tone}${picture ? " page-header--pictured" : ""}`}>
      {picture && (
        <div className={`page-header__picture picture-frame${pictureDescription && " page-header__picture--subject"}`}>
          <Picture
            picture={picture}
            alt={pictureDescription}
            sizes="(max-width: 47.99rem) 100vw, 48vw"
            priority={pictureDescription !== ""}
          />
        </div>
      )}
      <div className="wrap page-header__row">
        <div className="page-header__text">
          <nav aria-label={common.breadcrumb}>
            <ol className="page-header__crumbs">
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                  <Icon name="chevron-right" />
                </li>
              ))}
            </ol>
          </nav>
          <h1 className={titleClass("page-header__title", title)}>{title}</h1>
          {lead && <p className="page-header__lead">{lead}</p>}
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}

interface HeroProps {
  picture: PictureFiles | undefined;
  alt: string;
  priority?: boolean;
  children: ReactNode;
}

export function Hero({ picture, alt, priority = false, children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero__picture picture-frame">
        <Picture picture={picture} alt={alt} sizes="(max-width: 61.99rem) 140vw, 100vw" priority={priority} />
      </div>
      <div className="wrap hero__inner">
        <div className="hero__panel">{children}</div>
      </div>
    </div>
  );
}
