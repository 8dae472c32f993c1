import type { ListedDoctor } from "#site/content/content.ts";
import { parseSittings } from "#site/sittings/sitting.ts";
import { sampleEntries } from "./sample-content.ts";

/** The doctors of the sample content, each in the department of the own field. */
export function sampleDoctors(hospital: string): ListedDoctor[] {
  return sampleEntries("doctors", hospital).map(({ id, fields }) => {
    const { name, centerOfExcellence, consulting, education, sittings } = fields as Record<string, string>;
    const parsed = sittings ? parseSittings(sittings) : undefined;
    return {
      ...{ id, name: name ?? "", consulting: consulting ?? "", education: education ?? "" },
      centerOfExcellence: centerOfExcellence ?? "",
      departments: [centerOfExcellence ?? ""],
      ...(parsed && "sittings" in parsed && { sittings: parsed.sittings }),
    };
  });
}
