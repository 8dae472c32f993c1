import { expect, onTestFinished, test } from "vitest";
import { contentOf } from "#tests/support/content-results.ts";
import { hospitalSpace, NORTH } from "#tests/support/hospital-space.ts";
import { createEntry, writeSpaceExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import { createContent, createDraftContent } from "./create-content.server.ts";

const MANY = 2100;
const NAMED = { doctors: "name", news: "headline", careers: "jobTitle", testimonials: "reviewer" } as const;

test("a list of more entries than a page of the service holds is read to its end, within the service's limits", async () => {
  const crowd = Object.entries(NAMED).flatMap(([type, field]) =>
    Array.from({ length: MANY }, (_, index) =>
      createEntry(type, `${type}-${index}`, {
        [field]: `No. ${index}`,
        [type === "news" ? "hospitalName" : "hospital"]: NORTH,
      }),
    ),
  );
  const written = await writeSpaceExport({ ...hospitalSpace, entries: crowd });
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await service.close();
    await written[Symbol.asyncDispose]();
  });
  const { graphqlUrl, deliveryToken, previewToken } = service;
  const published = createContent({ graphqlUrl, token: deliveryToken, timeoutMs: 20_000 });
  for (const content of [published, createDraftContent({ graphqlUrl, token: previewToken, timeoutMs: 20_000 })]) {
    const { doctors, total } = await contentOf(content.fetchDoctors(NORTH, 3000));
    const { careers } = await contentOf(content.fetchCareers(NORTH));
    const lists = [
      doctors,
      careers,
      await contentOf(content.fetchNews(NORTH)),
      await contentOf(content.fetchTestimonials(NORTH)),
    ];
    expect(lists.map((list) => new Set(list.map(({ id }) => id)).size)).toEqual([MANY, MANY, MANY, MANY]);
    expect([total, (await contentOf(content.fetchDoctorNames(NORTH))).length]).toEqual([MANY, MANY]);
    expect((await contentOf(content.fetchDoctors(NORTH, 1500))).doctors).toHaveLength(1500);
  }
});
