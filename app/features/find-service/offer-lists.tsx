import { useId, type ReactNode } from "react";

import { Icon } from "#app/ui/icon/icon.tsx";
import { NamedText } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Offer, OfferingHospital } from "./hospital-offers.ts";

type OfferKind = "departments" | "facilities";

export interface OffersProps {
  kind: OfferKind;
  hospitals: OfferingHospital[];
  offers: Offer[];
}

/** For wide screens and paper: a row for each offer, a column for each hospital. */
export function OfferTable({ kind, hospitals, offers }: OffersProps) {
  const texts = useTexts("findService");
  const captionId = useId();
  return (
    <TableBox columns={hospitals.length} captionId={captionId}>
      <table className={hospitals.length > 1 ? "find-table" : "find-table find-table--one"}>
        <caption className="visually-hidden" id={captionId}>
          {(hospitals.length > 1 ? texts.caption : texts.captionOfOne)[kind]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.column[kind]}</th>
            {hospitals.map((hospital) => (
              <HospitalHead key={hospital.basePath} hospital={hospital} />
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.slug}>
              <OfferHead offer={offer} />
              {hospitals.map((hospital, index) => (
                <td key={hospital.basePath}>
                  {offer.isHere[index] ? (
                    <span className="find-table__cell">
                      <PageLink kind={kind} hospital={hospital} offer={offer}>
                        {hospitals.length > 1 ? texts.here : texts.details}
                      </PageLink>
                      <BookLink kind={kind} hospital={hospital} offer={offer} />
                    </span>
                  ) : (
                    <span className="find-table__missing">{texts.notHere}</span>
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
  if (columns <= COLUMNS_THAT_FIT) return <div className="find-table-box">{children}</div>;
  return (
    <div className="find-table-box find-table-box--scrolled" role="region" aria-labelledby={captionId} tabIndex={0}>
      {children}
    </div>
  );
}

function HospitalHead({ hospital }: { hospital: OfferingHospital }) {
  const texts = useTexts("findService");
  const { basePath, place, phone } = hospital;
  return (
    <th scope="col">
      <a className="find-table__place" href={basePath}>
        {place}
      </a>
      <CallLink hospital={hospital} label={texts.numberOf(phone.printed, place)}>
        {phone.printed}
      </CallLink>
    </th>
  );
}

function OfferHead({ offer: { icon, name, summary } }: { offer: Offer }) {
  return (
    <th scope="row">
      <span className="find-table__entry">
        <Icon name={icon} />
        <span>
          {name}
          <span className="find-table__summary">{summary}</span>
        </span>
      </span>
    </th>
  );
}

interface OfferListProps extends OffersProps {
  /** Shows the links of every offer, as when few are left. */
  isOpen: boolean;
}

/** For phones: each offer says where it is, and opens to its links. */
export function OfferList({ isOpen, offers, ...columns }: OfferListProps) {
  return (
    <ul className="find-list">
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferItem offer={offer} isOpen={isOpen} {...columns} />
        </li>
      ))}
    </ul>
  );
}

function OfferItem({ offer, isOpen, kind, hospitals }: Omit<OfferListProps, "offers"> & { offer: Offer }) {
  const texts = useTexts("findService");
  return (
    <details className="find-item" open={isOpen}>
      <summary className="find-item__head">
        <Icon name={offer.icon} />
        <span className="find-item__name">{offer.name}</span>
        {hospitals.length > 1 && (
          <span className="find-item__places">
            <Places hospitals={hospitals} isHere={offer.isHere} />
          </span>
        )}
        <Icon name="chevron-down" className="find-item__arrow" />
      </summary>
      <p className="find-item__summary">{offer.summary}</p>
      <ul className="find-item__hospitals">
        {hospitals.map(
          (hospital, index) =>
            offer.isHere[index] && (
              <li className="find-item__hospital" key={hospital.basePath}>
                <PageLink kind={kind} hospital={hospital} offer={offer}>
                  {hospitals.length > 1 ? hospital.place : texts.details}
                </PageLink>
                <CallLink hospital={hospital} label={texts.callAt(hospital.phone.printed, hospital.place)}>
                  {texts.call}
                </CallLink>
                <BookLink kind={kind} hospital={hospital} offer={offer} />
              </li>
            ),
        )}
      </ul>
    </details>
  );
}

/** Where something is and where it is not, e.g. "Only in Punalur" or "Alappuzha and Punalur; not in Kozhencherry". */
export function Places({ hospitals, isHere }: { hospitals: { place: string }[]; isHere: boolean[] }) {
  const texts = useTexts("findService");
  const locale = useTexts("locale");
  const placesWhere = (wanted: boolean) =>
    hospitals.filter((_, index) => isHere[index] === wanted).map(({ place }) => place);
  const [here, missing] = [placesWhere(true), placesWhere(false)];
  const [first = ""] = here;
  if (missing.length === 0) return here.length > 1 ? texts.inAll(here.length) : texts.inOne(first);
  if (here.length === 1) return texts.onlyIn(first);
  const [and, or] = (["conjunction", "disjunction"] as const).map((type) => new Intl.ListFormat(locale, { type }));
  return texts.inSome(and!.format(here), or!.format(missing));
}

interface OfferLinkProps {
  kind: OfferKind;
  hospital: OfferingHospital;
  offer: Offer;
}

/** Leads to the hospital's own page of the department or facility. */
function PageLink({ kind, hospital, offer, children }: OfferLinkProps & { children: string }) {
  const { linkTo } = useTexts("findService");
  const { toDepartment, toFacility } = hospitalPaths(hospital);
  return (
    <a className="find-page-link" href={kind === "departments" ? toDepartment(offer.slug) : toFacility(offer.slug)}>
      <Icon name="check" />
      <NamedText text={children} label={linkTo(children, offer.name, hospital.place)} />
    </a>
  );
}

/** The appointment form. A facility leaves its department open, because an appointment is with a department's doctors. */
function BookLink({ kind, hospital, offer }: OfferLinkProps) {
  const { book, linkTo } = useTexts("findService");
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  return (
    <a
      className="find-action find-action--book"
      href={kind === "departments" ? toAppointmentFor(offer.slug) : toAppointment}
      aria-label={linkTo(book, offer.name, hospital.place)}
    >
      {book}
    </a>
  );
}

interface CallLinkProps {
  hospital: OfferingHospital;
  /** Begins with the visible text, for voice control (WCAG 2.5.3). */
  label: string;
  children: string;
}

/** Calls the hospital's reception. */
function CallLink({ hospital, label, children }: CallLinkProps) {
  return (
    <a className="find-action" href={hospital.phone.href} aria-label={label}>
      <Icon name="phone" />
      {children}
    </a>
  );
}
