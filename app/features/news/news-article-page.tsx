import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { EntryHeader } from "#app/ui/page-header/page-header.tsx";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { NewsArticle } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { PublishedDate } from "./published-date.tsx";

interface NewsArticlePageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  article: NewsArticle | undefined;
  contacts: ContactItem[];
}

export function NewsArticlePage({ basePath, article, contacts }: NewsArticlePageProps) {
  const { toNews, toEntry } = hospitalPaths({ basePath });
  return (
    <>
      <EntryHeader
        basePath={basePath}
        section={{ label: "News", to: toNews }}
        entryId={article?.id}
        title={{ field: "headline", text: article?.headline }}
        lead={{ field: "subHeadline", text: article?.subHeadline }}
      />
      <Section>
        <div className="with-side">
          <article className="news-article">
            {article ? <ArticleText article={article} toEntry={toEntry} /> : <UnavailableMessage />}
            <TextLink to={toNews}>All news</TextLink>
          </article>
          <ContactColumn
            title="Contact"
            contacts={contacts}
            toAppointment={hospitalPaths({ basePath }).toAppointment}
          />
        </div>
      </Section>
    </>
  );
}

function ArticleText({ article, toEntry }: { article: NewsArticle; toEntry: ToEntry }) {
  return (
    <>
      <PublishedDate publishedAt={article.publishedAt} />
      <EditorField entry={article.id} field="content" isBlock>
        <RichText nodes={article.content} toEntry={toEntry} />
      </EditorField>
    </>
  );
}
