import { Icon } from "#app/ui/icon/icon.tsx";
import type { WhereEntry, WhereHospital } from "./what-is-where-view.ts";
import { BookLink, CallLink, PageLink } from "./where-links.tsx";
import type { WhereEntriesProps } from "./where-table.tsx";

interface WhereListProps extends WhereEntriesProps {
  /** Shows every entry with its links, as when few are left. */
  isOpen: boolean;
}

/** For phones: each entry says where it is, and opens to the ways there. */
export function WhereList({ isOpen, entries, ...columns }: WhereListProps) {
  return (
    <ul className="where-list">
      {entries.map((entry) => (
        <li key={entry.slug}>
          <WhereItem entry={entry} isOpen={isOpen} {...columns} />
        </li>
      ))}
    </ul>
  );
}

function WhereItem({ entry, isOpen, kind, hospitals }: Omit<WhereListProps, "entries"> & { entry: WhereEntry }) {
  return (
    <details className="where-item" open={isOpen}>
      <summary className="where-item__head">
        <Icon name={entry.icon} />
        <span className="where-item__name">{entry.name}</span>
        <span className="where-item__places">{describePlaces(hospitals, entry.isHere)}</span>
        <Icon name="chevron-down" className="where-item__arrow" />
      </summary>
      <p className="where-item__summary">{entry.summary}</p>
      <ul className="where-item__hospitals">
        {hospitals.map(
          (hospital, index) =>
            entry.isHere[index] && (
              <li className="where-item__hospital" key={hospital.basePath}>
                <PageLink kind={kind} hospital={hospital} entry={entry}>
                  {hospital.place}
                </PageLink>
                <CallLink hospital={hospital}>Call</CallLink>
                <BookLink kind={kind} hospital={hospital} entry={entry} />
              </li>
            ),
        )}
      </ul>
    </details>
  );
}

type Place = Pick<WhereHospital, "place">;

const ALL_OF = new Intl.ListFormat("en-GB", { type: "conjunction" });
const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Where something is and where it is not, e.g. "Only in Punalur" or "Alappuzha and Punalur; not in Kozhencherry". */
export function describePlaces(hospitals: Place[], isHere: boolean[]): string {
  const placesWhere = (wanted: boolean) =>
    hospitals.filter((_, index) => isHere[index] === wanted).map(({ place }) => place);
  const [here, missing] = [placesWhere(true), placesWhere(false)];
  if (missing.length === 0) return hospitals.length > 1 ? `In all ${hospitals.length} hospitals` : `In ${here[0]}`;
  return here.length === 1 ? `Only in ${here[0]}` : `${ALL_OF.format(here)}; not in ${ONE_OF.format(missing)}`;
}
