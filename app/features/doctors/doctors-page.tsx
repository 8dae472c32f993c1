import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { EmptyMessage, Loader, PageHeader, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { DoctorCard, type DoctorCardData } from "#app/ui/doctor-card/doctor-card.tsx";
import { DoctorFilter, type DoctorFilterData } from "./doctor-filter.tsx";

interface DoctorsPageProps {
  basePath: string;
  doctors: DoctorCardData[];
  total: number;
  /** The limit of 'View more'; left out where all doctors are shown. */
  next?: number;
  /** Whether it leads to a page of its own. */
  opensPage?: boolean | undefined;
  filter: DoctorFilterData;
  /** The words of the link to the list of today. */
  sitsToday?: string;
}

export function DoctorsPage({ sitsToday, basePath, doctors, total, next, opensPage, filter }: DoctorsPageProps) {
  const { doctors: texts, sections } = useTexts();
  const { departments, chosen, letter } = filter;
  const department = departments.find(({ key }) => key === chosen)?.name;
  const count = doctors.length > 0 && texts.shown(doctors.length, total, { department, letter });
  return (
    <>
      <PageHeader
        title={sections.doctors}
        tone="mist"
        homePath={basePath}
        // A status, so that screen readers say it when more cards arrive.
        lead={
          <>
            <span role="status">{count}</span>{" "}
            <a className="text-link" href={hospitalPaths({ basePath }).toSitsToday}>
              {sitsToday}
            </a>
          </>
        }
      />
      <Section labelledBy="doctors-heading">
        <div className="stack doctor-directory">
          <div className="doctor-finder">
            <SearchField id="doctor-search" to={hospitalPaths({ basePath }).toSearch} />
            <DoctorFilter basePath={basePath} filter={filter} />
          </div>
          <div className="stack">
            <h2 className="visually-hidden" id="doctors-heading">
              {texts.ourDoctors}
            </h2>
            {filter.isMissing && doctors.length > 0 && <p className="form-message">{texts.departmentMissing}</p>}
            <DoctorList {...{ basePath, doctors, filter }} {...(next && { next })} opensPage={opensPage} />
          </div>
        </div>
      </Section>
    </>
  );
}

function DoctorList({ basePath, doctors, next, opensPage = false, filter }: Omit<DoctorsPageProps, "total">) {
  const { toDoctor } = hospitalPaths({ basePath });
  const { isLoading, listRef } = useMoreDoctors(doctors.length);
  if (doctors.length === 0) return <NoDoctors basePath={basePath} filter={filter} />;
  return (
    <>
      <ul className="stack doctor-grid" ref={listRef}>
        {doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} toDetails={toDoctor(doctor.id)} priority={index === 0} />
          </li>
        ))}
      </ul>
      {isLoading ? <Loader /> : next !== undefined && <ViewMoreLink limit={next} {...{ opensPage, filter }} />}
    </>
  );
}

function NoDoctors({ basePath, filter }: Pick<DoctorsPageProps, "basePath" | "filter">) {
  const { doctors, common } = useTexts();
  const { toDoctors, toAppointment } = hospitalPaths({ basePath });
  const isFiltered = filter.chosen !== "" || filter.letter !== "";
  return (
    <div className="stack unavailable-message">
      <EmptyMessage icon="doctor">{doctors.none}</EmptyMessage>
      <ButtonLink to={isFiltered ? toDoctors : toAppointment} variant="secondary">
        {isFiltered ? common.allDoctors : common.bookAppointment}
      </ButtonLink>
    </div>
  );
}

type ViewMoreProps = { limit: number; opensPage: boolean; filter: DoctorFilterData };

function ViewMoreLink({ limit, opensPage, filter: { chosen: department, letter } }: ViewMoreProps) {
  const texts = useTexts("doctors");
  const query = new URLSearchParams({
    limit: String(limit),
    ...(department && { department }),
    ...(letter && { letter }),
  });
  return (
    <p className="view-more">
      <a href={`?${query}`} data-keep-scroll={opensPage ? undefined : ""} className={buttonClass("secondary")}>
        {texts.viewMore}
      </a>
    </p>
  );
}

/** Whether more doctors load; then the focus moves from 'View more' to the first new card (checklist A52). */
function useMoreDoctors(shown: number) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  // Another department comes without a limit, and leaves the focus where it is.
  const asksForMore = new URLSearchParams(navigation.location?.search).has("limit");
  const isLoading = navigation.location?.pathname === pathname && asksForMore;
  const listRef = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);

  useEffect(() => {
    if (isLoading) shownBefore.current = shown;
    else if (shownBefore.current !== undefined) {
      const firstNew = listRef.current?.children[shownBefore.current];
      firstNew?.querySelector("a")?.focus({ preventScroll: true });
      shownBefore.current = undefined;
    }
  }, [isLoading, shown]);

  return { isLoading, listRef };
}
