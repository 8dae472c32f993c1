import { useId, type Ref } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { findEntries, useFind, MAX_FIND_LENGTH } from "./find-entries.ts";
import type { HospitalOffers, OfferingHospital } from "./hospital-offers.ts";
import { OfferList, OfferTable, type OffersProps } from "./offer-lists.tsx";

interface FindServicePageProps {
  offers: HospitalOffers;
  /** The page's own path, inside a hospital or outside. */
  address: string;
  homePath: string;
}

/** On phones, offers open by themselves when no more than these are left. */
const FEW_OFFERS = 4;

/** Every department and facility with the hospitals that have it, how to call them and where to book. */
export function FindServicePage({ offers, address, homePath }: FindServicePageProps) {
  const texts = useTexts("findService");
  const { home, findService: title } = useTexts("sections");
  const { inputRef, find, lookFor } = useFind();
  const { hospitals } = offers;
  const departments = findEntries(offers.departments, find, texts.stopWords);
  const facilities = findEntries(offers.facilities, find, texts.stopWords);
  const count = departments.length + facilities.length;
  const shared = { hospitals, isOpen: count <= FEW_OFFERS };
  return (
    <div className="find-service">
      <PageHeader
        title={title}
        crumbs={[{ label: home, to: homePath }]}
        lead={hospitals.length > 1 ? texts.lead : texts.leadOfOne}
      />
      <Section>
        <div className={find ? "find-top find-top--asking" : "find-top"}>
          <FindForm address={address} find={find} inputRef={inputRef} onType={lookFor} />
          <EmergencyNumbers hospitals={hospitals} />
        </div>
        <p className="find-status">
          <span role="status">{find ? texts.found(count, find) : texts.total(count)}</span>
          {find && <a href={address}>{texts.showAll}</a>}
        </p>
        {count === 0 && <NothingFound hospitals={hospitals} />}
        <OfferSection kind="departments" offers={departments} {...shared} />
        <OfferSection kind="facilities" offers={facilities} {...shared} />
        {find && (
          <div className="find-end">
            <EmergencyNumbers hospitals={hospitals} />
          </div>
        )}
      </Section>
    </div>
  );
}

function OfferSection(props: OffersProps & { isOpen: boolean }) {
  const { kind, offers, isOpen, hospitals } = props;
  const { [kind]: title } = useTexts("sections");
  if (offers.length === 0) return null;
  return (
    <section className="find-section" id={kind} aria-labelledby={`${kind}-title`}>
      <SectionHeading id={`${kind}-title`} title={title} />
      <OfferTable kind={kind} hospitals={hospitals} offers={offers} />
      <OfferList kind={kind} hospitals={hospitals} offers={offers} isOpen={isOpen} />
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

/** The search field. Without JavaScript the server searches; with it the list changes at each letter. */
function FindForm({ address, find, inputRef, onType }: FindFormProps) {
  const texts = useTexts("findService");
  return (
    <search>
      <Form className="search-field" action={address} preventScrollReset>
        <Field id="find" label={texts.question} hint={texts.examples}>
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
          {texts.find}
        </Button>
      </Form>
    </search>
  );
}

/** Numbers of the receptions, for visitors who found nothing. */
function NothingFound({ hospitals }: { hospitals: OfferingHospital[] }) {
  const texts = useTexts("findService");
  return (
    <div className="find-nothing">
      <p>{texts.nothing}</p>
      <ContactList
        items={hospitals.map(({ name, place, phone }) => ({
          icon: "phone",
          label: texts.hospitalAt(name, place),
          value: phone.printed,
          href: phone.href,
        }))}
      />
    </div>
  );
}

/** Above the list, because a person in danger must not have to search. */
function EmergencyNumbers({ hospitals }: { hospitals: OfferingHospital[] }) {
  const { emergency24x7 } = useTexts("common");
  const id = useId();
  return (
    <section className="find-emergency" aria-labelledby={id}>
      <h2 className="find-emergency__title" id={id}>
        <Icon name="siren" />
        {emergency24x7}
      </h2>
      <ul className="find-emergency__list">
        {hospitals.map(({ basePath, place, emergencyPhone }) => (
          <li key={basePath}>
            <a className="find-emergency__link" href={emergencyPhone.href}>
              {place} <strong>{emergencyPhone.printed}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
