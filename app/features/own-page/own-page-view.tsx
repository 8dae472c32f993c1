import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { OwnPage } from "#site/pages/own-page.ts";

type OwnPageViewProps = Pick<OwnPage, "title" | "text" | "contents"> & { homePath: string };

/** Fewer headings need no list of them. */
const MIN_CONTENTS = 3;

export function OwnPageView({ title, text, contents, homePath }: OwnPageViewProps) {
  const shown = <RichText nodes={text} />;
  return (
    <>
      <PageHeader title={title} homePath={homePath} />
      <Section>{contents.length < MIN_CONTENTS ? shown : <Reading contents={contents}>{shown}</Reading>}</Section>
    </>
  );
}
