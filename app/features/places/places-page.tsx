import { EmergencyCalls } from "#app/ui/contacts/contacts.tsx";
import { PageHeader, Pager, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { PlaceChoices, PlaceField, toLink, useKeptPlace } from "./place-finder.tsx";
import type { PlacesView } from "./places-view.ts";

export interface PlacesPageProps {
  title: string;
  lead: string;
  homePath: string;
  list?: { label: string; to: string };
  /** Without `found` a page that has services to choose from, and the field of the search. */
  view: Omit<PlacesView, "found"> & Partial<PlacesView>;
  toSearch?: string;
}

/** The hospitals of a large group by place, with their numbers: all, or those that have something. */
export default function PlacesPage({ view, toSearch, ...header }: PlacesPageProps) {
  const { emergencyCalls, common } = useTexts();
  const { finder, emergency, found } = view;
  useKeptPlace(finder);
  // Above the list, because a person in danger must not have to search.
  const numbers = (
    <section className="urgent-note find-emergency" aria-labelledby="urgent">
      <h2 className="find-emergency__title" id="urgent">
        {common.emergency}
      </h2>
      <EmergencyCalls calls={listEmergencyCalls(undefined, emergencyCalls)} />
      {toLink(emergency)}
    </section>
  );
  return (
    <div className="find-service">
      <PageHeader tone="page" figure={numbers} {...header}>
        {toSearch ? <SearchField id="find" to={toSearch} /> : <PlaceField finder={finder} />}
      </PageHeader>
      <Section>
        <div className="stack stack--wide">
          <h2 className="part-title">{finder.nearest ?? finder.words.choose}</h2>
          <PlaceChoices finder={finder} />
          {found && <FoundHospitals found={found} />}
        </div>
      </Section>
    </div>
  );
}

function FoundHospitals({ found: { rows, words, pages } }: Pick<PlacesView, "found">) {
  return (
    <>
      <h2 className="part-title" id="hospitals">
        {words.count}
      </h2>
      <div className="rich-text-table place-table">
        <table aria-labelledby="hospitals">
          <thead>
            <tr>
              <th scope="col">{words.hospital}</th>
              <th scope="col" className="not-on-phones">
                {words.address}
              </th>
              <th scope="col">{words.ways}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, to, address, away, ways }) => (
              <tr key={to}>
                <th scope="row">
                  {toLink({ to, label: name })}
                  {away && <p className="note">{away}</p>}
                </th>
                <td className="not-on-phones">{address}</td>
                <td>
                  <div className="flow place-ways">{ways.map(toLink)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager pager={pages[0] && { label: words.page, links: pages }} />
    </>
  );
}
