import { expect, test } from "vitest";
import { openTestDesk, piecesOf, settle, WRITER } from "#tests/support/open-test-desk.ts";
import { loader } from "./tool.tsx";

test("the desk shows what was read, what was sent of each form, and what found nothing", async () => {
  const desk = await openTestDesk();
  const { store, hospital, services } = desk;
  const { basePath: at } = hospital;
  const row = { day: "2026-11-25", hospital_id: hospital.id };
  await store.addPageCounts([
    { ...row, page: `${at}/appointment`, what: "view", count: 1200 },
    { ...row, page: `/ml${at}/appointment`, what: "view", count: 34 },
    { ...row, page: `${at}/appointment`, what: "sent", count: 7 },
    { ...row, page: `${at}/careers/detail/:careerId`, what: "missing", count: 2 },
    { ...row, page: `${at}/careers/detail/nurse`, what: "view", count: 1, day: "2026-10-01" },
    { ...row, page: "", what: "bot", count: 9, hospital_id: "" },
    { ...row, page: "/other/doctors", what: "view", count: 99, hospital_id: "adoor" },
  ]);
  services.desk.sumCounts = store.sumPageCounts;
  services.desk.listMisses = async () => [{ words: "paniku", typed: "panikku", count: 5, day: "2026-11-25" }];
  const { cookie } = await desk.logIn(WRITER);
  const show = async (query: string) => {
    const shown = await settle(loader(desk.argsOf(`${desk.path}/counts${query}`, { cookie })));
    return piecesOf(shown.data, "title").map(({ title, text, facts }) => `${title}: ${text ?? facts?.join(" ")}`);
  };
  const month = await show("");
  expect(month).toEqual(
    expect.arrayContaining([
      "Appointment request: opened 1,234 times, sent 7 times",
      `${at}/appointment: opened 1,200 times`,
      `${at}/careers/detail/…: asked for 2 times`,
      "panikku: searched 5 times",
    ]),
  );
  expect(month.join("\n")).not.toContain("/other/doctors");
  expect(month.join("\n")).toContain("1,234 pages, 7 forms sent, 2 not found");
  expect(await show("?days=365")).toContain("Job application: opened once, sent 0 times");
});
