import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button/button-class.ts";
import { useFormContext } from "#app/ui/form/form-context.ts";
import type { TypedValues } from "#app/ui/form/form-reply.ts";
import { FormSelectField } from "#app/ui/form/form-select-field.tsx";
import type { AppointmentPrefill, DepartmentChoice, DoctorChoice } from "./appointment-form-data.ts";
import { useDoctors } from "./use-doctors.ts";

interface DepartmentAndDoctorProps {
  departments: DepartmentChoice[];
  /** Address of a listing's doctors. */
  toDoctors: (listingId: string) => string;
  /** What the address chose; what was typed before the page was answered counts more. */
  prefill: AppointmentPrefill | undefined;
  /** The doctors of the department chosen before the page was answered. */
  knownDoctors: DoctorChoice[] | undefined;
}

/** The department and, once one is chosen, its doctors. */
export function DepartmentAndDoctor(props: DepartmentAndDoctorProps) {
  const { values } = useFormContext();
  // A draft that is given back begins the choice anew.
  return <Choices key={`${values.department} ${values.doctor}`} values={values} {...props} />;
}

function Choices({
  values,
  departments,
  toDoctors,
  prefill,
  knownDoctors,
}: DepartmentAndDoctorProps & { values: TypedValues }) {
  const [first] = useState(() => firstChoice(values, prefill, knownDoctors));
  const [chosen, setChosen] = useState<Choice>(first);
  const departmentSelect = useRef<HTMLSelectElement>(null);
  const addressOf = (name: string) => addressOfDoctors(departments, name, toDoctors);
  const firstAddress = addressOf(first.department);
  const known = first.doctors && firstAddress ? { address: firstAddress, doctors: first.doctors } : undefined;
  const { isLoading, doctors } = useDoctors(addressOf(chosen.department), known);

  useEffect(() => {
    // A choice made before the scripts ran, or restored by the browser, is in the page and not yet in the state. One made
    // while they took over may be in the state alone, and what the page was rendered with says nothing against it.
    const department = departmentSelect.current?.value ?? "";
    if (department !== first.department) setChosen({ department, doctor: "" });
  }, [first]);

  return (
    <>
      <FormSelectField
        name="department"
        label="Department"
        placeholder="Select Department"
        options={namesOf(departments)}
        value={chosen.department}
        onValueChange={(department) => setChosen({ department, doctor: "" })}
        ref={departmentSelect}
      />
      <FormSelectField
        name="doctor"
        label="Doctor"
        note="(optional)"
        placeholder={isLoading ? "Please wait" : "Select Doctor"}
        options={namesOf(doctors)}
        value={chosen.doctor}
        onValueChange={(doctor) => setChosen({ ...chosen, doctor })}
        isDisabled={!chosen.department || isLoading}
      />
      <DoctorsButton />
    </>
  );
}

interface Choice {
  department: string;
  doctor: string;
}

/** What is chosen when the form appears, with the doctors of that department where they came along. */
function firstChoice(
  typed: TypedValues,
  prefill: AppointmentPrefill | undefined,
  knownDoctors: DoctorChoice[] | undefined,
): Choice & { doctors?: DoctorChoice[] | undefined } {
  if (typed.department === undefined) return prefill ?? { department: "", doctor: "" };
  return { department: typed.department, doctor: typed.doctor ?? "", doctors: knownDoctors };
}

/** Without JavaScript the page itself brings the doctors, with everything typed kept. */
function DoctorsButton() {
  return (
    <noscript className="form-panel__row">
      {/* Enter in a field presses the form's first button, which has to be the one that sends. */}
      <button className="form-default-button" type="submit" tabIndex={-1} aria-hidden="true" />
      <button className={buttonClass("secondary")} type="submit" name="intent" value="doctors" formNoValidate>
        Show doctors
      </button>
    </noscript>
  );
}

function addressOfDoctors(departments: DepartmentChoice[], name: string, toDoctors: (listingId: string) => string) {
  const listingId = departments.find((department) => department.name === name)?.listingId;
  return listingId && toDoctors(listingId);
}

function namesOf(choices: readonly { name: string }[]): string[] {
  return [...new Set(choices.map(({ name }) => name))];
}
