import { Link } from "react-router";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import { findEntries } from "./find-entries.ts";
import { FindForm } from "./find-form.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { useFind } from "./use-find.ts";
import type { WhatIsWhereView } from "./what-is-where-view.ts";
import { DEPARTMENTS, FACILITIES } from "./where-kind.ts";
import { WhereList } from "./where-list.tsx";
import { WhereTable, type WhereEntriesProps } from "./where-table.tsx";

interface WhatIsWherePageProps {
  view: WhatIsWhereView;
  /** The page's own path, inside a hospital or outside. */
  address: string;
  homePath: string;
}

/** On phones, entries open by themselves when no more than these are left. */
const FEW_ENTRIES = 4;

/** Every department and facility with the hospitals that have it, how to call them and where to book. */
export function WhatIsWherePage({ view, address, homePath }: WhatIsWherePageProps) {
  const { inputRef, find, lookFor } = useFind();
  const { hospitals } = view;
  const departments = findEntries(view.departments, find);
  const facilities = findEntries(view.facilities, find);
  const count = departments.length + facilities.length;
  const shared = { hospitals, isOpen: count <= FEW_ENTRIES };
  return (
    <div className="what-is-where">
      <PageHeader
        title="What is where"
        crumbs={[{ label: "Home", to: homePath }]}
        lead="See which hospital has what you need. Then call it, or book an appointment."
      />
      <Section>
        <div className={find ? "where-top where-top--asking" : "where-top"}>
          <FindForm address={address} find={find} inputRef={inputRef} onType={lookFor} />
          <EmergencyNumbers hospitals={hospitals} />
        </div>
        <p className="where-status">
          <span role="status">{statusText(count, find)}</span>
          {find && <Link to={address}>Show everything</Link>}
        </p>
        {count === 0 && <NothingFound hospitals={hospitals} />}
        <WhereSection kind={DEPARTMENTS} entries={departments} {...shared} />
        <WhereSection kind={FACILITIES} entries={facilities} {...shared} />
        {find && (
          <div className="where-end">
            <EmergencyNumbers hospitals={hospitals} />
          </div>
        )}
      </Section>
    </div>
  );
}

function statusText(count: number, asked: string): string {
  if (!asked) return `${count} departments and facilities`;
  return `${count} found for “${asked}”`;
}

function WhereSection({ kind, entries, ...rest }: WhereEntriesProps & { isOpen: boolean }) {
  if (entries.length === 0) return null;
  const props = { kind, entries, ...rest };
  return (
    <section className="where-section" id={kind.id} aria-labelledby={`${kind.id}-title`}>
      <SectionHeading id={`${kind.id}-title`} title={kind.title} />
      <WhereTable {...props} />
      <WhereList {...props} />
    </section>
  );
}
