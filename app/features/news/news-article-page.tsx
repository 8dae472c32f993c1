import { ContactList, type ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { NewsArticle } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { AppointmentPanel } from "./appointment-panel.tsx";
import { PublishedDate } from "./published-date.tsx";

interface NewsArticlePageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  article: NewsArticle | undefined;
  contacts: ContactItem[];
}

export function NewsArticlePage({ basePath, article, contacts }: NewsArticlePageProps) {
  const { toNews } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={article?.headline ?? "News"}
        crumbs={[
          { label: "Home", to: basePath },
          { label: "News", to: toNews },
        ]}
        lead={article?.subHeadline}
      />
      <Section>
        <div className="with-side">
          <article className="news-article">
            {article && <PublishedDate publishedAt={article.publishedAt} />}
            {article && <RichText nodes={article.content} />}
            <TextLink to={toNews}>All news</TextLink>
          </article>
          <aside className="side-column" aria-label="Contact and appointments">
            <SidePanel title="Contact">
              <ContactList items={contacts} />
            </SidePanel>
            <AppointmentPanel basePath={basePath} />
          </aside>
        </div>
      </Section>
    </>
  );
}
