import type { ReactNode } from "react";
import { Link } from "react-router";
import { EditorField } from "../editor-field/editor-field.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture, type PictureFiles } from "../picture/picture.tsx";
import { useTexts } from "../texts/texts.tsx";

interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: ReactNode;
  /** The way here from the home page, without the page itself. */
  crumbs: Crumb[];
  /** A line below the title. */
  lead?: ReactNode;
  /** Decorates the far side. */
  picture?: PictureFiles | undefined;
}

/** Banner of an inner page, with the page's first heading. */
export function PageHeader({ title, crumbs, lead, picture }: PageHeaderProps) {
  const { breadcrumb } = useTexts("common");
  return (
    <div className="page-header">
      {picture && (
        <div className="page-header__picture picture-frame">
          <Picture picture={picture} alt="" sizes="(width < 48rem) 100vw, 60vw" priority />
        </div>
      )}
      <div className="wrap page-header__text">
        <nav aria-label={breadcrumb}>
          <ol className="page-header__crumbs">
            {crumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <Icon name="chevron-right" />
              </li>
            ))}
          </ol>
        </nav>
        <h1 className="page-header__title">{title}</h1>
        {lead && <p className="page-header__lead">{lead}</p>}
      </div>
    </div>
  );
}

interface EntryHeaderProps {
  basePath: string;
  /** The list that the entry belongs to; its label stands in for an entry that is missing in an outage. */
  section: Crumb;
  /** Id of the entry in the content service. */
  entryId: string | undefined;
  title: EntryText;
  lead?: EntryText;
}

/** A text of the entry, and the field it comes from. */
interface EntryText {
  field: string;
  text: string | undefined;
}

/** Banner of a page about one entry of the content service. */
export function EntryHeader({ basePath, section, entryId, title, lead }: EntryHeaderProps) {
  const { home } = useTexts("sections");
  const show = ({ field, text }: EntryText) =>
    entryId !== undefined && text ? (
      <EditorField entry={entryId} field={field}>
        {text}
      </EditorField>
    ) : undefined;
  return (
    <PageHeader
      title={show(title) ?? section.label}
      crumbs={[{ label: home, to: basePath }, section]}
      lead={lead && show(lead)}
    />
  );
}
