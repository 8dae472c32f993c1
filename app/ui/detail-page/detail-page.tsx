import type { ReactNode } from "react";
import { UnavailableMessage } from "../message/message.tsx";
import { PageHeader, type PageTone } from "../page-header/page-header.tsx";
import type { PictureFiles } from "../picture/picture.tsx";
import { Section } from "../section/section.tsx";
import { TextLink } from "../text-link/text-link.tsx";

interface DetailPageProps {
  basePath: string;
  /** The list that the entry belongs to. Its label is the title of an unavailable entry, `all` names the link to it. */
  list: { label: string; all: string; to: string };
  title: ReactNode;
  tone?: PageTone;
  lead?: ReactNode;
  picture?: PictureFiles | undefined;
  pictureDescription?: string | undefined;
  figure?: ReactNode;
  notice?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function DetailPage(props: DetailPageProps) {
  const { basePath, list, title, notice, aside, children, ...header } = props;
  const main = children ?? (
    <UnavailableMessage>
      <TextLink to={list.to}>{list.all}</TextLink>
    </UnavailableMessage>
  );
  return (
    <>
      <PageHeader title={title ?? list.label} homePath={basePath} list={list} {...header} />
      <Section>
        {notice}
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
