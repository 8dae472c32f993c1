import type { ReactElement, ReactNode, Ref } from "react";
import { EmptyMessage } from "../message/message.tsx";
import { PageHeader, type PageTone } from "../page-header/page-header.tsx";
import type { PictureFiles } from "../picture/picture.tsx";
import { SectionHeading, Section } from "../section/section.tsx";
import { useCompletePage } from "../use-complete-page.ts";

interface ListPageProps {
  basePath: string;
  title: string;
  lead: string;
  tone?: PageTone | undefined;
  listTone?: "page" | "deep";
  picture?: PictureFiles | undefined;
  /** Heads the list; left out where the page's title says enough, hidden where that holds for those who see it. */
  heading?: { title: string; isHidden?: boolean; subtitle?: ReactNode; action?: ReactNode };
  notice?: ReactNode;
  className: string;
  listRef?: Ref<HTMLUListElement>;
  empty?: { text: string; icon?: string };
  more?: ReactNode;
  aside?: ReactNode;
  children: ReactElement[];
}

const HEADING_ID = "list-heading";

/** The page of a section: its header and the list of its entries. */
export function ListPage(props: ListPageProps) {
  const { basePath, title, lead, tone, listTone = "page", picture, heading, notice, aside } = props;
  return (
    <>
      <PageHeader title={title} homePath={basePath} tone={tone} lead={lead} picture={picture} />
      <Section tone={listTone} labelledBy={heading && HEADING_ID}>
        {heading && <ListHeading {...heading} />}
        {notice}
        {aside ? (
          <div className="with-side">
            <List {...props} />
            {aside}
          </div>
        ) : (
          <List {...props} />
        )}
      </Section>
    </>
  );
}

function ListHeading({ isHidden = false, ...heading }: NonNullable<ListPageProps["heading"]>) {
  if (!isHidden) return <SectionHeading id={HEADING_ID} {...heading} />;
  return (
    <h2 className="visually-hidden" id={HEADING_ID}>
      {heading.title}
    </h2>
  );
}

const FIRST_ITEMS = 9;

function List({ className, listRef, empty, more, children }: ListPageProps) {
  const isComplete = useCompletePage();
  if (children.length === 0 && empty) return <EmptyMessage icon={empty.icon}>{empty.text}</EmptyMessage>;
  return (
    <>
      <ul className={className} ref={listRef}>
        {isComplete ? children : children.slice(0, FIRST_ITEMS)}
      </ul>
      {more}
    </>
  );
}
