import { BEST_TIMES } from "./call-back.ts";
import { rules } from "./call.ts";
import { ADDRESSEE_INPUTS, defineServerForm, optionalLine, PHONE_INPUT, unbrokenPhone } from "./form-fields.server.ts";

export const CALL = defineServerForm({
  rules,
  summary: "Ask a hospital for a call",
  fields: {
    contactNumber: { ...PHONE_INPUT, label: "phone", isPhone: true, column: "phone" },
    name: { ...optionalLine("Who is to be called, or nothing."), label: "name", column: "name" },
    department: { ...optionalLine("The department's name, or nothing."), label: "department", column: "department" },
    doctor: {
      ...optionalLine("The doctor's name, or nothing."),
      label: "doctor",
      show: ({ doctor }) => doctor || undefined,
      column: "doctor",
    },
    bestTime: {
      ...optionalLine("When to call: morning, afternoon, evening, or other words."),
      label: "bestTime",
      show: ({ bestTime }, { server }) =>
        BEST_TIMES.some((one) => one === bestTime) ? server.callMe.times[bestTime as "morning"] : bestTime || undefined,
      column: "best_time",
    },
    note: {
      ...optionalLine("One line about what it is for, or nothing."),
      label: "note",
      show: ({ note }) => note || undefined,
      column: "note",
    },
    ...ADDRESSEE_INPUTS,
  },
  summarize: ({ name, contactNumber, department, doctor }, { server: { mail } }) => ({
    title: mail.callBack.title(department || doctor),
    about: [department || doctor],
    name: name || mail.callBack.caller,
    phoneNumber: contactNumber,
    nextStep: mail.callBack.nextStep(unbrokenPhone(contactNumber)),
  }),
});
