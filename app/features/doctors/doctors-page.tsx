import { useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation, useSubmit } from "react-router";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { editorText } from "#app/ui/editor-field/editor-field.ts";
import { Field } from "#app/ui/field/field.tsx";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import { Loader } from "#app/ui/message/message.tsx";
import { Portrait, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

interface DoctorsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  doctors: DoctorSummary[];
  /** How many there are in all, in the hospital or in the chosen department. */
  total: number;
  /** How many were requested. */
  limit: number;
  filter: DoctorFilterData;
}

export function DoctorsPage({ basePath, picture, doctors, total, limit, filter }: DoctorsPageProps) {
  const texts = useTexts("doctors");
  const { doctors: title } = useTexts("sections");
  const { isLoading, listRef } = useMoreDoctors(doctors.length);
  const next = nextDoctorLimit(limit, doctors.length, total);
  return (
    <ListPage
      basePath={basePath}
      title={title}
      lead={texts.lead}
      picture={picture}
      heading={{
        title: texts.ourDoctors,
        subtitle: <ShownCount shown={doctors.length} total={total} department={chosenName(filter)} />,
        action: <DoctorFilter basePath={basePath} filter={filter} />,
      }}
      notice={
        <>
          <div className="doctor-search">
            <SearchField id="doctor-search" to={hospitalPaths({ basePath }).toSearch} />
          </div>
          {filter.isMissing && doctors.length > 0 && <p className="doctors-notice">{texts.departmentMissing}</p>}
        </>
      }
      className="grid doctor-grid"
      listRef={listRef}
      empty={{ text: texts.none, icon: "doctor" }}
      more={isLoading ? <Loader /> : next !== undefined && <ViewMoreLink limit={next} department={filter.chosen} />}
    >
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorCard basePath={basePath} doctor={doctor} />
        </li>
      ))}
    </ListPage>
  );
}

function chosenName({ departments, chosen }: DoctorFilterData): string | undefined {
  return departments.find(({ key }) => key === chosen)?.name;
}

interface ShownCountProps {
  shown: number;
  total: number;
  /** Undefined for all departments. */
  department: string | undefined;
}

/** A status, so that screen readers say it when more cards arrive. */
function ShownCount({ shown, total, department }: ShownCountProps) {
  const texts = useTexts("doctors");
  return <span role="status">{shown > 0 && texts.shown(shown, total, department)}</span>;
}

function DoctorCard({ basePath, doctor }: { basePath: string; doctor: DoctorSummary }) {
  const texts = useTexts("doctors");
  const { id, name, centerOfExcellence, profilePicture } = doctor;
  return (
    <Card
      title={editorText(id, "name", name)}
      mediaShape="portrait"
      media={<Portrait picture={profilePicture} sizes="(width < 40rem) 38vw, (width < 62rem) 45vw, 24rem" />}
      footer={
        <TextLink to={hospitalPaths({ basePath }).toDoctor(id)} label={texts.detailsOf(name)}>
          {texts.details}
        </TextLink>
      }
    >
      <p>{editorText(id, "centerOfExcellence", centerOfExcellence)}</p>
    </Card>
  );
}

/** The department that the list is filtered by. */
export interface DoctorFilterData {
  /** Those that have doctors; none when they are not known. */
  departments: { key: string; name: string }[];
  /** Key of the chosen one; empty for all doctors. */
  chosen: string;
  /** True when the department in the address cannot be shown. */
  isMissing: boolean;
}

interface DoctorFilterProps {
  basePath: string;
  filter: DoctorFilterData;
}

/** Filters the list by department: at once with JavaScript, else by its button. */
function DoctorFilter({ basePath, filter }: DoctorFilterProps) {
  const texts = useTexts("doctors");
  const { toDoctors } = hospitalPaths({ basePath });
  const { allDepartments } = useTexts("common");
  const submit = useSubmit();
  const chosen = useChoice(toDoctors, filter.chosen);
  if (filter.departments.length === 0) return null;
  return (
    <Form className="doctor-filter" action={toDoctors} preventScrollReset>
      <Field id="doctor-filter" label={texts.department}>
        <select
          className="field__control field__control--select"
          id="doctor-filter"
          name="department"
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            submit(value ? { department: value } : {}, { action: toDoctors, preventScrollReset: true })
          }
        >
          <option value="">{allDepartments}</option>
          {filter.departments.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </Form>
  );
}

/** The choice made last, also while its doctors load. */
function useChoice(toDoctors: string, current: string): string {
  const { location } = useNavigation();
  const isAsking = location?.pathname === toDoctors;
  return isAsking ? (new URLSearchParams(location.search).get("department") ?? "") : current;
}

interface ViewMoreLinkProps {
  limit: number;
  /** Key of the department that the list is filtered by; empty for none. */
  department: string;
}

/** Loads the list again with a larger limit, without moving the page. */
function ViewMoreLink({ limit, department }: ViewMoreLinkProps) {
  const texts = useTexts("doctors");
  const query = new URLSearchParams({ limit: String(limit), ...(department && { department }) });
  return (
    <p className="view-more">
      <Link to={`?${query}`} preventScrollReset className={buttonClass("secondary")}>
        {texts.viewMore}
      </Link>
    </p>
  );
}

/**
 * Whether more doctors are loading; the shown ones stay meanwhile (checklist A52). Then the focus moves from the removed
 * 'View more' to the first new card.
 */
function useMoreDoctors(shown: number) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === pathname && asksForMore(navigation.location.search);
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

/** Another department comes without a limit, and leaves the focus where it is. */
function asksForMore(search: string): boolean {
  return new URLSearchParams(search).has("limit");
}

/** Doctors on the first page, and how many 'View more' adds (specification §9). */
export const DOCTORS_PAGE_SIZE = 6;

/** More than any hospital has; larger limits in an address are cut to it. */
const MAX_DOCTORS = 300;

/** How many doctors the limit in an address shows: whole pages, and one page for anything that is not a number. */
export function parseDoctorLimit(value: string | null): number {
  const asked = Number(value);
  if (!Number.isFinite(asked) || asked <= DOCTORS_PAGE_SIZE) return DOCTORS_PAGE_SIZE;
  return Math.min(Math.ceil(asked / DOCTORS_PAGE_SIZE) * DOCTORS_PAGE_SIZE, MAX_DOCTORS);
}

/**
 * The limit of 'View more'; undefined when all doctors are shown or were asked for (one that cannot be fetched keeps the
 * shown below the total), and when the limit cannot grow.
 */
export function nextDoctorLimit(limit: number, shown: number, total: number): number | undefined {
  if (shown >= total || limit >= total || limit >= MAX_DOCTORS) return undefined;
  return parseDoctorLimit(String(limit + DOCTORS_PAGE_SIZE));
}
