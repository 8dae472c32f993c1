import { writeFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { createAsset, createContentType, createEntry, createField, linkTo, writeSpaceExport } from "./fixtures.ts";
import { startContentService, type ContentService } from "./start-content-service.ts";

const FIELDS = {
  name: createField("name", "Symbol"),
  life: createField("life", "Text"),
  age: createField("age", "Integer"),
  height: createField("height", "Number"),
  born: createField("born", "Date"),
  isAlive: createField("isAlive", "Boolean"),
  home: createField("home", "Location"),
  story: createField("story", "RichText", {
    // Else the query is too complex.
    validations: [
      { nodes: { "embedded-asset-block": [{ size: { max: 1 } }], "embedded-entry-block": [{ size: { max: 1 } }] } },
    ],
  }),
  skills: createField("skills", "Array", { items: { type: "Symbol" } }),
  portrait: createField("portrait", "Link", { linkType: "Asset" }),
  friend: createField("friend", "Link", { linkType: "Entry" }),
  pictures: createField("pictures", "Array", { items: { type: "Link", linkType: "Asset" } }),
  friends: createField("friends", "Array", { items: { type: "Link", linkType: "Entry" } }),
};

const WRONG = [
  "fifty",
  7,
  1.5,
  true,
  {},
  [],
  [7],
  ["x", {}],
  { sys: 5 },
  { nodeType: 5 },
  { nodeType: "document", content: "x" },
  { nodeType: "document", content: [7, { nodeType: "embedded-asset-block", data: { target: 5 } }] },
  linkTo("Asset", "a"),
];

async function start(
  exported: Parameters<typeof writeSpaceExport>[0],
  options: { logError?: (text: string) => void } = {},
) {
  const written = await writeSpaceExport(exported);
  const service = await startContentService({ exportFile: written.file, ...options });
  return {
    service,
    faults: service.faults.map((line) => line.replace(`${written.file}: `, "")),
    async [Symbol.asyncDispose]() {
      await service.close();
      await written[Symbol.asyncDispose]();
    },
  };
}

async function ask(service: ContentService, query: string, variables = {}) {
  const headers = { authorization: `Bearer ${service.deliveryToken}` };
  const response = await fetch(service.graphqlUrl, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: unknown[] } };
}

const person = [createContentType("person", Object.values(FIELDS))];

test("each value that does not fit its field is a line with entry, field and what is wrong", async () => {
  await using started = await start({
    contentTypes: person,
    entries: [
      createEntry("person", "anna", { age: "fifty", skills: "cooking", born: "2026-02-31", name: 5 }),
      createEntry("person", "biju", {
        friends: [linkTo("Entry", "anna"), linkTo("Asset", "x")],
        story: "told",
        age: 50,
      }),
    ],
  });
  expect(started.faults).toEqual([
    'entry "anna": field "age" in en-US must be a whole number, but is "fifty"',
    'entry "anna": field "skills" in en-US must be a list, but is "cooking"',
    'entry "anna": field "born" in en-US must be a date such as 2026-11-22 or 2026-11-22T09:30+05:30, but is "2026-02-31"',
    'entry "anna": field "name" in en-US must be a text, but is 5',
    'entry "biju": field "friends" in en-US holds {"sys":{"type":"Link","linkType":"Asset","id":"x"}}, where each must be a link to an entry',
    'entry "biju": field "story" in en-US must be a document of rich text, but is "told"',
  ]);
  const { body } = await ask(
    started.service,
    '{ person(id: "biju") { age friendsCollection { items { sys { id } } } } }',
  );
  expect(body).toEqual({ data: { person: { age: 50, friendsCollection: { items: [{ sys: { id: "anna" } }] } } } });
});

test("entries in another locale than the space has are one line, with how many there are", async () => {
  await using started = await start({
    contentTypes: [createContentType("page", [createField("title", "Symbol"), createField("old", "Rating")])],
    locales: [{ code: "en-GB", default: true, fallbackCode: "en" }],
    entries: ["one", "two", "three"].map((id) => createEntry("page", id, { title: "Home", lost: 1 })),
    assets: [createAsset("atlas", "atlas.webp", "image/webp")],
  });
  expect(started.faults).toEqual([
    'content type "page": field "old": the type Rating is not known here: GraphQL leaves the field out',
    'locale "en-GB": its fallbackCode "en" is none of the locales',
    'entry "one": field "title" and 4 more: is in en-US, which is none of the locales (en-GB): it is not served',
    'entry "one": field "lost" and 2 more: the content type "page" has no such field: it is not served',
  ]);
});

test("a field that is not localized and has a value in another locale alone is a line", async () => {
  await using started = await start({
    contentTypes: [createContentType("page", [{ ...createField("title", "Symbol"), localized: false }])],
    locales: [{ code: "en-US", default: true }, { code: "ml" }],
    entries: [
      { ...createEntry("page", "one", {}), fields: { title: { ml: "വീട്" } } },
      createEntry("page", "two", { title: "Home" }),
    ],
  });
  expect(started.faults).toEqual([
    'entry "one": field "title": is not localized, so that en-US alone is served, and is in ml',
  ]);
});

test("of thousands of misfits the first are lines, and the number of the others", async () => {
  const entries = Array.from({ length: 80 }, (_, index) => createEntry("person", `p${index}`, { age: "old" }));
  await using started = await start({ contentTypes: person, entries });
  expect(started.faults).toHaveLength(51);
  expect(started.faults.at(-1)).toBe("and 30 more mistakes such as these");
});

