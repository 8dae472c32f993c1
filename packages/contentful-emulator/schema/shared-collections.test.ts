import { expect, test } from "vitest";
import { createContentType, createEntry, createField, linkTo, writeSpaceExport } from "../fixtures.ts";
import { runCommand } from "../run-command.ts";

const linkList = (id: string, ...linkContentType: string[]) =>
  createField(id, "Array", { items: { type: "Link", linkType: "Entry", validations: [{ linkContentType }] } });

/** A page's list `sections` and the content type `pageSections` both make `PageSectionsCollection`. */
const createSpace = (...allowed: string[]) => ({
  contentTypes: [
    createContentType("page", [linkList("sections", ...allowed)]),
    createContentType("pageSections", [createField("title", "Symbol")]),
    createContentType("teaser", [createField("title", "Symbol")]),
  ],
  entries: [
    createEntry("page", "home", { sections: ["intro", "news", "outro"].map((id) => linkTo("Entry", id)) }),
    createEntry("pageSections", "intro", { title: "Intro" }),
    createEntry("teaser", "news", { title: "News" }),
    createEntry("pageSections", "outro", { title: "Outro" }),
  ],
});

async function ask(space: object, query: string) {
  await using written = await writeSpaceExport(space);
  const complaints: string[] = [];
  const output = { print: () => undefined, printError: (text: string) => complaints.push(text) };
  const { service } = await runCommand(["--export", written.file, "--port", "0", "--token", "read"], output);
  try {
    const response = await fetch(`${service?.graphqlUrl}?${new URLSearchParams({ query, access_token: "read" })}`);
    const { data, errors = [] } = (await response.json()) as { data: unknown; errors?: object[] };
    return { data, errors, complaints: complaints.map((text) => text.replace(`${written.file}: `, "")) };
  } finally {
    await service?.close();
  }
}

const TITLES = "{ __typename items { title } }";
const warning =
  "The list 'sections' of the content type 'page' and the content type 'pageSections' share the type 'PageSectionsCollection': entries of other content types in the list are null";

test.each([[["pageSections"]], [["pageSections", "teaser"]]])(
  "a list of %j and the content type of its collection's name share one type, and a warning says so",
  async (allowed) => {
    const query = `{ page(id: "home") { sectionsCollection ${TITLES} sectionsCursorCollection(limit: 1) ${TITLES} }
      pageSectionsCollection(order: title_DESC) ${TITLES} }`;
    const { data, errors, complaints } = await ask(createSpace(...allowed), query);
    expect(data).toEqual({
      page: {
        sectionsCollection: {
          __typename: "PageSectionsCollection",
          items: [{ title: "Intro" }, null, { title: "Outro" }],
        },
        sectionsCursorCollection: { __typename: "PageSectionsCursorCollection", items: [{ title: "Intro" }] },
      },
      pageSectionsCollection: {
        __typename: "PageSectionsCollection",
        items: [{ title: "Outro" }, { title: "Intro" }],
      },
    });
    expect(errors).toMatchObject([
      { extensions: { contentful: { code: "UNEXPECTED_LINKED_CONTENT_TYPE", details: { linkId: "news" } } } },
    ]);
    expect(complaints).toEqual([warning]);
  },
);

test("such a list is filtered as the content type is", async () => {
  const query = `{ page(id: "home") { sectionsCollection(where: { title_contains: "out" }) ${TITLES} } }`;
  const { data } = await ask(createSpace("pageSections", "teaser"), query);
  expect(data).toMatchObject({ page: { sectionsCollection: { items: [{ title: "Outro" }] } } });
});
