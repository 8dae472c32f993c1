import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { buttonClass } from "#app/ui/link/link.tsx";
import { EmergencyCalls, type UrgentCall, UrgentNote } from "#app/ui/contacts/contacts.tsx";
import {
  useFormContext,
  FormPersonFields,
  FormSelectField,
  FormTextField,
  type SelectOption,
} from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings, TypedValues } from "#app/ui/form/form-state.ts";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Portrait } from "#app/ui/picture/picture.tsx";
import { Row } from "#app/ui/row/row.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { lastDay, todayByPage } from "#forms/calendar.ts";
import { askAboutDay, type ChoicePause, type DoctorChoice, type HospitalDays } from "./visit-day.ts";

export interface DepartmentChoice {
  name: string;
  /** e.g. "ENT" for "E N T". */
  label?: string | undefined;
  /** Left out where its doctors cannot be asked for. */
  listingId?: string;
  /** Its patients come at once, and send no form. */
  isEmergency?: true;
  pause?: ChoicePause;
}

export type AppointmentPrefill = { department: string; doctor: string; doctors: DoctorChoice[] };

export interface AppointmentFormData extends FormSettings {
  basePath: string;
  departments: DepartmentChoice[];
  days: HospitalDays;
  prefill?: AppointmentPrefill;
  /** Stands in place of the form while a hospital takes no requests. */
  paused?: ChoicePause;
}

export type AppointmentReply = { reply: FormReply; doctors: DoctorChoice[] };

interface AppointmentFormProps extends AppointmentFormData {
  idPrefix: string;
  labelledBy: string;
  sentText?: string;
  reply?: AppointmentReply | undefined;
}

export function AppointmentForm(props: AppointmentFormProps) {
  const { paused, reply, labelledBy } = props;
  // What was typed before the pause is never taken away.
  if (paused && !reply) return <PausedForm {...paused} labelledBy={labelledBy} />;
  return <OpenForm {...props} />;
}

function PausedForm({ call, text, lang, labelledBy }: ChoicePause & { labelledBy: string }) {
  return (
    <section className="form-panel" aria-labelledby={labelledBy}>
      <EmergencyCalls calls={[call]} />
      <p lang={lang}>{text}</p>
    </section>
  );
}

function OpenForm(props: AppointmentFormProps) {
  const { basePath, departments, days, prefill, reply, ...form } = props;
  const { toAppointment } = hospitalPaths({ basePath });
  const texts = useTexts("appointment");
  const locale = useTexts("locale");
  const [doctor, setDoctor] = useState(() => {
    const { doctor: chosen } = reply?.reply.values ?? prefill ?? {};
    return (reply ?? prefill)?.doctors.find(({ name }) => name === chosen);
  });
  return (
    <SubmissionForm
      key={toAppointment}
      {...form}
      kind="appointment"
      action={toAppointment}
      firstField="department"
      icon="calendar"
      listedBy={{ nameField: "patientName", dayField: "appointmentOn" }}
      reply={reply?.reply}
      chosen={prefill ? ["department", "doctor"] : []}
      ask={(typed) => askAboutDay(String(typed.get("appointmentOn")), doctor, days, { locale, appointment: texts })}
    >
      <h3 className="form-panel__group">{texts.aboutVisit}</h3>
      <DepartmentAndDoctor
        // Another address chooses anew and leaves what was typed below as it is.
        key={JSON.stringify(prefill)}
        departments={departments}
        toDoctors={(listingId) => `${toAppointment}/doctors?listing=${encodeURIComponent(listingId)}`}
        prefill={prefill}
        knownDoctors={reply?.doctors}
        urgent={form.urgent ?? []}
        onDoctor={setDoctor}
      />
      <PatientFields today={form.today} doctor={doctor} hours={days.hours} />
    </SubmissionForm>
  );
}

interface PatientFieldsProps {
  today: string;
  doctor: DoctorChoice | undefined;
  hours: string;
}

function PatientFields({ today, doctor, hours }: PatientFieldsProps) {
  const texts = useTexts("appointment");
  const { opdHours } = useTexts("common");
  const { optional } = useTexts("form");
  const earliest = useSyncExternalStore(
    () => () => {},
    () => todayByPage(today, new Date()),
    () => today,
  );
  const timesId = useId();
  return (
    <>
      {doctor && <ChosenDoctor doctor={doctor} timesId={timesId} />}
      <FormTextField
        name="appointmentOn"
        label={texts.date}
        note={optional}
        type="date"
        min={earliest}
        max={lastDay(earliest)}
        hint={texts.consultingHours(opdHours, hours)}
        describedBy={doctor?.consulting && timesId}
        isWide
      />
      <h3 className="form-panel__group">{texts.aboutPatient}</h3>
      <FormPersonFields name="patientName" email="patientEmail" phone="patientContactNumber" />
      <FormTextField name="outPatientNumber" label={texts.opNumber} autoComplete="off" isRequired={false} />
    </>
  );
}

/** Whom the patient will see and when, beside the date that has to fit. */
function ChosenDoctor({ doctor: { name, field, picture, consulting }, timesId }: ChosenDoctorProps) {
  return (
    <div className="chosen-doctor">
      <Row title={name} headingLevel={3} media={<Portrait picture={picture} sizes="6rem" maxWidth={96} />}>
        <p>{field}</p>
        {consulting && (
          <p className="doctor-card__times" id={timesId}>
            <Icon name="clock" />
            {consulting}
          </p>
        )}
      </Row>
    </div>
  );
}

type ChosenDoctorProps = { doctor: DoctorChoice; timesId: string };

