import { Fragment, isValidElement, type ReactElement, type ReactNode, type Ref, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Icon } from "../icon/icon.tsx";
import { Picture, type PictureFiles } from "../picture/picture.tsx";
import { TextLink } from "../link/link.tsx";
import { useTexts } from "../texts/texts.tsx";

interface HeaderProps {
  title: ReactNode;
  tone?: "deep" | "page" | "sand" | "mist" | undefined;
  lead?: ReactNode;
  picture?: PictureFiles | undefined;
  /** What is to be seen, for a picture of what the page is about; phones show no other. */
  pictureDescription?: string | undefined;
  figure?: ReactNode;
}

interface PageHeaderProps extends HeaderProps {
  homePath: string;
  list?: { label: string; to: string };
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
            sizes="(max-width: 39.99rem) 100vw, 48vw"
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
              <li aria-current="page">{shorten(textOf(title))}</li>
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

/** The most letters of a page's name in the way to it; the title below says it whole. */
const MAX_CRUMB = 30;

function shorten(name: string): string {
  if (name.length <= MAX_CRUMB) return name;
  const space = name.lastIndexOf(" ", MAX_CRUMB);
  return `${name.slice(0, space > 0 ? space : MAX_CRUMB).replace(/\p{P}$/u, "")} …`;
}

type HeroProps = { picture: PictureFiles | undefined; alt: string; priority?: boolean; children: ReactNode };

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

/** A name that may break after each "/": browsers keep "Emergency/Casualty" in one piece. */
export function Breakable({ children }: { children: string }) {
  return children.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && "/"}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The most letters of a word that fits wherever a title is in large type; those of Malayalam are wider. */
const MAX_LETTERS = 14;
const MAX_MALAYALAM = 10;

/** The classes of a title, a text or an element around one: its type is smaller where a word is long, as names are. */
export function titleClass(name: string, title: ReactNode): string {
  const isLong = textOf(title)
    .split(/\s/)
    .some((word) => word.length > (/\p{Script=Malayalam}/u.test(word) ? MAX_MALAYALAM : MAX_LETTERS));
  return isLong ? `${name} long-words` : name;
}

function textOf(title: ReactNode): string {
  const text = isValidElement<{ children?: ReactNode }>(title) ? title.props.children : title;
  return typeof text === "string" ? text : "";
}

interface SectionProps {
  tone?: "page" | "sand" | "mist" | "deep";
  id?: string | undefined;
  labelledBy?: string | undefined;
  /** At a wide desk the heading stands beside what it heads. */
  isBeside?: boolean;
  className?: string;
  children: ReactNode;
}

export function Section({ tone = "page", id, labelledBy, isBeside = false, className, children }: SectionProps) {
  const classes = ["section", `section--${tone}`, isBeside && "section--beside", className].filter(Boolean);
  return (
    <section className={classes.join(" ")} id={id} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  title: ReactNode;
  id?: string | undefined;
  level?: 1 | 2 | 3;
  subtitle?: ReactNode;
  action?: ReactNode;
}

export function SectionHeading({ title, id, level = 2, subtitle, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-heading">
      <Heading className={titleClass("section-heading__title", title)} id={id}>
        {title}
      </Heading>
      {subtitle && <p className="section-heading__subtitle">{subtitle}</p>}
      {action && <div className="section-heading__action">{action}</div>}
    </div>
  );
}

interface TitledSectionProps extends Omit<SectionProps, "labelledBy">, Omit<SectionHeadingProps, "id" | "level"> {
  headingId: string;
}

export function TitledSection({ headingId, title, subtitle, action, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} subtitle={subtitle} action={action} />
      {children}
    </Section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

interface ListPageProps extends Omit<HeaderProps, "figure"> {
  basePath: string;
  listTone?: "page" | "deep";
  /** Heads the list for screen readers; left out where the page's title says enough. */
  heading?: string;
  notice?: ReactNode;
  className: string;
  listRef?: Ref<HTMLUListElement>;
  empty?: { text: string; icon?: string };
  more?: ReactNode;
  children: ReactElement[];
}

const HEADING_ID = "list-heading";

/** Items of the first frame: more than the first screen shows. */
const FIRST_ITEMS = 9;

export function ListPage(props: ListPageProps) {
  const { basePath, listTone = "page", heading, notice, className, listRef, empty, more, children, ...header } = props;
  const isComplete = useCompletePage();
  return (
    <>
      <PageHeader homePath={basePath} {...header} />
      <Section tone={listTone} labelledBy={heading && HEADING_ID}>
        {heading && (
          <h2 className="visually-hidden" id={HEADING_ID}>
            {heading}
          </h2>
        )}
        {notice}
        {children.length === 0 && empty ? (
          <EmptyMessage icon={empty.icon}>{empty.text}</EmptyMessage>
        ) : (
          <>
            <ul className={className} ref={listRef}>
              {isComplete ? children : children.slice(0, FIRST_ITEMS)}
            </ul>
            {more}
          </>
        )}
      </Section>
    </>
  );
}

export interface PagerView {
  label: string;
  links: { to: string; label: string }[];
}

/** The ways from a page of a list to its neighbours; nothing where the list is one page. */
export function Pager({ pager }: { pager: PagerView | undefined }) {
  return (
    pager && (
      <nav className="flow pager" aria-label={pager.label}>
        <span>{pager.label}</span>
        {pager.links.map(({ to, label }) => (
          <a className="text-link" key={to} href={to}>
            {label}
          </a>
        ))}
      </nav>
    )
  );
}

/** False for the first frame after a link: what is far below waits. Never for a document, Back or a part. */
export function useCompletePage(): boolean {
  const { hash } = useLocation();
  const isStart = useNavigationType() === "POP" || hash !== "";
  return useDeferredValue(true, isStart);
}

interface DetailPageProps extends HeaderProps {
  basePath: string;
  /** The list that the entry belongs to. Its label is the title of an unavailable entry, `all` names the link to it. */
  list: { label: string; all: string; to: string };
  notice?: ReactNode;
  /** What to know of its text, e.g. that it is not translated. */
  note?: string | false | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

export function DetailPage({ basePath, list, title, notice, note, aside, children, ...header }: DetailPageProps) {
  const { unavailable } = useTexts("common");
  // It is no alert (specification §8).
  const main = children ?? (
    <div className="stack unavailable-message">
      <EmptyMessage icon="clock">{unavailable}</EmptyMessage>
      <TextLink to={list.to}>{list.all}</TextLink>
    </div>
  );
  return (
    <>
      <PageHeader title={title ?? list.label} homePath={basePath} list={list} {...header} />
      <Section>
        {note ? (
          <>
            {notice}
            <p className="page-note">{note}</p>
          </>
        ) : (
          notice
        )}
        {aside ? (
          <div className="with-side">
            {main}
            {aside}
          </div>
        ) : (
          main
        )}
      </Section>
    </>
  );
}

export function EmptyMessage({ icon = "search", children }: { icon?: string | undefined; children: ReactNode }) {
  return (
    <div className="empty-message">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}

export function Loader() {
  return (
    <p className="loader" role="status">
      {useTexts("common").loading}
    </p>
  );
}
