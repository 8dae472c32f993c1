import { Link, Form } from "react-router";
import { type Ref, useId } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { findEntries, useFind, MAX_FIND_LENGTH } from "./find-entries.ts";
import type { WhatIsWhereView, WhereHospital } from "./what-is-where-view.ts";
import { DEPARTMENTS, FACILITIES } from "./where-links.tsx";
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

interface FindFormProps {
  /** The page's own path. */
  address: string;
  find: string;
  inputRef: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** Asks what is looked for. Without JavaScript it asks the server; with it the list changes at each letter. */
function FindForm({ address, find, inputRef, onType }: FindFormProps) {
  return (
    <search>
      <Form className="where-find" action={address} preventScrollReset>
        <Field id="find" label="What are you looking for?" hint="For example: heart, children, X-ray">
          <input
            className="field__control"
            id="find"
            name="find"
            type="search"
            ref={inputRef}
            defaultValue={find}
            maxLength={MAX_FIND_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="find-hint"
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
        </Field>
        <Button type="submit" icon="search">
          Find
        </Button>
      </Form>
    </search>
  );
}

/** Points visitors who found nothing to the reception. */
function NothingFound({ hospitals }: { hospitals: WhereHospital[] }) {
  return (
    <div className="where-nothing">
      <p>
        Nothing has that name. Try one word, such as “heart” or “blood”, or ask a reception. They help you to find it.
      </p>
      <ContactList
        items={hospitals.map(({ name, place, phone }) => ({
          icon: "phone",
          label: `${name}, ${place}`,
          value: phone.printed,
          href: phone.href,
        }))}
      />
    </div>
  );
}

/** Whom to call at once: who is in danger must not have to search. */
function EmergencyNumbers({ hospitals }: { hospitals: WhereHospital[] }) {
  const id = useId();
  return (
    <section className="where-emergency" aria-labelledby={id}>
      <h2 className="where-emergency__title" id={id}>
        <Icon name="siren" />
        Emergency, day and night
      </h2>
      <ul className="where-emergency__list">
        {hospitals.map(({ basePath, place, emergencyPhone }) => (
          <li key={basePath}>
            <a className="where-emergency__link" href={emergencyPhone.href}>
              {place} <strong>{emergencyPhone.printed}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