interface DepartmentAndDoctorProps {
  departments: DepartmentChoice[];
  toDoctors: (listingId: string) => string;
  prefill: AppointmentPrefill | undefined;
  /** Of a form posted without JavaScript. */
  knownDoctors: DoctorChoice[] | undefined;
  urgent: UrgentCall[];
  onDoctor: (doctor: DoctorChoice | undefined) => void;
}

function DepartmentAndDoctor(props: DepartmentAndDoctorProps) {
  const { values } = useFormContext();
  // A restored draft begins the choice anew.
  return <Choices key={`${values.department} ${values.doctor}`} values={values} {...props} />;
}

function Choices(props: DepartmentAndDoctorProps & { values: TypedValues }) {
  const { values, departments, toDoctors, prefill, knownDoctors, urgent, onDoctor } = props;
  const texts = useTexts("appointment");
  const { optional } = useTexts("form");
  const [first] = useState(() => firstChoice(values, prefill, knownDoctors));
  const [chosen, setChosen] = useState<Choice>(first);
  const departmentSelect = useRef<HTMLSelectElement>(null);
  const addressOf = (name: string) => {
    const listingId = departments.find((department) => department.name === name)?.listingId;
    return listingId ? toDoctors(listingId) : undefined;
  };
  const known = first.doctors && { address: addressOf(first.department), doctors: first.doctors };
  const { isLoading, doctors } = useDoctors(addressOf(chosen.department), known);

  const doctor = doctors.find(({ name }) => name === chosen.doctor);
  const pause = departments.find(({ name }) => name === chosen.department)?.pause ?? doctor?.pause;
  useEffect(() => onDoctor(doctor), [doctor, onDoctor]);

  useEffect(() => {
    // A choice made before the scripts ran, or restored by the browser, is in the page and not yet in the state. One
    // made during hydration may be in the state alone, so what the page was rendered with does not change it.
    const department = departmentSelect.current?.value ?? "";
    if (department !== first.department) setChosen({ department, doctor: "" });
  }, [first]);

  return (
    <>
      <FormSelectField
        name="department"
        label={texts.department}
        placeholder={texts.selectDepartment}
        example={texts.departmentExample}
        options={optionsOf(departments)}
        value={chosen.department}
        onValueChange={(department) => setChosen({ department, doctor: "" })}
        ref={departmentSelect}
      />
      <div className="form-panel__row form-panel__note" aria-live="polite">
        {departments.some(({ name, isEmergency }) => isEmergency && name === chosen.department) && (
          // Whoever chooses this may be in danger now.
          <UrgentNote calls={urgent}>
            <strong>{texts.emergencyNow}</strong> {texts.doNotSend}
          </UrgentNote>
        )}
        {pause && (
          <UrgentNote calls={[pause.call]}>
            <span lang={pause.lang}>{pause.text}</span>
          </UrgentNote>
        )}
      </div>
      <FormSelectField
        name="doctor"
        label={texts.doctor}
        note={optional}
        placeholder={isLoading ? texts.waitForDoctors : texts.selectDoctor}
        options={optionsOf(doctors)}
        value={chosen.doctor}
        onValueChange={(name) => setChosen({ ...chosen, doctor: name })}
        isDisabled={!chosen.department || isLoading}
      />
      <DoctorsButton />
    </>
  );
}

type Choice = { department: string; doctor: string };

function firstChoice(
  typed: TypedValues,
  prefill: AppointmentPrefill | undefined,
  knownDoctors: DoctorChoice[] | undefined,
): Choice & { doctors?: DoctorChoice[] | undefined } {
  if (typed.department === undefined) return prefill ?? { department: "", doctor: "" };
  return { department: typed.department, doctor: typed.doctor ?? "", doctors: knownDoctors };
}

/** Where no scripts run the page itself brings the doctors, and keeps everything typed. */
function DoctorsButton() {
  return (
    <div className="form-panel__row" data-scriptless>
      {/* Enter in a field presses the form's first button, which has to be one that sends. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <button className={buttonClass("secondary")} name="intent" value="doctors" formNoValidate>
        {useTexts("appointment").showDoctors}
      </button>
    </div>
  );
}

function optionsOf(choices: readonly { name: string; label?: string | undefined }[]): SelectOption[] {
  return [...new Map(choices.map(({ name, label }) => [name, { value: name, label }])).values()];
}

type LoadedDoctors = { address: string | undefined; doctors: DoctorChoice[] };

/** The doctors found at that address, never those of a late response for another address. */
function useDoctors(address: string | undefined, known: LoadedDoctors | undefined) {
  const [loaded, setLoaded] = useState(known);
  const isLoading = address !== undefined && loaded?.address !== address;
  useEffect(() => {
    if (!address || !isLoading) return;
    const controller = new AbortController();
    async function load(from: string) {
      const doctors = await fetchDoctors(from, controller.signal);
      if (!controller.signal.aborted) setLoaded({ address: from, doctors });
    }
    void load(address);
    return () => controller.abort();
  }, [address, isLoading]);
  const doctors = address === undefined || isLoading ? [] : (loaded?.doctors ?? []);
  return { isLoading, doctors };
}

/** The request can be sent without a doctor. */
async function fetchDoctors(address: string, signal: AbortSignal): Promise<DoctorChoice[]> {
  try {
    const response = await fetch(address, { signal });
    const doctors: unknown = await response.json();
    return response.ok && Array.isArray(doctors) ? (doctors as DoctorChoice[]) : [];
  } catch {
    return [];
  }
}
