import type { ReactElement, ReactNode, Ref } from "react";
import { EmptyMessage } from "../message/message.tsx";
import { PageHeader, type PageTone } from "../page-header/page-header.tsx";
import type { PictureFiles } from "../picture/picture.tsx";
import { Section } from "../section/section.tsx";
import { useCompletePage } from "../use-complete-page.ts";

interface ListPageProps {
  basePath: string;
  title: string;
  lead: string;
  tone?: PageTone;
  listTone?: "page" | "deep";
  picture?: PictureFiles | undefined;
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
