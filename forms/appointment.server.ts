import { formatDay, formatShortDay } from "#site/texts/date-format.ts";
import { rules } from "./appointment.ts";
import {
  ADDRESSEE_INPUTS,
  EMAIL_INPUT,
  line,
  optionalDay,
  optionalLine,
  optionalNumber,
  PHONE_INPUT,
  unbrokenPhone,
  defineServerForm,
} from "./form-fields.server.ts";

export const APPOINTMENT = defineServerForm({
  rules,
  summary: "Ask a hospital for an appointment",
  fields: {
    patientName: { ...line("Whose appointment it is."), label: "patient", column: "name" },
    patientContactNumber: { ...PHONE_INPUT, label: "phone", isPhone: true, column: "phone" },
    patientEmail: { ...EMAIL_INPUT, label: "email", column: "email" },
    department: { ...line("The department's name."), label: "department", column: "department" },
    doctor: { ...optionalLine("The doctor's name."), label: "doctor", column: "doctor" },
    appointmentOn: {
      ...optionalDay("The day that is wished for, from today on in India and at most a year ahead, or nothing."),
      label: "date",
      show: ({ appointmentOn }, { pages }) => appointmentOn && formatDay(appointmentOn, pages.locale),
      column: "preferred_date",
    },
    outPatientNumber: {
      ...optionalNumber("The patient's number at the hospital; what is no whole number is mailed as it was typed."),
      label: "opNumber",
      show: ({ outPatientNumber: number, outPatientNumberTyped: typed }, { server }) =>
        typed ? server.mail.asTyped(typed) : String(number ?? ""),
      column: "op_number",
      exported: ({ outPatientNumber: number, outPatientNumberTyped: typed }) => typed ?? number ?? "",
    },
    ...ADDRESSEE_INPUTS,
  },
  summarize: (
    { department, appointmentOn, patientName, patientContactNumber, patientEmail },
    { pages, server: { mail } },
  ) => ({
    title: mail.appointment.title(department),
    about: [department, appointmentOn && formatShortDay(appointmentOn, pages.locale)],
    name: patientName,
    phoneNumber: patientContactNumber,
    nextStep: mail.appointment.nextStep(unbrokenPhone(patientContactNumber)),
    replyTo: { name: patientName, address: patientEmail },
  }),
});
