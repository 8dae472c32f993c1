import { Icon } from "#app/ui/icon/icon.tsx";
import { NamedText } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Offer, OfferingHospital } from "./hospital-offers.ts";

export const OFFER_KINDS = ["departments", "facilities"] as const;

export type OfferKind = (typeof OFFER_KINDS)[number];

interface OfferListProps {
  kind: OfferKind;
  hospitals: OfferingHospital[];
  offers: Offer[];
  isOpen: boolean;
}

export function OfferList({ kind, offers, ...shared }: OfferListProps) {
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
        <span className="find-item__name">{offer.name}</span>
        {hospitals.length > 1 && (
          <span className={isEverywhere ? "find-item__places" : "find-item__places find-item__places--some"}>
            <Places hospitals={hospitals} isHere={offer.isHere} />
          </span>
        )}
        <Icon name="chevron-down" className="find-item__arrow" />
      </summary>
      <div className="find-item__more">
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
  const [first = ""] = here;
  if (here.length > 1 && here.length === hospitals.length) return texts.inAll(here.length);
  return here.length === 1 ? texts.onlyIn(first) : new Intl.ListFormat(locale, { type: "conjunction" }).format(here);
}

interface OfferLinksProps {
  kind: OfferKind;
  hospital: OfferingHospital;
  offer: Offer;
  isOnly: boolean;
}

function OfferLinks({ kind, hospital, offer: { slug, name }, isOnly }: OfferLinksProps) {
  const { details, linkTo, call, callAt, book } = useTexts("findService");
  const { toDepartment, toFacility, toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const { place, phone } = hospital;
  const isDepartment = kind === "departments";
  const text = isOnly ? details : place;
  return (
    <>
      <a className="find-page-link" href={isDepartment ? toDepartment(slug) : toFacility(slug)}>
        <NamedText text={text} label={linkTo(text, name, place)} />
      </a>
      <a className="find-action" href={phone.href} aria-label={callAt(phone.printed, place)}>
        <Icon name="phone" />
        {call} <span className="find-action__number">{phone.printed}</span>
      </a>
      <a
        className="find-action find-action--book"
        href={isDepartment ? toAppointmentFor(slug) : toAppointment}
        aria-label={linkTo(book, name, place)}
      >
        {book}
      </a>
    </>
  );
}
