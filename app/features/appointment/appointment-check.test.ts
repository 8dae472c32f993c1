import { describe, expect, test } from "vitest";
import { pages } from "#site/texts/en.ts";
import { checkAppointment } from "./appointment-check.ts";

const hospital = { contentName: "Venmala Hospital Punalur", receivingAddress: "punalur@example.org" };
const FACTS = { today: "2026-11-20", texts: pages.rules };

const typed = {
  department: "Cardiology",
  doctor: "Dr. Sample One",
  patientName: " Anu ",
  patientEmail: "ANU@EXAMPLE.ORG",
  patientContactNumber: "9000000001",
  outPatientNumber: "1207",
  appointmentOn: "2026-11-21",
};

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("what the appointment form sends", () => {
  test("the request has exactly the ten keys, with numbers as numbers and names as text [S203 S204 S239]", () => {
    expect(checkAppointment(formOf(typed), hospital, FACTS)).toEqual({
      ok: true,
      value: {
        patientName: "Anu",
        doctor: "Dr. Sample One",
        department: "Cardiology",
        patientContactNumber: 9000000001,
        outPatientNumber: 1207,
        message: "",
        appointmentOn: "2026-11-21",
        patientEmail: "ANU@EXAMPLE.ORG",
        hospital: "Venmala Hospital Punalur",
        to: "punalur@example.org",
      },
    });
  });

  test("an OP number that is no number is sent as none, and what was typed goes beside the ten keys", () => {
    const request = checkAppointment(formOf(typed), hospital, FACTS);
    const numbered = { ...(request.ok && request.value), outPatientNumber: null };
    expect(checkAppointment(formOf({ ...typed, outPatientNumber: " OP-12/അ " }), hospital, FACTS)).toEqual({
      ok: true,
      value: { ...numbered, headers: { "OP-Number": "OP-12%2F%E0%B4%85" } },
    });
  });

  test("a disabled doctor select, no date and no OP number do not block it [S247]", () => {
    const { department, patientName, patientEmail, patientContactNumber } = typed;
    const verdict = checkAppointment(
      formOf({ department, patientName, patientEmail, patientContactNumber }),
      hospital,
      FACTS,
    );
    expect(verdict).toMatchObject({ ok: true, value: { doctor: "", appointmentOn: "", outPatientNumber: null } });
  });

  test("the date is compared with today [S249]", () => {
    const verdict = checkAppointment(formOf({ ...typed, appointmentOn: "2026-11-19" }), hospital, FACTS);
    expect(verdict).toMatchObject({ ok: false, error: { field: "appointmentOn" } });
  });
});
