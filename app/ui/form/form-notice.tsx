import { Link } from "react-router";

/** What stands of the privacy notice at a form. */
export interface FormNoticeText {
  /** Goes with the form, so that it is known which notice was shown. */
  version: string;
  /** What becomes of what is sent. */
  summary: string;
  /** The way to the whole notice in each language. */
  links: { language: string; label: string; to: string }[];
}

/** Name of the notice's version in a form that is posted without JavaScript. */
export const NOTICE_FIELD = "noticeVersion";

/** Says what becomes of what is sent, and leads to the whole in every language. What was typed is there on the way back. */
export function FormNotice({ summary, links }: Omit<FormNoticeText, "version">) {
  return (
    <div className="form-privacy">
      <p>{summary}</p>
      <ul className="form-privacy__links">
        {links.map(({ language, label, to }) => (
          <li key={language}>
            <Link to={to} lang={language} hrefLang={language}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
