import { ContactColumn, type ContactItem } from "#app/ui/contacts/contacts.tsx";
import { DetailPage } from "#app/ui/page/page.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.ts";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { NewsArticle } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { PublishedDate } from "./published-date.tsx";

interface NewsArticlePageProps {
  basePath: string;
  article: NewsArticle | undefined;
  contacts: ContactItem[];
}

export function NewsArticlePage({ basePath, article, contacts }: NewsArticlePageProps) {
  const { news, sections, common } = useTexts();
  const { toAppointment, toEntry, toNews } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.news, all: news.all, to: toNews }}
      tone="page"
      title={editorText(article?.id, "headline", article?.headline)}
      lead={editorText(article?.id, "subHeadline", article?.subHeadline)}
      aside={<ContactColumn title={common.contact} contacts={contacts} toAppointment={toAppointment} />}
    >
      {article && (
        <article className="news-article">
          <PublishedDate publishedAt={article.publishedAt} />
          <EditorField entry={article.id} field="content" isBlock>
            <RichText nodes={article.content} toEntry={toEntry} />
          </EditorField>
          <TextLink to={toNews}>{news.all}</TextLink>
        </article>
      )}
    </DetailPage>
  );
}
