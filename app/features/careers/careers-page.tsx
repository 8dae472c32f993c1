import { Card } from "#app/ui/card/card.tsx";
import { editorText } from "#app/ui/editor-field/editor-field.ts";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { CareerSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

interface CareersPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  /** How many jobs there are in all. */
  total: number;
  /** Newest first. */
  careers: CareerSummary[];
}

export function CareersPage({ basePath, picture, total, careers }: CareersPageProps) {
  const texts = useTexts("careers");
  const { careers: title } = useTexts("sections");
  const { toCareer } = hospitalPaths({ basePath });
  return (
    <ListPage
      basePath={basePath}
      title={title}
      lead={texts.lead}
      picture={picture}
      heading={{ title: texts.found(total) }}
      className="job-list"
      empty={{ text: texts.none }}
    >
      {careers.map(({ id, jobTitle, shortDescription }) => (
        <li key={id}>
          <Card
            title={editorText(id, "jobTitle", jobTitle)}
            footer={
              <TextLink to={toCareer(id)} label={texts.viewJob(jobTitle)}>
                {texts.viewMore}
              </TextLink>
            }
          >
            <p>{editorText(id, "jobShortDescription", shortDescription)}</p>
          </Card>
        </li>
      ))}
    </ListPage>
  );
}
