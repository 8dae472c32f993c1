import { useSyncExternalStore } from "react";
import {
  FORM_PATHS,
  FORM_TRAPS,
  ERROR_SHOWN_MS,
  MARK_SHOWN_MS,
  SEND_TIMEOUT_MS,
} from "#submissions/forms/form-sending.ts";
import { SENT_TEXTS } from "#submissions/forms/sent-texts.ts";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { FormPersonFields } from "#app/ui/form/form-person-fields.tsx";
import { FormTextField } from "#app/ui/form/form-text-field.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { todayInKolkata } from "#submissions/forms/today.ts";
import type { AppointmentFormData, AppointmentReply } from "./appointment-form-data.ts";
import { checkAppointment } from "./appointment-request.ts";
import { DepartmentAndDoctor } from "./department-and-doctor.tsx";

interface AppointmentFormProps extends AppointmentFormData {
  idPrefix: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Said when the request was taken; home page and appointment page word it differently. */
  sentText: string;
  reply?: AppointmentReply | undefined;
}

const TEXTS = {
  submit: "Request appointment",
  sending: "Please wait",
  failed: "Your request could not be sent just now. Please try again or call us.",
  next: SENT_TEXTS.appointment.next,
  sendAnother: SENT_TEXTS.appointment.sendAnother,
};

const TIMING = { messageShownMs: ERROR_SHOWN_MS, markShownMs: MARK_SHOWN_MS, sendTimeoutMs: SEND_TIMEOUT_MS };

/** Asks a hospital for an appointment. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { idPrefix, labelledBy, sentText, reply, departments, today, prefill, ...hospital } = props;
  const { toAppointment } = hospitalPaths(hospital);
  return (
    <SubmissionForm
      key={toAppointment}
      idPrefix={idPrefix}
      labelledBy={labelledBy}
      firstField="department"
      action={toAppointment}
      api={hospital.apiOrigin + FORM_PATHS.appointment}
      check={(typed) => checkNow(typed, hospital)}
      timing={TIMING}
      traps={FORM_TRAPS}
      texts={{ ...TEXTS, sent: sentText }}
      icon="calendar"
      listedAs={{ what: "Appointment request", nameField: "patientName", dayField: "appointmentOn" }}
      call={hospital.conciergePhone}
      reply={reply?.reply}
      privacyNotice={hospital.privacyNotice}
      showsFailure={hospital.showsFailure}
      chosen={prefill ? ["department", "doctor"] : []}
    >
      <DepartmentAndDoctor
        // Another address chooses anew and leaves what was typed below as it is.
        key={JSON.stringify(prefill)}
        departments={departments}
        toDoctors={(listingId) => `${toAppointment}/doctors?listing=${encodeURIComponent(listingId)}`}
        prefill={prefill}
        knownDoctors={reply?.doctors}
      />
      <PatientFields today={today} />
    </SubmissionForm>
  );
}

function checkNow(typed: FormData, hospital: Parameters<typeof checkAppointment>[1]) {
  return checkAppointment(typed, hospital, new Date());
}

function PatientFields({ today }: { today: string }) {
  return (
    <>
      <FormPersonFields name="patientName" email="patientEmail" phone="patientContactNumber" />
      <FormTextField name="outPatientNumber" label="OP Number (If any)" autoComplete="off" />
      <FormTextField name="appointmentOn" label="Date" note="(optional)" type="date" min={useToday(today)} isWide />
    </>
  );
}

/** The date in India by the visitor's clock; while the page is taken over, the date it was rendered with. */
function useToday(rendered: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => todayInKolkata(new Date()),
    () => rendered,
  );
}
