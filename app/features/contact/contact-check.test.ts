import { expect, test } from "vitest";
import { pages } from "#site/texts/en.ts";
import { checkContact } from "./contact-check.ts";

const hospital = { contentName: "Venmala Hospital Punalur", receivingAddress: "punalur@example.org" };

test("the message has exactly the seven keys, with the number as a number", () => {
  const form = new FormData();
  form.set("name", " Anu ");
  form.set("email", "anu@example.org");
  form.set("contactNumber", "90000 00001");
  form.set("subject", "Visiting hours");
  expect(checkContact(form, hospital, pages.rules)).toEqual({
    ok: true,
    value: {
      name: "Anu",
      email: "anu@example.org",
      subject: "Visiting hours",
      message: "",
      to: "punalur@example.org",
      contactNumber: 9000000001,
      hospital: "Venmala Hospital Punalur",
    },
  });
});
