import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/link/link.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

export interface DoctorFilterData {
  departments: { key: string; name: string }[];
  /** Key of a department; empty for all, as the letter below. */
  chosen: string;
  isMissing: boolean;
  letters: string[];
  letter: string;
}

type DoctorFilterProps = { basePath: string; filter: DoctorFilterData };

/** Department and first letter; folded on phones, where the doctors found come first. */
export function DoctorFilter({ basePath, filter }: DoctorFilterProps) {
  const texts = useTexts("doctors");
  const { departments, letters, letter } = filter;
  if (departments.length === 0 && letters.length === 0) return null;
  return (
    <Fold title={<span className="field__label">{texts.narrow}</span>}>
      <div className="doctor-finder">
        {departments.length > 0 && <DepartmentChoice basePath={basePath} filter={filter} />}
        {letters.length > 0 && <Letters basePath={basePath} letters={letters} chosen={letter} />}
      </div>
    </Fold>
  );
}

/** Filters the list by department: at once with JavaScript, else by its button. */
function DepartmentChoice({ basePath, filter }: DoctorFilterProps) {
  const { doctors: texts, common } = useTexts();
  const { toDoctors } = hospitalPaths({ basePath });
  const submit = useSubmit();
  const { location } = useNavigation();
  // The choice made last, also while its doctors load.
  const isAsking = location?.pathname === toDoctors;
  const chosen = isAsking ? (new URLSearchParams(location.search).get("department") ?? "") : filter.chosen;
  return (
    <Form className="department-choice" action={toDoctors} preventScrollReset>
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
          <option value="">{common.allDepartments}</option>
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

function Letters({ basePath, letters, chosen }: { basePath: string; letters: string[]; chosen: string }) {
  const texts = useTexts("doctors");
  const { toDoctors } = hospitalPaths({ basePath });
  return (
    <nav aria-labelledby="doctor-letters">
      <p className="field__label" id="doctor-letters">
        {texts.firstLetter}
      </p>
      <ul className="doctor-letters">
        {chosen && (
          <li>
            <a className="doctor-letters__letter doctor-letters__link" href={toDoctors} data-keep-scroll="">
              {texts.all}
            </a>
          </li>
        )}
        {alphabetOf(letters).map((letter) =>
          letters.includes(letter) ? (
            <li key={letter}>
              <a
                className="doctor-letters__letter doctor-letters__link"
                href={`${toDoctors}?letter=${encodeURIComponent(letter)}`}
                data-keep-scroll=""
                aria-current={letter === chosen ? "true" : undefined}
              >
                {letter}
              </a>
            </li>
          ) : (
            <li key={letter} className="doctor-letters__letter" aria-hidden="true">
              {letter}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** "Dr.", "Sr.", "Prof." and the like, with or without the dot; initials such as "K." are part of the name. */
const TITLE = /^(?:[\p{L}\p{M}]{2,}\.|(?:dr|sr|fr|prof|mrs?|ms)\s)\s*/iu;

/** The letter a doctor is listed under: the first of the name without titles; empty for none. */
export function doctorLetter(name: string): string {
  let rest = name.trim();
  while (TITLE.test(rest)) rest = rest.replace(TITLE, "");
  return /\p{L}/u.exec(rest)?.[0].toUpperCase() ?? "";
}

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letters in use among all of their alphabet, which shows where nobody is. */
function alphabetOf(letters: string[]): string[] {
  const hasLatin = letters.some((letter) => LATIN.includes(letter));
  return hasLatin ? sortLetters([...LATIN, ...letters]) : letters;
}

export function doctorLetters(names: string[]): string[] {
  return sortLetters(names.map(doctorLetter).filter(Boolean));
}

function sortLetters(letters: string[]): string[] {
  return [...new Set(letters)].sort((a, b) => a.localeCompare(b, "en"));
}

export function parseDoctorLetter(value: string | null): string {
  return /^\p{L}$/u.test(value ?? "") ? value!.toUpperCase() : "";
}