test("a changed export that does not fit is told at the reload, and served", async () => {
  await using written = await writeSpaceExport({
    contentTypes: person,
    entries: [createEntry("person", "anna", { age: 50 })],
  });
  const reloads: { faults: readonly string[] }[] = [];
  const service = await startContentService({
    exportFile: written.file,
    onReload: (reload) => void reloads.push(reload),
  });
  try {
    expect(service.faults).toEqual([]);
    const entries = [createEntry("person", "anna", { age: "fifty" })];
    await writeFile(written.file, JSON.stringify({ contentTypes: person, entries }));
    await vi.waitFor(() => expect(reloads).toHaveLength(1), 9000);
    expect(reloads[0]?.faults).toEqual([
      `${written.file}: entry "anna": field "age" in en-US must be a whole number, but is "fifty"`,
    ]);
    expect(service.faults).toEqual(reloads[0]?.faults);
  } finally {
    await service.close();
  }
});

const SELECTED: Record<string, string> = {
  home: "home { lat lon }",
  story: "story { json links { assets { block { url } } entries { block { sys { id } } } } }",
  portrait: "portrait { url }",
  friend: "friend { sys { id } }",
  pictures: "picturesCollection(limit: 5) { total items { url } }",
  friends: "friendsCollection(limit: 5) { total items { sys { id } } }",
};

const OPERATORS: Record<string, string[]> = {
  name: ['name: "x"', 'name_contains: "fif"', 'name_in: ["x"]'],
  life: ['life_not_contains: "fif"'],
  age: ["age_gt: 1", "age_not: 3"],
  height: ["height_lte: 1"],
  born: ['born_gt: "2020-01-01"'],
  isAlive: ["isAlive: true"],
  home: ["home_within_circle: { lat: 1, lon: 1, radius: 9 }"],
  story: ['story_contains: "fif"'],
  skills: ['skills_contains_all: ["x"]', 'skills_contains_none: ["x"]'],
};

test.each(Object.keys(FIELDS))("no wrong value of the field %s makes a request fail with 500", async (field) => {
  const logged: string[] = [];
  const entries = WRONG.map((value, index) => createEntry("person", `p${index}`, { [field]: value }));
  const assets = [createAsset("a", "a.webp", "image/webp")];
  await using started = await start(
    { contentTypes: person, entries, assets },
    { logError: (text) => logged.push(text) },
  );
  const { service } = started;
  const all = `items { sys { id } ${SELECTED[field] ?? field} linkedFrom { entryCollection { total } } }`;
  const filters = [
    ...(OPERATORS[field] ?? []),
    `${field.endsWith("s") && SELECTED[field] ? `${field}Collection` : field}_exists: true`,
  ];
  const orders = ["name", "age", "height", "born", "isAlive"].includes(field) ? [`order: ${field}_ASC`] : [];
  for (const args of [...filters.map((filter) => `where: { ${filter} }`), ...orders, "skip: 0"]) {
    const { status, body } = await ask(service, `{ personCollection(limit: 20, ${args}) { ${all} } }`);
    expect([args, status, JSON.stringify(body.errors ?? []).includes("INTERNAL")]).toEqual([args, 200, false]);
  }
  const rest = async (query: string) => {
    const response = await fetch(`${service.restUrl}/${query}access_token=${service.deliveryToken}`);
    expect([query, response.status < 500]).toEqual([query, true]);
    return response;
  };
  for (const query of [
    ...["", "locale=*&", "include=2&", "query=fif&", `order=fields.${field}&`].map(
      (more) => `entries?content_type=person&${more}`,
    ),
    ...["[exists]=true", "=x", "[match]=fif", "[in]=x,y", "[all]=x", "[gt]=1", "[near]=1,1", "[within]=1,1,9"].map(
      (operator) => `entries?content_type=person&fields.${field}${operator}&`,
    ),
    "sync?initial=true&",
  ])
    await rest(query);
  expect(logged).toEqual([]);
});

test("a moment in a query must be one, as a variable and as a literal", async () => {
  await using started = await start({
    contentTypes: person,
    entries: [createEntry("person", "anna", { born: "1990-05-01" }), createEntry("person", "biju", {})],
  });
  const { service } = started;
  for (const born of ["x", "2021-02-31", "12"]) {
    expect(await ask(service, `{ personCollection(where: { born_not: "${born}" }) { total } }`)).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining("DateTime cannot represent an invalid date-time-string") }] },
    });
    const query = "query ($born: DateTime) { personCollection(where: { born: $born }) { total } }";
    expect(await ask(service, query, { born })).toMatchObject({ status: 400 });
  }
  for (const born of ["1990-05-01", "1990-05-01T00:00Z", "1990-05-01T05:30:00.000+05:30", "1990-05"])
    expect((await ask(service, `{ personCollection(where: { born: "${born}" }) { total } }`)).body).toEqual({
      data: { personCollection: { total: 1 } },
    });
});

test("what is behind a 500 is told with the request id that the client gets", async () => {
  const logged: string[] = [];
  const images = {
    measureImage: async () => undefined,
    transformImage: async () => {
      throw new Error("planted");
    },
  } as never;
  await using written = await writeSpaceExport({ assets: [createAsset("a", "a.webp", "image/webp")] });
  await written.writeAsset("images.ctfassets.net/testspace/a/abc123/a.webp", "picture");
  const service = await startContentService({
    exportFile: written.file,
    images,
    logError: (text) => logged.push(text),
  });
  try {
    const response = await fetch(`${service.origin}/images.ctfassets.net/testspace/a/abc123/a.webp?w=10`);
    const id = response.headers.get("x-contentful-request-id");
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: "Internal server error", requestId: id },
    ]);
    expect(logged).toEqual([expect.stringMatching(new RegExp(`^request ${id}: Error: planted\\n +at `))]);
  } finally {
    await service.close();
  }
});

test("without host and port it listens on a free port of this machine alone", async () => {
  await using started = await start({ contentTypes: person });
  expect(started.service.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
