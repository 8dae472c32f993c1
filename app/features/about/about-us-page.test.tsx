import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { AboutUsPage } from "./about-us-page.tsx";

const props = {
  basePath: "/h",
  summary: "By the river.",
  about: { heading: "About the hospital", paragraphs: ["It opened in 1988."] },
  weCare: undefined,
  claims: ["24x7 emergency care"],
  messages: [
    {
      id: "md",
      heading: "Welcome",
      name: "Dr. Anu",
      role: "Managing Director",
      paragraphs: ["Come in."],
      isSample: false,
    },
  ],
  stats: [{ id: "doctors", figure: "165+", label: "Doctors" }],
  leaders: [{ name: "Dr. Leela Varghese", role: "Medical Director", portrait: undefined }],
  facts: [{ icon: "check", label: "Accreditation", value: "NABH" }],
  campusPicture: undefined,
  campusDescription: "",
  welcomePicture: undefined,
  welcomeDescription: "",
};

test("the page shows description, messages and stats", () => {
  const html = renderPage(<AboutUsPage {...props} />);
  for (const text of ["About Us", "It opened in 1988.", "Dr. Anu", "Managing Director", "165+", "24x7 emergency care"])
    expect(html).toContain(text);
});

test("leaders are shown by name and role, and without leaders there is no heading for them", () => {
  const html = renderPage(<AboutUsPage {...props} />);
  for (const text of ["Dr. Leela Varghese", "Medical Director", "NABH"]) expect(html).toContain(text);
  expect(renderPage(<AboutUsPage {...props} leaders={[]} />)).not.toContain("leaders-heading");
});

test("the we-care section is there only where the hospital has one", () => {
  expect(renderPage(<AboutUsPage {...props} />)).not.toContain("we-care");
  const weCare = { heading: "We care", paragraphs: ["Always."], points: ["By day", "By night"] };
  expect(renderPage(<AboutUsPage {...props} weCare={weCare} />)).toContain("By night");
});

test("an invented message says that it is a sample, and a real one does not", () => {
  expect(renderPage(<AboutUsPage {...props} />)).not.toContain("Sample text");
  const messages = props.messages.map((message) => ({ ...message, isSample: true }));
  expect(renderPage(<AboutUsPage {...props} messages={messages} />)).toContain("Sample text");
});
