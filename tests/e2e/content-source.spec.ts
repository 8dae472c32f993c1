import { writeSpaceExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { plantContent } from "../support/planted-content.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

/** Where each kind of entry shows, and a text of it. */
const SHOWN = [
  ["/doctors", "Dr. Planted at "],
  ["/department/general_medicine", "Dr. Planted at "],
  ["/news", "Headline from "],
  ["/careers", "Gardener at "],
  ["/testimonials", "Review from "],
] as const;

async function startPlantedService(planted = hospitals) {
  const written = await writeSpaceExport(plantContent(planted));
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  return {
    CONTENT_GRAPHQL_URL: service.graphqlUrl,
    CONTENTFUL_DELIVERY_TOKEN: service.deliveryToken,
    async [Symbol.asyncDispose]() {
      await service.close();
      await written[Symbol.asyncDispose]();
    },
  };
}

test("all content comes from the service that is set, and each hospital shows its own alone, a detail page by the id exactly as in the address [S3 S15 S44]", async ({
  request,
}) => {
  await using service = await startPlantedService();
  const { CONTENT_GRAPHQL_URL, CONTENTFUL_DELIVERY_TOKEN } = service;
  await using site = await startOwnSite({ CONTENT_GRAPHQL_URL, CONTENTFUL_DELIVERY_TOKEN });
  for (const { place, basePath } of hospitals) {
    for (const [path, text] of SHOWN) {
      const html = await (await request.get(site.origin + basePath + path)).text();
      const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
      expect(main, path).toContain(text + place);
      for (const other of hospitals.filter((candidate) => candidate.place !== place)) {
        expect(main, path).not.toContain(text + other.place);
      }
      if (path !== "/department/general_medicine") expect(main, path).toMatch(/<a\b[^>]* href="[^"]*\/details?\//);
    }
    for (const [path, text] of [
      ["doctors/details/Doctor4Of", "Dr. Planted at "],
      ["news/detail/News4Of", "Headline from "],
      ["careers/detail/Job4Of", "Gardener at "],
      ["testimonials/detail/Review4Of", "Visitor of "],
    ] as const) {
      const response = await request.get(`${site.origin}${basePath}/${path}${place}`);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain(text + place);
      const lowerCase = await request.get(`${site.origin}${basePath}/${path.toLowerCase()}${place.toLowerCase()}`);
      expect(lowerCase.status(), path).toBe(404);
      const other = hospitals.find((candidate) => candidate.place !== place)!.place;
      expect((await request.get(`${site.origin}${basePath}/${path}${other}`)).status(), path).toBe(404);
    }
  }
});

test("with a token that the service does not know no content comes [S3]", async ({ request }) => {
  await using service = await startPlantedService();
  await using site = await startOwnSite({
    CONTENT_GRAPHQL_URL: service.CONTENT_GRAPHQL_URL,
    CONTENTFUL_DELIVERY_TOKEN: "another",
    LOG_LEVEL: "silent",
  });
  const html = await (await request.get(`${site.origin}${hospitals[0]!.basePath}/doctors`)).text();
  expect(html).toContain("No doctors found");
  expect(html).not.toContain("Planted");
});

test("the string by which a hospital's content is found is data [S2]", async ({ request }) => {
  await using copy = await copySampleData();
  await copy.set("hospitals/punalur/hospital.json", "contentName", "Hill Hospital");
  await using service = await startPlantedService([{ ...hospitals[2]!, contentName: "Hill Hospital" }]);
  const { CONTENT_GRAPHQL_URL, CONTENTFUL_DELIVERY_TOKEN } = service;
  await using site = await startOwnSite({
    CONTENT_GRAPHQL_URL,
    CONTENTFUL_DELIVERY_TOKEN,
    SITE_DATA_DIR: copy.dataDir,
  });
  for (const [path, text] of SHOWN) {
    const html = await (await request.get(site.origin + hospitals[2]!.basePath + path)).text();
    expect(html, path).toContain(`${text}Punalur`);
  }
});

test("hospitals without content say so on each list [S282]", async ({ request }) => {
  await using service = await startPlantedService([]);
  const { CONTENT_GRAPHQL_URL, CONTENTFUL_DELIVERY_TOKEN } = service;
  await using site = await startOwnSite({ CONTENT_GRAPHQL_URL, CONTENTFUL_DELIVERY_TOKEN });
  for (const { basePath } of hospitals) {
    for (const [path, text] of [
      ["/doctors", "No doctors found"],
      ["/news", "No news to view"],
      ["/careers", "No Careers found"],
      ["/testimonials", "No Reviews found"],
    ] as const) {
      const response = await request.get(site.origin + basePath + path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(new RegExp(`>${text}<`));
    }
  }
});
