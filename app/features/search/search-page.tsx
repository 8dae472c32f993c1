import { useId } from "react";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { SitsNow } from "#app/ui/doctor-card/sits-now.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import type { FoundItem, SearchAnswer, SearchGroup } from "#site/search/search-answer.ts";
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
  const { alarm, isDanger, parts = [], helpLines = [] } = answer ?? {};
  const isUnknown = answer !== undefined && !answer.isSure && !alarm;
  const field = <SearchField id="search" to={address} query={query} />;
  return (
    <>
      {!alarm && (
        <PageHeader title={texts.title} homePath={homePath} lead={answer ? undefined : texts.lead}>
          {field}
          {!answer && <TryWords label={texts.forExample} words={texts.examples} address={address} />}
        </PageHeader>
      )}
      <Section>
        <div className="stack stack--wide">
          {alarm && (
            <>
              <Alarm kind={alarm} {...{ isDanger, helpLines, hospitals, isAdviceUnread }} />
              {field}
            </>
          )}
          {(isUnknown || parts.length > 0) && <h2 className="part-title">{texts.resultsFor(query)}</h2>}
          {isUnknown && (
            <p className="found-nothing">
              {texts.unknown(query)}{" "}
              {hospitals.map(({ place, phone }) => (
                <a className="text-link" key={place} href={phone.href}>
                  {texts.callDesk(place)}: {phone.printed.replaceAll(" ", "\u00a0")}
                </a>
              ))}
            </p>
          )}
          {isUnknown && parts.length > 0 && <p>{texts.near}</p>}
          {parts.map(({ isElsewhere, groups }) => (
            <div className="stack stack--wide" key={String(isElsewhere)}>
              {isElsewhere && <h3 className="part-title">{texts.elsewhere}</h3>}
              {groups.map((group) => (
                <Group key={group.kind} {...{ group, isElsewhere }} />
              ))}
            </div>
          ))}
          {(!answer || isUnknown) && <OtherWays hospitals={hospitals} />}
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
  const { search, common, emergencyCalls, layout } = useTexts();
  const prefix = usePrefix();
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
      {hospitals.length === 0 && (
        <a className="text-link" href={groupPathsIn(prefix).toChoose}>
          {layout.ourHospitals}
        </a>
      )}
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

function Group({ group: { kind, items }, isElsewhere }: { group: SearchGroup; isElsewhere: boolean }) {
  const { sections, search } = useTexts();
  const { doctors: doctor, departments: department, facilities: facility, news } = sections;
  const title = { doctor, department, facility, news, page: search.pages }[kind];
  const id = useId();
  /** Landmarks have names of their own. */
  const Part = isElsewhere ? "div" : "section";
  return (
    <Part className="stack rows found" {...(!isElsewhere && { "aria-labelledby": id })}>
      <h3 className="found__title" id={id}>
        {title}
      </h3>
      <ul className="rows">
        {items.map((item) => (
          <li className="flow found__item" key={item.places[0]?.to}>
            {item.icon && <IconBadge name={item.icon} />}
            {kind === "department" ? <Department {...item} /> : <Item {...item} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Where too many hospitals have it to list. */
function AllHospitals({ name, hospitals }: Pick<FoundItem, "name" | "hospitals">) {
  const { inAll } = useTexts("findService");
  const { toFindService } = groupPathsIn(usePrefix());
  if (!hospitals) return undefined;
  return (
    <li>
      <a className="text-link" href={`${toFindService}?${new URLSearchParams({ find: name })}`}>
        {inAll(hospitals)}
      </a>
    </li>
  );
}

function Item({ name, summary, sits, places, hospitals }: FoundItem) {
  const { detailsAt, askAbout } = useTexts("search");
  return (
    <>
      <div className="found__text">
        <ul className="found__places">
          {places.map(({ place, to, ask }) => (
            <li key={place}>
              <a className="text-link" href={to}>
                {ask ? askAbout(name, ask.replaceAll(" ", "\u00a0"), place) : detailsAt(name, place)}
              </a>
            </li>
          ))}
          <AllHospitals {...{ name, hospitals }} />
        </ul>
        {summary && <p>{summary}</p>}
        <SitsNow sits={sits} />
      </div>
      {places.map(({ toBooking, place }) => (
        <BookLink key={place} to={toBooking} name={name} place={place} />
      ))}
    </>
  );
}

function Department({ name, summary, places, hospitals }: FoundItem) {
  const { departmentIn } = useTexts("search");
  return (
    <>
      <div className="found__text">
        <h4 className="found__name">{name}</h4>
        <p>{summary}</p>
      </div>
      <ul className="found__hospitals">
        {places.map(({ place, to, toBooking, doctors = [] }) => (
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
        <AllHospitals {...{ name, hospitals }} />
      </ul>
    </>
  );
}

function BookLink({ to, name, place }: { to: string | undefined; name: string; place: string }) {
  const { book, bookOf } = useTexts("search");
  if (!to) return undefined;
  return (
    <a className="button button--secondary find-action" href={to} aria-label={bookOf(name, place)}>
      {book}
    </a>
  );
}
