import { OpenBookPage } from "#app/features/open-book/open-book-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openBookThings } from "#app/structured-data/open-book-things.ts";
import { sectionPage } from "./hospital-page.ts";
import { bookToday, openBookView, openTheBook } from "./open-book-view.ts";
import { ratesOf } from "#site/open-book/rates.ts";
import type { Route } from "./+types/open-book";

export const handle: RoutePolicy = {
  sitemap: "page",
  isListed: (_site, hospital) => hospital?.openBook !== undefined,
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openTheBook(args);
  const { onPaper, asTable } = services.texts.server.openBook;
  const things = openBookThings(services, hospital, bookToday(services, hospital));
  return {
    ...sectionPage(services, hospital, "openBook", paths.toOpenBook, things),
    book: openBookView(services, hospital),
    others: [
      { to: `${paths.toOpenBook}/print`, label: onPaper },
      ...(ratesOf(hospital).length > 0 ? [{ to: `${paths.toOpenBook}/rates.csv`, label: asTable }] : []),
    ],
  };
}

export default function OpenBook({ loaderData: { book, basePath, others } }: Route.ComponentProps) {
  return <OpenBookPage book={book} homePath={basePath} others={others} />;
}
