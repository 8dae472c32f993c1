import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

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
export function DoctorFilter({ basePath, filter }: DoctorFilterProps) {
  const { toDoctors } = hospitalPaths({ basePath });
  const submit = useSubmit();
  const chosen = useChoice(toDoctors, filter.chosen);
  if (filter.departments.length === 0) return null;
  return (
    <Form className="doctor-filter" action={toDoctors} preventScrollReset>
      <Field id="doctor-filter" label="Department">
        <select
          className="field__control field__control--select"
          id="doctor-filter"
          name="department"
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            submit(value ? { department: value } : {}, { action: toDoctors, preventScrollReset: true })
          }
        >
          <option value="">All departments</option>
          {filter.departments.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}

/** What was chosen last, also while its doctors are on their way. */
function useChoice(toDoctors: string, answered: string): string {
  const { location } = useNavigation();
  const isAsking = location?.pathname === toDoctors;
  return isAsking ? (new URLSearchParams(location.search).get("department") ?? "") : answered;
}
