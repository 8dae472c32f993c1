import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { FoundDepartment, FoundDoctor, SearchAnswer, SearchGroup } from "#search/search-answer.ts";
import { Alarm } from "./alarm.tsx";
import type { ReachedHospital } from "./search-view.ts";

interface SearchPageProps {
  /** Empty before the first search. */
  query: string;
  /** Undefined without a query. */
  answer: SearchAnswer | undefined;
  /** The page's own path, inside a hospital or outside. */
  address: string;
  homePath: string;
  /** The hospital searched, or all. */
  hospitals: ReachedHospital[];
}

/** The page of results: what cannot wait first, then what was found by rank. */
export function SearchPage({ query, answer, address, homePath, hospitals }: SearchPageProps) {
  const texts = useTexts("search");
  const { home } = useTexts("sections");
  return (
    <>
      <PageHeader title={texts.title} crumbs={[{ label: home, to: homePath }]} lead={answer ? undefined : texts.lead} />
      <Section>
        <div className="search-page">
          {answer?.alarm && <Alarm kind={answer.alarm} helpLines={answer.helpLines} hospitals={hospitals} />}
          <SearchField id="search" to={address} query={query} hasHint={!answer} />
          {answer && (
            <>
              {(answer.groups.length > 0 || !answer.alarm) && (
                <h2 className="search-page__for">{texts.resultsFor(query)}</h2>
              )}
              {answer.groups.map((group) => (
                <Group key={group.kind} group={group} />
              ))}
              {answer.groups.length === 0 && !answer.alarm && (
                <NothingFound nearest={answer.nearest} address={address} hospitals={hospitals} />
              )}
            </>
          )}
        </div>
      </Section>
    </>
  );
}

function Group({ group }: { group: SearchGroup }) {
  const { pages, insurance, detailsAt } = useTexts("search");
  const sections = useTexts("sections");
  const title = group.kind === "pages" ? pages : sections[group.kind];
  const id = `found-${group.kind}`;
  return (
    <section className="found" aria-labelledby={id}>
      <h3 className="found__title" id={id}>
        {title}
      </h3>
      <ul className="found__list">
        {group.kind === "doctors" && group.items.map((doctor) => <Doctor key={doctor.to} doctor={doctor} />)}
        {group.kind === "departments" &&
          group.items.map((department) => <Department key={department.name} department={department} />)}
        {group.kind === "facilities" &&
          group.items.map(({ name, summary, icon, places }) => (
            <li className="found__item" key={name}>
              <IconBadge name={icon} />
              <div className="found__text">
                <PlaceLinks name={name} places={places} />
                <p>{summary}</p>
              </div>
            </li>
          ))}
        {group.kind === "pages" &&
          group.items.map(({ page, places }) => (
            <li className="found__item" key={page}>
              <PlaceLinks name={page === "insurance" ? insurance : sections[page]} places={places} />
            </li>
          ))}
        {group.kind === "news" &&
          group.items.map(({ headline, place, to }) => (
            <li className="found__item" key={to}>
              <a className="found__link" href={to}>
                {detailsAt(headline, place)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** One link for each hospital that has it. */
function PlaceLinks({ name, places }: { name: string; places: { place: string; to: string }[] }) {
  const { detailsAt } = useTexts("search");
  return (
    <ul className="found__places">
      {places.map(({ place, to }) => (
        <li key={to}>
          <a className="found__link" href={to}>
            {detailsAt(name, place)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Doctor({ doctor: { name, field, place, to, toBooking } }: { doctor: FoundDoctor }) {
  const { detailsAt, book, bookOf } = useTexts("search");
  return (
    <li className="found__item">
      <IconBadge name="doctor" />
      <div className="found__text">
        <a className="found__link" href={to}>
          {name}
        </a>
        <p>{detailsAt(field, place)}</p>
      </div>
      <a className="found__book" href={toBooking} aria-label={bookOf(name, place)}>
        {book}
      </a>
    </li>
  );
}

function Department({ department: { name, summary, icon, places } }: { department: FoundDepartment }) {
  const texts = useTexts("search");
  return (
    <li className="found__item found__item--wide">
      <IconBadge name={icon} />
      <div className="found__text">
        <h4 className="found__name">{name}</h4>
        <p>{summary}</p>
        <ul className="found__hospitals">
          {places.map(({ place, to, toBooking, doctors }) => (
            <li className="found__hospital" key={to}>
              <p className="found__row">
                <a className="found__link" href={to} aria-label={texts.departmentIn(place, name)}>
                  {place}
                </a>
                <a className="found__book" href={toBooking} aria-label={texts.bookOf(name, place)}>
                  {texts.book}
                </a>
              </p>
              {doctors.length > 0 && (
                <ul className="found__doctors">
                  {doctors.map((doctor) => (
                    <li className="found__row" key={doctor.to}>
                      <a className="found__doctor" href={doctor.to}>
                        {doctor.name}
                      </a>
                      <a className="found__book" href={doctor.toBooking} aria-label={texts.bookOf(doctor.name, place)}>
                        {texts.book}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

interface NothingFoundProps {
  nearest: string[];
  address: string;
  hospitals: ReachedHospital[];
}

/** The ways on: words like those typed, the receptions, every department. */
function NothingFound({ nearest, address, hospitals }: NothingFoundProps) {
  const texts = useTexts("search");
  const { allDepartments } = useTexts("common");
  return (
    <div className="found-nothing">
      <p>{texts.nothing}</p>
      {nearest.length > 0 && (
        <p className="found-nothing__nearest">
          {texts.nearest}{" "}
          {nearest.map((phrase) => (
            <a className="found__link" key={phrase} href={`${address}?${new URLSearchParams({ q: phrase })}`}>
              {phrase}
            </a>
          ))}
        </p>
      )}
      <ContactList
        items={hospitals.map(({ place, phone }) => ({
          icon: "phone",
          label: texts.callDesk(place),
          value: phone.printed,
          href: phone.href,
        }))}
      />
      <ul className="found__places">
        {hospitals.map(({ place, toDepartments }) => (
          <li key={toDepartments}>
            <TextLink to={toDepartments}>{texts.detailsAt(allDepartments, place)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
