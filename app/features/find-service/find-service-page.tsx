import { useId } from "react";
import { useSearchParams } from "react-router";
import { NamedText } from "#app/ui/link/link.tsx";
import { EmergencyCalls } from "#app/ui/contacts/contacts.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { findEntries, readFind } from "./find-entries.ts";
import type { HospitalOffers, Offer, OfferingHospital } from "./hospital-offers.ts";

const OFFER_KINDS = ["departments", "facilities"] as const;

type OfferKind = (typeof OFFER_KINDS)[number];

type FindServicePageProps = {
  offers: HospitalOffers;
  stopWords: string;
  address: string;
  toSearch: string;
  homePath: string;
};

/** On phones, offers open by themselves when no more than these are left. */
const FEW_OFFERS = 4;

export function FindServicePage({ offers, stopWords, address, toSearch, homePath }: FindServicePageProps) {
  const { findService: texts, sections } = useTexts();
  const find = readFind(useSearchParams()[0].get("find"));
  const { hospitals } = offers;
  const departments = findEntries(offers.departments, find, stopWords);
  const facilities = findEntries(offers.facilities, find, stopWords);
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
        <SearchField id="find" to={toSearch} query={find} />
      </PageHeader>
      <Section>
        <p className={find ? "flow find-status" : "visually-hidden"}>
          <span role="status">{find ? texts.found(count, find) : texts.total(count)}</span>
          {find && (
            <a className="text-link" href={address}>
              {texts.showAll}
            </a>
          )}
        </p>
        {count === 0 && <p className="found-nothing">{texts.nothing}</p>}
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
          <span>{sections[kind]}</span> <span>{counts[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Receptions({ hospitals }: { hospitals: OfferingHospital[] }) {
  const { findService: texts, sections } = useTexts();
  const id = useId();
  return (
    <section className="stack find-receptions" aria-labelledby={id}>
      <h2 className="part-title" id={id}>
        {texts.receptions}
      </h2>
      <ul className="find-receptions__list">
        {hospitals.map((hospital) => (
          <li className="flow find-reception" key={hospital.basePath}>
            <div className="find-reception__picture picture-frame not-on-phones">
              <Picture picture={hospital.picture} alt="" sizes="7rem" />
            </div>
            <a className="text-link find-reception__place" href={hospital.basePath}>
              {hospital.place}
            </a>
            <a className="text-link" href={hospital.phone.href}>
              {hospital.phone.printed}
            </a>
            {hospital.hasBook && (
              <a className="text-link" href={hospitalPaths(hospital).toOpenBook}>
                <NamedText text={sections.openBook} label={`${sections.openBook}, ${hospital.place}`} />
              </a>
            )}
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
    <section className="urgent-note find-emergency" aria-labelledby={id}>
      <h2 className="find-emergency__title" id={id}>
        <Icon name="siren" />
        {calls.length > 2 ? common.emergency24x7 : common.emergency}
      </h2>
      <EmergencyCalls calls={calls} />
    </section>
  );
}

type OfferListProps = { kind: OfferKind; hospitals: OfferingHospital[]; offers: Offer[]; isOpen: boolean };

function OfferList({ kind, offers, ...shared }: OfferListProps) {
  const { findService, sections } = useTexts();
  if (offers.length === 0) return null;
  return (
    <section className={`find-list find-list--${kind}`} id={kind} aria-labelledby={`${kind}-title`}>
      <div className="find-list__head">
        <h2 className="find-list__title" id={`${kind}-title`}>
          {sections[kind]} <span className="find-list__count">{offers.length}</span>
        </h2>
        <p>{findService.about[kind]}</p>
      </div>
      <ul className="find-list__offers">
        {offers.map((offer) => (
          <li key={offer.slug}>
            <OfferItem kind={kind} offer={offer} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferItem({ offer, isOpen, kind, hospitals }: Omit<OfferListProps, "offers"> & { offer: Offer }) {
  const isEverywhere = offer.isHere.every(Boolean);
  return (
    <details className="find-item" open={isOpen}>
      <summary className="find-item__head">
        <Icon name={offer.icon} />
        <span className="flow find-item__words">
          <span className="find-item__name">{offer.name}</span>
          {hospitals.length > 1 && (
            <span className={isEverywhere ? "find-item__places" : "find-item__places find-item__places--some"}>
              <Places hospitals={hospitals} isHere={offer.isHere} />
            </span>
          )}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="stack find-item__more">
        <p>{offer.summary}</p>
        <ul className="find-item__hospitals">
          {hospitals
            .filter((_, index) => offer.isHere[index])
            .map((hospital) => (
              <li className="find-item__hospital" key={hospital.basePath}>
                <OfferLinks kind={kind} hospital={hospital} offer={offer} isOnly={hospitals.length === 1} />
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}

/** Where something is, e.g. "Only in Punalur" or "Alappuzha and Punalur". */
export function Places({ hospitals, isHere }: { hospitals: { place: string }[]; isHere: boolean[] }) {
  const { findService: texts, locale } = useTexts();
  const here = hospitals.filter((_, index) => isHere[index]).map(({ place }) => place);
  if (here.length > 1 && here.length === hospitals.length) return <>{texts.inAll(here.length)}</>;
  const places = new Intl.ListFormat(locale, { type: "conjunction" }).format(here);
  return <>{here.length === 1 ? texts.onlyIn(places) : places}</>;
}

type OfferLinksProps = { kind: OfferKind; hospital: OfferingHospital; offer: Offer; isOnly: boolean };

function OfferLinks({ kind, hospital, offer, isOnly }: OfferLinksProps) {
  const { slug, name, isUrgent, isBooked = true } = offer;
  const { details, linkTo, call, callAt, book } = useTexts("findService");
  const { toDepartment, toFacility, toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const { place } = hospital;
  const phone = (isUrgent && hospital.emergencyPhone) || hospital.phone;
  const isDepartment = kind === "departments";
  const text = isOnly ? details : place;
  return (
    <>
      <a className="text-link" href={isDepartment ? toDepartment(slug) : toFacility(slug)}>
        <NamedText text={text} label={linkTo(text, name, place)} />
      </a>
      <a className="button button--secondary find-action" href={phone.href} aria-label={callAt(phone.printed, place)}>
        <Icon name="phone" />
        {call} <span className="find-action__number">{phone.printed}</span>
      </a>
      {isBooked && (
        <a
          className="button button--primary find-action"
          href={isDepartment ? toAppointmentFor(slug) : toAppointment}
          aria-label={linkTo(book, name, place)}
        >
          {book}
        </a>
      )}
    </>
  );
}
