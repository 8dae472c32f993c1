import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const DOCTOR = `---
name: Dr. Anitha Kumari
hospital: Venmala Hospital Punalur
centerOfExcellence: Cardiology
---
`;

test("a changed file of the content shows and is found within a second, and a wrong one keeps what was there", async ({
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  const file = join(folder, "doctors/anitha-kumari.md");
  await mkdir(join(folder, "doctors"));
  await writeFile(file, DOCTOR);
  try {
    await using site = await startOwnSite({ CONTENT_EXPORT: folder });
    const address = `${site.origin}/venmala_hospital_punalur/doctors/details/anitha-kumari`;
    const readPage = async () => (await request.get(address)).text();
    const readContentState = async () => {
      const { checks } = (await (await request.get(`${site.origin}/readyz`)).json()) as { checks: { content: string } };
      return checks.content;
    };
    expect(await readPage()).toContain("Dr. Anitha Kumari");
    const search = async () => (await request.get(`${site.origin}/search?q=anitha`)).text();
    // From the third time on the page is cached.
    for (let time = 1; time <= 4; time += 1) expect(await search()).toContain("Dr. Anitha Kumari");

    // As editors do it: a new file takes the old one's place.
    await writeFile(`${file}.tmp`, DOCTOR.replace("Kumari", "Nair"));
    await rename(`${file}.tmp`, file);
    await expect.poll(readPage, { timeout: 3000, intervals: [50] }).toContain("Dr. Anitha Nair");
    await expect.poll(search, { timeout: 1000, intervals: [50] }).toContain("Dr. Anitha Nair");

    await writeFile(file, DOCTOR.replace("Kumari", "Menon").replace("hospital:", "hospitel:"));
    // The second doctor shows that the wrong file was read, too.
    await writeFile(join(folder, "doctors/binu.md"), DOCTOR.replace("Anitha Kumari", "Binu"));
    await expect
      .poll(async () => (await request.get(address.replace("anitha-kumari", "binu"))).status(), { timeout: 3000 })
      .toBe(200);
    expect(await readPage()).toContain("Dr. Anitha Nair");
    await expect.poll(readContentState, { timeout: 40_000, intervals: [1000] }).toBe("faulty");

    await rm(file);
    await expect.poll(async () => (await request.get(address)).status(), { timeout: 3000 }).toBe(404);
  } finally {
    await rm(folder, { recursive: true });
  }
});
