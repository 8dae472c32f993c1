import { describe, expect, test } from "vitest";
import { checkAppointmentForm } from "./appointment-form.ts";
import type { AppointmentFormValues } from "./appointment-form.ts";

const TODAY = "2026-11-20";

const filled: AppointmentFormValues = {
  department: "Cardiology",
  doctor: "Dr. Sample",
  patientName: " Anu ",
  patientEmail: "ANU@EXAMPLE.ORG",
  patientContactNumber: "98470 12-345",
  outPatientNumber: "1234",
  appointmentOn: "2026-11-24",
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

const empty = Object.fromEntries(Object.keys(filled).map((key) => [key, ""])) as unknown as AppointmentFormValues;

const failureOf = (changes: Partial<AppointmentFormValues>, base = filled) => {
  const check = checkAppointmentForm({ ...base, ...changes }, TODAY);
  return check.ok ? undefined : check.error;
};

test("a filled form becomes the payload of the specification", () => {
  expect(checkAppointmentForm(filled, TODAY)).toEqual({
    ok: true,
    value: {
      patientName: "Anu",
      doctor: "Dr. Sample",
      department: "Cardiology",
      patientContactNumber: 9847012345,
      outPatientNumber: 1234,
      message: "",
      appointmentOn: "2026-11-24",
      patientEmail: "ANU@EXAMPLE.ORG",
      hospital: "Venmala Hospital Punalur",
      to: "punalur@example.org",
    },
  });
});

test("the rules fail in the order of the specification, one at a time", () => {
  const steps: [Partial<AppointmentFormValues>, string, string][] = [
    [{}, "department", "Select a department"],
    [{ department: "Cardiology", patientName: "   " }, "patientName", "Enter your name"],
    [{ patientName: "Anu" }, "patientEmail", "Enter your email-address"],
    [{ patientEmail: "abc" }, "patientEmail", "Enter valid email-address"],
    [{ patientEmail: "a@b" }, "patientEmail", "Enter valid email-address"],
    [{ patientEmail: "a b@c.in" }, "patientEmail", "Enter valid email-address"],
    [{ patientEmail: "a@c.in" }, "patientContactNumber", "Enter your contact number"],
    [{ patientContactNumber: "984701234" }, "patientContactNumber", "Enter valid contact number"],
    [{ patientContactNumber: "98470123456" }, "patientContactNumber", "Enter valid contact number"],
    [{ patientContactNumber: "9847012345" }, "", ""],
  ];
  let typed = empty;
  for (const [changes, field, message] of steps) {
    typed = { ...typed, ...changes };
    expect(failureOf({}, typed)).toEqual(field ? { field, message } : undefined);
  }
});

test("doctor, date and OP number may stay empty", () => {
  const check = checkAppointmentForm({ ...filled, doctor: "", appointmentOn: "", outPatientNumber: "" }, TODAY);
  expect(check).toMatchObject({ ok: true, value: { doctor: "", appointmentOn: "", outPatientNumber: null } });
});

test("an OP number that is no number never blocks the form", () => {
  const check = checkAppointmentForm({ ...filled, outPatientNumber: "OP/12" }, TODAY);
  expect(check).toMatchObject({ ok: true, value: { outPatientNumber: null } });
});

describe("the phone number", () => {
  test.each(["0477224466", "+91 98470 12345", "abcdefghij", "98470123.5", "９８４７０１２３４５"])(
    "%s is refused",
    (typed) => {
      expect(failureOf({ patientContactNumber: typed })?.message).toBe("Enter valid contact number");
    },
  );
});

describe("the date", () => {
  test.each(["2026-11-19", "2026-02-31", "tomorrow", "24/11/2026", "2027-1-1", "+02027-01-01"])(
    "%s is refused",
    (typed) => {
      expect(failureOf({ appointmentOn: typed })).toEqual({
        field: "appointmentOn",
        message: "Select today or a later date",
      });
    },
  );

  test.each(["2026-11-20", "2028-02-29"])("%s is taken", (typed) => {
    expect(failureOf({ appointmentOn: typed })).toBeUndefined();
  });
});

test("a text of excessive length is refused", () => {
  expect(failureOf({ patientName: "a".repeat(201) })?.field).toBe("patientName");
  expect(failureOf({ doctor: "a".repeat(201) })?.field).toBe("doctor");
});
