import { data } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { BookSheet } from "#app/features/open-book/book-sheet.tsx";
import bookStyles from "#app/features/open-book/book-sheet.css?inline";
import sheetStyles from "#app/features/sits-today/sheet.css?inline";
import { Texts } from "#app/ui/texts/texts.tsx";
import { pageLanguage } from "#app/page-language.server.ts";
import type { PageServices } from "#app/context.ts";
import { formatCsv, sendCsv } from "#outbox/csv.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { ratesOf } from "#site/open-book/rates.ts";
import { openBookView, openTheBook } from "./open-book-view.ts";
import type { Route } from "./+types/open-book-file";

/** The open book in another form: on sheets of paper, or its rates for a spreadsheet. */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openTheBook(args);
  return new URL(args.request.url).pathname.endsWith(".csv")
    ? ratesFile(services, hospital)
    : sheet(services, hospital);
}

function sheet(services: PageServices, hospital: Hospital): Response {
  const { site, origin, texts } = services;
  const address = origin + hospitalPaths(hospital).toOpenBook;
  const draw = () =>
    renderToStaticMarkup(
      <Texts language={site.language}>
        <BookSheet
          book={openBookView(services, hospital)}
          hospital={fullName(hospital)}
          emblemUrl={emblemOf(site.brand, hospital.id).url}
          styles={site.brand.sheet + sheetStyles + bookStyles}
          language={site.language}
          source={texts.server.openBook.printedFrom(address)}
        />
      </Texts>,
    );
  const html = `<!DOCTYPE html>${pageLanguage.run(site.language, draw)}`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const COLUMNS = [
  ...["part", "group", "name", "amount_inr", "amount_to_inr", "unit", "includes", "excludes", "note"],
  ...["valid_from", "checked_on"],
] as const;

function ratesFile({ texts }: PageServices, hospital: Hospital): Response {
  const rates = ratesOf(hospital);
  if (rates.length === 0) throw data(null, { status: 404 });
  const rows = rates.map(({ anchor, block, name, group, amount, amountTo, unit, note, validFrom, ...rate }) => ({
    part: texts.server.openBook.headings[anchor],
    ...{ group: group ?? "", name, amount_inr: amount, amount_to_inr: amountTo ?? "", unit: unit ?? "" },
    includes: rate.includes?.join("; ") ?? "",
    excludes: rate.excludes?.join("; ") ?? "",
    ...{ note: note ?? "", valid_from: validFrom, checked_on: block.checkedOn },
  }));
  return sendCsv(`rates-${hospital.id}.csv`, formatCsv(COLUMNS, rows));
}
