import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { SitsNow } from "#app/ui/doctor-card/sits-now.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { FoundDepartment, FoundDoctor, SearchAnswer, SearchGroup } from "#site/search/search-answer.ts";
import { Alarm } from "./alarm.tsx";
import type { ReachedHospital } from "./search-view.ts";

interface SearchPageProps {
  query: string;
  answer: SearchAnswer | undefined;
  address: string;
  homePath: string;
  hospitals: ReachedHospital[];
  isAdviceUnread?: boolean;
}

export function SearchPage({ query, answer, address, homePath, hospitals, isAdviceUnread }: SearchPageProps) {
  const texts = useTexts("search");
  const { alarm, isDanger, groups = [], helpLines = [], nearest = [] } = answer ?? {};
  const isNothing = answer !== undefined && groups.length === 0 && !alarm;
  const field = <SearchField id="search" to={address} query={query} />;
  return (
    <>
      <PageHeader title={texts.title} homePath={homePath} lead={answer ? undefined : texts.lead}>
        {!alarm && field}
        {!answer && <TryWords label={texts.forExample} words={texts.examples} address={address} />}
      </PageHeader>
      <Section>
        <div className="stack stack--wide">
          {alarm && (
            <>
              <Alarm kind={alarm} {...{ isDanger, helpLines, hospitals, isAdviceUnread }} />
              {field}
            </>
          )}
          {(isNothing || groups.length > 0) && <h2 className="part-title">{texts.resultsFor(query)}</h2>}
          {groups.map((group) => (
            <Group key={group.kind} group={group} />
          ))}
          {isNothing && (
            <div className="found-nothing">
              <p>{texts.nothing}</p>
              {nearest.length > 0 && <TryWords label={texts.nearest} words={nearest} address={address} />}
            </div>
          )}
          {(!answer || isNothing) && <OtherWays hospitals={hospitals} />}
        </div>
      </Section>
    </>
  );
}

function TryWords({ label, words, address }: { label: string; words: readonly string[]; address: string }) {
  return (
    <p className="flow try-words">
      {label}{" "}
      {words.map((phrase) => (
        <a className="try-words__link" key={phrase} href={`${address}?${new URLSearchParams({ q: phrase })}`}>
          {phrase}
        </a>
      ))}
    </p>
  );
}

function OtherWays({ hospitals }: { hospitals: ReachedHospital[] }) {
  const { search, common, emergencyCalls } = useTexts();
  const waysTo = ({ place, phone, casualty, toDoctors, toDepartments }: ReachedHospital) => [
    ...(casualty && (casualty.isOwn || hospitals.length === 1)
      ? [
          {
            icon: "siren",
            label: casualty.isOwn ? common.emergencyAt(place) : emergencyCalls.nearest(casualty.place),
            number: casualty.phone.printed,
            href: casualty.phone.href,
          },
        ]
      : []),
    { icon: "phone", label: search.callDesk(place), number: phone.printed, href: phone.href },
    { icon: "doctor", label: search.detailsAt(common.allDoctors, place), href: toDoctors },
    { icon: "stethoscope", label: search.detailsAt(common.allDepartments, place), href: toDepartments },
  ];
  return (
    <section className="stack stack--wide" aria-labelledby="other-ways">
      <h2 className="part-title" id="other-ways">
        {search.otherWays}
      </h2>
      {hospitals.map((hospital) => (
        <ul className="grid search-ways" key={hospital.place}>
          {waysTo(hospital).map(({ icon, label, number, href }) => (
            <li key={icon}>
              <a className={`tile search-way${icon === "siren" ? " search-way--emergency" : ""}`} href={href}>
                <Icon name={icon} />
                {number ? (
                  <span>
                    {label} <strong>{number}</strong>
                  </span>
                ) : (
                  label
                )}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

function Group({ group }: { group: SearchGroup }) {
  const { sections, search } = useTexts();
  const title = group.kind === "pages" ? search.pages : sections[group.kind];
  const id = `found-${group.kind}`;
  return (
    <section className="stack rows found" aria-labelledby={id}>
      <h3 className="found__title" id={id}>
        {title}
      </h3>
      <ul className="rows">
        {group.kind === "doctors" && group.items.map((doctor) => <Doctor key={doctor.to} doctor={doctor} />)}
        {group.kind === "departments" &&
          group.items.map((department) => <Department key={department.name} department={department} />)}
        {group.kind === "facilities" &&
          group.items.map(({ name, summary, icon, places }) => (
            <li className="flow found__item" key={name}>
              <IconBadge name={icon} />
              <div className="found__text">
                <PlaceLinks name={name} places={places} />
                <p>{summary}</p>
              </div>
            </li>
          ))}
        {group.kind === "pages" &&
          group.items.map(({ page, places }) => (
            <li className="flow found__item" key={places[0]?.to}>
              <PlaceLinks
                name={typeof page !== "string" ? page.name : page === "insurance" ? search.insurance : sections[page]}
                places={places}
              />
            </li>
          ))}
        {group.kind === "news" &&
          group.items.map(({ headline, place, to }) => (
            <li className="flow found__item" key={to}>
              <a className="text-link" href={to}>
                {search.detailsAt(headline, place)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

function PlaceLinks({ name, places }: { name: string; places: { place: string; to: string }[] }) {
  const { detailsAt } = useTexts("search");
  return (
    <ul className="found__places">
      {places.map(({ place, to }) => (
        <li key={to}>
          <a className="text-link" href={to}>
            {detailsAt(name, place)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Doctor({ doctor: { name, field, place, sits, to, toBooking } }: { doctor: FoundDoctor }) {
  const { detailsAt } = useTexts("search");
  return (
    <li className="flow found__item">
      <div className="found__text">
        <a className="text-link" href={to}>
          {name}
        </a>
        <p>{detailsAt(field, place)}</p>
        <SitsNow sits={sits} />
      </div>
      <BookLink to={toBooking} name={name} place={place} />
    </li>
  );
}

function Department({ department: { name, summary, icon, places } }: { department: FoundDepartment }) {
  const { departmentIn } = useTexts("search");
  return (
    <li className="flow found__item">
      <IconBadge name={icon} />
      <div className="found__text">
        <h4 className="found__name">{name}</h4>
        <p>{summary}</p>
      </div>
      <ul className="found__hospitals">
        {places.map(({ place, to, toBooking, doctors }) => (
          <li key={to}>
            <p className="flow found__row">
              <a className="text-link" href={to} aria-label={departmentIn(place, name)}>
                {place}
              </a>
              <BookLink to={toBooking} name={name} place={place} />
            </p>
            {doctors.length > 0 && (
              <ul className="found__doctors">
                {doctors.map((doctor) => (
                  <li className="flow found__row" key={doctor.to}>
                    <a className="text-link" href={doctor.to}>
                      {doctor.name}
                    </a>
                    <BookLink to={doctor.toBooking} name={doctor.name} place={place} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function BookLink({ to, name, place }: { to: string; name: string; place: string }) {
  const { book, bookOf } = useTexts("search");
  return (
    <a className="button button--secondary find-action" href={to} aria-label={bookOf(name, place)}>
      {book}
    </a>
  );
}
