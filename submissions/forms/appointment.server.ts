import { formatDay, formatShortDay, NOT_GIVEN } from "../mail/office-mail.ts";
import { checkAppointmentForm, type AppointmentFormValues, type AppointmentRequest } from "./appointment.ts";
import {
  ADDRESSEE_INPUTS,
  EMAIL_INPUT,
  line,
  optionalDay,
  optionalLine,
  optionalNumber,
  PHONE_INPUT,
  unbrokenPhone,
  type ServerForm,
} from "./form-fields.server.ts";

export const APPOINTMENT: ServerForm<AppointmentFormValues, AppointmentRequest> = {
  kind: "appointment",
  name: "Appointment request",
  summary: "Ask a hospital for an appointment",
  fields: {
    patientName: { ...line("Whose appointment it is."), label: "Patient", column: "name" },
    patientContactNumber: { ...PHONE_INPUT, label: "Phone", isPhone: true, column: "phone" },
    patientEmail: { ...EMAIL_INPUT, label: "E-mail", column: "email" },
    department: { ...line("The department's name."), label: "Department", column: "department" },
    doctor: { ...optionalLine("The doctor's name."), label: "Doctor", column: "doctor" },
    appointmentOn: {
      ...optionalDay("The day that is wished for, from today on in India, or nothing."),
      label: "Preferred date",
      show: ({ appointmentOn }) => (appointmentOn ? formatDay(appointmentOn) : NOT_GIVEN),
      column: "preferred_date",
    },
    outPatientNumber: {
      ...optionalNumber("The patient's number at the hospital; what is no whole number is mailed as it was typed."),
      label: "OP number",
      show: ({ outPatientNumber: number, outPatientNumberTyped: typed }) =>
        typed ? `${typed} (as typed)` : String(number ?? NOT_GIVEN),
      column: "op_number",
      exported: ({ outPatientNumber: number, outPatientNumberTyped: typed }) => typed ?? number ?? "",
    },
    ...ADDRESSEE_INPUTS,
  },
  check: (values, { today }) => checkAppointmentForm(values, today),
  summarize: ({ department, appointmentOn, patientName, patientContactNumber, patientEmail }) => ({
    title: `Appointment request: ${department}`,
    about: [department, appointmentOn && formatShortDay(appointmentOn)],
    name: patientName,
    phoneNumber: patientContactNumber,
    nextStep:
      `To answer, reply to this mail (it goes to the patient) or call ${unbrokenPhone(patientContactNumber)}. ` +
      "Nothing is booked yet: the patient has only been told that the request was sent.",
    replyTo: { name: patientName, address: patientEmail },
  }),
};
