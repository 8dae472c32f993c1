import { writeSpaceExport } from "contentful-emulator/fixtures";
import { startContentService } from "contentful-emulator";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { plantContent } from "../support/planted-content.ts";
import { hospitals } from "../support/sample-site.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

/** Where each kind of entry shows, and a text of it. */
const SHOWN = [
  ["/doctors", "Dr. Planted at "],
  ["/department/general_medicine", "Dr. Planted at "],
  ["/news", "Headline from "],
  ["/careers", "Gardener at "],
  ["/testimonials", "Review from "],
] as const;

test("all content comes from the service that is set, and each hospital shows its own alone, found by a string that is data, a detail page by the id exactly as in the address [S2 S3 S15 S44]", async ({
  request,
}) => {
  await using copy = await copySampleData();
  const contentName = "Hill Hospital";
  await copy.set("hospitals/punalur/hospital.json", "contentName", contentName);
  const planted = hospitals.map((one) => (one.place === "Punalur" ? { ...one, contentName } : one));
  await using written = await writeSpaceExport(plantContent(planted));
  const service = await startContentService({ exportFile: written.file, host: "127.0.0.1", port: 0 });
  await using site = await startOwnSite({
    CONTENT_GRAPHQL_URL: service.graphqlUrl,
    CONTENTFUL_DELIVERY_TOKEN: service.deliveryToken,
    SITE_DATA_DIR: copy.dataDir,
  });
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
  await service.close();
});
