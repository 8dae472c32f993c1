import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { WhereEntry, WhereHospital } from "./what-is-where-view.ts";
import { type WhereKind, BookLink, CallLink, PageLink } from "./where-links.tsx";

export interface WhereEntriesProps {
  kind: WhereKind;
  hospitals: WhereHospital[];
  entries: WhereEntry[];
}

/** For wide screens and paper: a row for each entry, a column for each hospital. */
export function WhereTable({ kind, hospitals, entries }: WhereEntriesProps) {
  const captionId = useId();
  return (
    <TableBox columns={hospitals.length} captionId={captionId}>
      <table className="where-table">
        <caption className="visually-hidden" id={captionId}>
          {`${kind.title} and the hospitals that have them`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{kind.singular}</th>
            {hospitals.map((hospital) => (
              <HospitalHead key={hospital.basePath} hospital={hospital} />
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.slug}>
              <EntryHead entry={entry} />
              {hospitals.map((hospital, index) => (
                <td key={hospital.basePath}>
                  {entry.isHere[index] ? (
                    <span className="where-table__cell">
                      <PageLink kind={kind} hospital={hospital} entry={entry}>
                        Here
                      </PageLink>
                      <BookLink kind={kind} hospital={hospital} entry={entry} />
                    </span>
                  ) : (
                    <span className="where-table__missing">Not here</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** More columns than this do not fit: then the table is scrolled in a box of its own, by keyboard too. */
const COLUMNS_THAT_FIT = 3;

function TableBox({ columns, captionId, children }: { columns: number; captionId: string; children: ReactNode }) {
  if (columns <= COLUMNS_THAT_FIT) return <div className="where-table-box">{children}</div>;
  return (
    <div className="where-table-box where-table-box--scrolled" role="region" aria-labelledby={captionId} tabIndex={0}>
      {children}
    </div>
  );
}

function HospitalHead({ hospital }: { hospital: WhereHospital }) {
  return (
    <th scope="col">
      <Link className="where-table__place" to={hospital.basePath}>
        {hospital.place}
      </Link>
      <CallLink hospital={hospital}>{hospital.phone.printed}</CallLink>
    </th>
  );
}

function EntryHead({ entry: { icon, name, summary } }: { entry: WhereEntry }) {
  return (
    <th scope="row">
      <span className="where-table__entry">
        <Icon name={icon} />
        <span>
          {name}
          <span className="where-table__summary">{summary}</span>
        </span>
      </span>
    </th>
  );
}
