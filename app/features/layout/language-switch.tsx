import { useLocation } from "react-router";
import { usePrefix } from "#app/ui/texts/texts.tsx";
import { pathIn } from "#site/hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

/** The same page in the site's other languages, each named in its own words. */
export function LanguageSwitch({ languages }: Required<Pick<Shell, "languages">>) {
  const { pathname, search } = useLocation();
  const path = pathname.slice(usePrefix().length);
  return languages.map(({ language, name, prefix }) => (
    // In the browser's own way: the other language's texts come with the document.
    <a
      key={language}
      className="top-strip__link top-strip__language"
      href={pathIn(prefix, path) + search}
      hrefLang={language}
      lang={language}
      target="_self"
    >
      {name}
    </a>
  ));
}
