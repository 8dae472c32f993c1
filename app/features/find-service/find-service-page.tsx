import { useId, type Ref } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { findEntries, useFind, MAX_FIND_LENGTH } from "./find-entries.ts";
import type { HospitalOffers, OfferingHospital } from "./hospital-offers.ts";
import { OFFER_KINDS, OfferList, type OfferKind } from "./offer-list.tsx";

interface FindServicePageProps {
  offers: HospitalOffers;
  address: string;
  homePath: string;
}

/** On phones, offers open by themselves when no more than these are left. */
const FEW_OFFERS = 4;

export function FindServicePage({ offers, address, homePath }: FindServicePageProps) {
  const { findService: texts, sections } = useTexts();
  const { inputRef, find, lookFor } = useFind();
  const { hospitals } = offers;
  const departments = findEntries(offers.departments, find, texts.stopWords);
  const facilities = findEntries(offers.facilities, find, texts.stopWords);
  const count = departments.length + facilities.length;
  const shared = { hospitals, isOpen: count <= FEW_OFFERS };
  return (
    <div className={find ? "find-service find-service--asking" : "find-service"}>
      <PageHeader
        title={sections.findService}
        tone="page"
        homePath={homePath}
        lead={hospitals.length > 1 ? texts.lead : texts.leadOfOne}
        figure={<EmergencyNumbers hospitals={hospitals} />}
      >
        <FindForm address={address} find={find} inputRef={inputRef} onType={lookFor} />
      </PageHeader>
      <Section>
        <p className={find ? "find-status" : "visually-hidden"}>
          <span role="status">{find ? texts.found(count, find) : texts.total(count)}</span>
          {find && <a href={address}>{texts.showAll}</a>}
        </p>
        {count === 0 && <p className="find-nothing">{texts.nothing}</p>}
        <div className="find-board">
          {!find && departments.length > 0 && facilities.length > 0 && (
            <KindChoice counts={{ departments: departments.length, facilities: facilities.length }} />
          )}
          <OfferList kind="departments" offers={departments} {...shared} />
          <OfferList kind="facilities" offers={facilities} {...shared} />
          <Receptions hospitals={hospitals} />
        </div>
        {find && (
          <div className="find-end">
            <EmergencyNumbers hospitals={hospitals} />
          </div>
        )}
      </Section>
    </div>
  );
}

/** Phones show one of the two lists at a time. Style sheets do it, so it needs no script. */
function KindChoice({ counts }: { counts: Record<OfferKind, number> }) {
  const { findService: texts, sections } = useTexts();
  return (
    <fieldset className="find-kinds">
      <legend className="visually-hidden">{texts.show}</legend>
      {OFFER_KINDS.map((kind) => (
        <label className="find-kinds__choice" key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={kind === "departments"} />
          {sections[kind]} <span className="find-kinds__count">{counts[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FindFormProps {
  address: string;
  find: string;
  inputRef: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

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

function Receptions({ hospitals }: { hospitals: OfferingHospital[] }) {
  const texts = useTexts("findService");
  const id = useId();
  return (
    <section className="find-receptions" aria-labelledby={id}>
      <h2 className="find-receptions__title" id={id}>
        {texts.receptions}
      </h2>
      <ul className="find-receptions__list">
        {hospitals.map((hospital) => (
          <li className="find-reception" key={hospital.basePath}>
            <div className="find-reception__picture picture-frame">
              <Picture picture={hospital.picture} alt="" sizes="(max-width: 47.99rem) 50vw, 20rem" />
            </div>
            <a className="find-reception__place" href={hospital.basePath}>
              {hospital.place}
            </a>
            <a className="find-reception__phone" href={hospital.phone.href}>
              {hospital.phone.printed}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Above the list, because a person in danger must not have to search. */
function EmergencyNumbers({ hospitals }: { hospitals: OfferingHospital[] }) {
  const { emergencyCalls: labels, common } = useTexts();
  const calls = [
    ...hospitals.flatMap(({ place, emergencyPhone }) => (emergencyPhone ? [{ label: place, ...emergencyPhone }] : [])),
    ...listEmergencyCalls(undefined, labels),
  ];
  const id = useId();
  return (
    <section className="find-emergency" aria-labelledby={id}>
      <h2 className="find-emergency__title" id={id}>
        <Icon name="siren" />
        {calls.length > 2 ? common.emergency24x7 : common.emergency}
      </h2>
      <ul className="find-emergency__list">
        {calls.map(({ label, printed, href }) => (
          <li key={href}>
            <a className="find-emergency__link" href={href}>
              {label} <strong>{printed}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
