import { describe, expect, test } from "vitest";
import { FILLED_APPOINTMENT, SAMPLE_APPOINTMENT, SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import { rules } from "./appointment.ts";

const FACTS = { today: () => "2026-11-20", resumeMaxBytes: 0, texts: SAMPLE_TEXTS.pages.rules };

const filled = {
  ...FILLED_APPOINTMENT,
  patientName: " Anu ",
  patientEmail: "ANU@EXAMPLE.ORG",
  patientContactNumber: "98470 12-345",
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

const empty = Object.fromEntries(Object.keys(filled).map((key) => [key, ""]));

const failureOf = (changes: Record<string, string>, base: Record<string, string> = filled) => {
  const check = rules.check({ ...base, ...changes }, FACTS);
  return check.ok ? undefined : check.error;
};

test("a filled form becomes the payload of the specification [S205]", () => {
  expect(rules.check(filled, FACTS)).toEqual({
    ok: true,
    value: { ...SAMPLE_APPOINTMENT, patientName: "Anu", patientEmail: "ANU@EXAMPLE.ORG" },
  });
});

test("the rules fail in the order of the specification, one at a time [S240]", () => {
  const steps: [Record<string, string>, string, string][] = [
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

test("a rule that fails says so in the site's language", () => {
  const texts = { ...FACTS.texts, department: "വകുപ്പ് തിരഞ്ഞെടുക്കുക", tooLong: (most: number) => `${most} വരെ` };
  const message = (changes: Record<string, string>) => {
    const check = rules.check({ ...filled, ...changes }, { ...FACTS, texts });
    return check.ok ? undefined : check.error.message;
  };
  expect(message({ department: "" })).toBe("വകുപ്പ് തിരഞ്ഞെടുക്കുക");
  expect(message({ doctor: "x".repeat(201) })).toBe("200 വരെ");
});

test("doctor, date and OP number may stay empty [S247]", () => {
  const check = rules.check({ ...filled, doctor: "", appointmentOn: "", outPatientNumber: "" }, FACTS);
  expect(check).toMatchObject({ ok: true, value: { doctor: "", appointmentOn: "", outPatientNumber: null } });
});

test.each<[string, number | null, string | undefined]>([
  ["OP-12/A", null, "OP-12/A"],
  ["\t1.5\n", null, "1.5"],
  ["1234567890123456", null, "1234567890123456"],
  ["0012", 12, "0012"],
  ["12 34", 1234, undefined],
  ["൧൨", 12, undefined],
  ["x".repeat(300), null, "x".repeat(200)],
])(
  "the OP number %j never blocks the form, and what a number does not say stays as typed",
  (typed, number, asTyped) => {
    const check = rules.check({ ...filled, outPatientNumber: typed }, FACTS);
    expect(check).toMatchObject({ ok: true, value: { outPatientNumber: number } });
    expect(check.ok && check.value.outPatientNumberTyped).toBe(asTyped);
  },
);

test("white space around any value does not count", () => {
  const around = Object.fromEntries(
    Object.entries(filled).map(([field, text]) => [field, `\t\r\n\u00A0${text}\u3000\n`]),
  );
  expect(rules.check(around, FACTS)).toEqual(rules.check(filled, FACTS));
});

test.each(["anu@example.org.", " mailto:anu@example.org ", "MAILTO:anu@example.org."])(
  "the e-mail address %j is taken without what a keyboard or a link added",
  (patientEmail) => {
    const check = rules.check({ ...filled, patientEmail }, FACTS);
    expect(check).toMatchObject({ ok: true, value: { patientEmail: "anu@example.org" } });
  },
);

test("a name of which nothing shows is none", () => {
  for (const patientName of ["\u200D", "\u200B\u2060", "\u3164", "\u202E\t"])
    expect(failureOf({ patientName })?.message).toBe("Enter your name");
});

describe("the phone number", () => {
  test.each([
    "+91 98470 12345",
    "+91-98470-12345",
    "(+91) 98470 12345",
    "+91 (0)98470 12345",
    "0091 9847012345",
    "91 98470 12345",
    "098470 12345",
    "0\u201398470\u201112345",
    "98470\u00A012345",
    "\u202A+91 98470 12345\u202C",
    "९८४७०१२३४५",
    "൯൮൪൭൦ ൧൨൩൪൫",
    "٩٨٤٧٠١٢٣٤٥",
    "＋９１（９８４７０）１２３４５",
    "\t98470 12345\n",
    "98470.12345",
    "9847012345.",
    "tel:+919847012345",
    "Mob: 98470 12345",
    "98470/12345",
  ])("%s is accepted as people type it", (typed) => {
    const check = rules.check({ ...filled, patientContactNumber: typed }, FACTS);
    expect(check).toMatchObject({ ok: true, value: { patientContactNumber: 9847012345 } });
  });

  test.each(["(0477) 224-4661", "0477/2244661", "0477.2244661"])(
    "%s of a landline is accepted with its area code",
    (typed) => {
      const check = rules.check({ ...filled, patientContactNumber: typed }, FACTS);
      expect(check).toMatchObject({ ok: true, value: { patientContactNumber: 4772244661 } });
    },
  );

  test.each([
    "0477224466",
    "+91 98470 1234",
    "+1 98470 12345",
    "9198470123456",
    "0098470 12345",
    "+91 00 98470 12345",
    "---",
    "abcdefghij",
    "98470123.5",
    "9847012345, 9847012346",
    "9847012345/9847012346",
  ])("%s is refused", (typed) => {
    expect(failureOf({ patientContactNumber: typed })?.message).toBe("Enter valid contact number");
  });
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

  test.each(["2027-11-21", "9999-12-31"])("%s is refused as too far away", (typed) => {
    expect(failureOf({ appointmentOn: typed })).toEqual({
      field: "appointmentOn",
      message: "Select a date within one year from today",
    });
  });

  test.each(["2026-11-20", "2027-11-20"])("%s is accepted", (typed) => {
    expect(failureOf({ appointmentOn: typed })).toBeUndefined();
  });
});

test("a text of excessive length is refused", () => {
  expect(failureOf({ patientName: "a".repeat(201) })?.field).toBe("patientName");
  expect(failureOf({ doctor: "a".repeat(201) })?.field).toBe("doctor");
});
