import { placeOf } from "#desk/truth/ground.ts";
import type { OpenDesk } from "./open-desk.ts";

/** What the site says against itself, of this hospital and of all, for publishers. */
export async function show(desk: OpenDesk) {
  const { truth } = desk.words.desk;
  const found = await desk.services.desk.findTruth();
  if (!found) return desk.show({ title: truth.title, parts: [{ text: truth.tooLong }] }, 503);
  const own = found.findings.filter(({ hospital }) => hospital === undefined || hospital === desk.hospital.id);
  const rows = own.map(({ kind, says, against, isWarning, ...one }, at) => {
    const { title, todo } = truth.kinds[kind];
    const facts = [placeOf(one), truth.against(against), todo, ...(isWarning ? [truth.warning] : [])];
    const [type = "", id = ""] = one.file.replace(/\.md$/, "").split("/");
    const isEntry = Object.hasOwn(desk.words.deskEntries.sections, type) && !one.file.endsWith(".json");
    const to = isEntry ? `${desk.path}/${type}/${id}` : type === "notices" && `${desk.path}/notices`;
    const parts = to ? [{ link: truth.edit, name: `${truth.edit}: ${placeOf(one)}`, to }] : [];
    return { id: `truth-${at}`, title: `${title}: ${says}`, facts, parts };
  });
  const shown = own.length > 0 ? { rows } : { text: truth.none };
  return desk.show({ title: truth.title, parts: [{ text: truth.lead }, shown] });
}
