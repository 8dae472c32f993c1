import { Form, useNavigation, useSubmit, Link, useLocation } from "react-router";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Loader } from "#app/ui/loader/loader.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { nextDoctorLimit } from "./doctor-limit.ts";
import { DoctorPicture } from "./doctor-row.tsx";

interface DoctorsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  doctors: DoctorSummary[];
  /** How many there are in all, in the hospital or in the chosen department. */
  total: number;
  /** How many were asked for. */
  limit: number;
  filter: DoctorFilterData;
}

export function DoctorsPage({ basePath, picture, doctors, total, limit, filter }: DoctorsPageProps) {
  const texts = useTexts("doctors");
  const { home, doctors: title } = useTexts("sections");
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: home, to: basePath }]} lead={texts.lead} picture={picture} />
      <Section labelledBy="doctors-heading">
        <SectionHeading
          id="doctors-heading"
          title={texts.ourDoctors}
          subtitle={<ShownCount shown={doctors.length} total={total} department={chosenName(filter)} />}
          action={<DoctorFilter basePath={basePath} filter={filter} />}
        />
        {filter.isMissing && doctors.length > 0 && <p className="doctors-notice">{texts.departmentMissing}</p>}
        {doctors.length === 0 ? (
          <EmptyMessage icon="doctor">{texts.none}</EmptyMessage>
        ) : (
          <DoctorList
            basePath={basePath}
            doctors={doctors}
            department={filter.chosen}
            next={nextDoctorLimit(limit, doctors.length, total)}
          />
        )}
      </Section>
    </>
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

/** Tells how much of the whole is shown, also to those who cannot see the cards arrive. */
function ShownCount({ shown, total, department }: ShownCountProps) {
  const texts = useTexts("doctors");
  return <span role="status">{shown > 0 && texts.shown(shown, total, department)}</span>;
}

interface DoctorListProps {
  basePath: string;
  doctors: DoctorSummary[];
  department: string;
  /** The limit 'View more' leads to; undefined when there is no more. */
  next: number | undefined;
}

/** The cards shown so far; while more load they stay, and a loader takes the button's place (checklist A52). */
function DoctorList({ basePath, doctors, department, next }: DoctorListProps) {
  const { isLoading, listRef } = useMoreDoctors(doctors.length);
  return (
    <>
      <ul className="grid doctor-grid" ref={listRef}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard basePath={basePath} doctor={doctor} />
          </li>
        ))}
      </ul>
      {isLoading && <Loader />}
      {next !== undefined && !isLoading && <ViewMoreLink limit={next} department={department} />}
    </>
  );
}

/** A doctor of the list with the way to the details. */
function DoctorCard({ basePath, doctor }: { basePath: string; doctor: DoctorSummary }) {
  const texts = useTexts("doctors");
  const { id, name, centerOfExcellence, profilePicture } = doctor;
  return (
    <Card
      title={
        <EditorField entry={id} field="name">
          {name}
        </EditorField>
      }
      mediaShape="portrait"
      media={<DoctorPicture picture={profilePicture} sizes="(width < 40rem) 38vw, (width < 62rem) 45vw, 24rem" />}
      footer={
        <TextLink to={hospitalPaths({ basePath }).toDoctor(id)} label={texts.detailsOf(name)}>
          {texts.details}
        </TextLink>
      }
    >
      <p>
        <EditorField entry={id} field="centerOfExcellence">
          {centerOfExcellence}
        </EditorField>
      </p>
    </Card>
  );
}

/** By which department the list is narrowed. */
export interface DoctorFilterData {
  /** Those that have doctors; none when they are not known. */
  departments: { key: string; name: string }[];
  /** Key of the chosen one; empty for all doctors. */
  chosen: string;
  /** True when the address asks for a department that cannot be shown. */
  isMissing: boolean;
}

interface DoctorFilterProps {
  basePath: string;
  filter: DoctorFilterData;
}

/** Narrows the list to one department: at once where JavaScript runs, else by its button. */
function DoctorFilter({ basePath, filter }: DoctorFilterProps) {
  const texts = useTexts("doctors");
  const { toDoctors } = hospitalPaths({ basePath });
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
          <option value="">{texts.allDepartments}</option>
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

/** What was chosen last, also while its doctors are on their way. */
function useChoice(toDoctors: string, current: string): string {
  const { location } = useNavigation();
  const isAsking = location?.pathname === toDoctors;
  return isAsking ? (new URLSearchParams(location.search).get("department") ?? "") : current;
}

interface ViewMoreLinkProps {
  limit: number;
  /** Key of the department the list is narrowed to; empty for none. */
  department: string;
}

/** Asks for the list again with a larger limit, without moving the page. */
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
 * Watches 'View more': whether its response is on the way, and, when it has come, moves the focus from the vanished
 * button to the first of the new cards.
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

/** Another department is asked for without a limit, and leaves the focus where it is. */
function asksForMore(search: string): boolean {
  return new URLSearchParams(search).has("limit");
}
