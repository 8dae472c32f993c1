import type { Json, SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";

const DEPARTMENT = "emergency_medicine";
const FACILITY = "emergency_/_casuality";

/** Takes casualty away from a hospital, with what its own files say of it. */
export async function closeCasualty({ rewrite }: SampleDataCopy, id: string): Promise<void> {
  const folder = `hospitals/${id}`;
  const without = (slugs: string[]) => slugs.filter((slug) => slug !== DEPARTMENT && slug !== FACILITY);
  for (const list of ["departments", "facilities"])
    await rewrite(`${folder}/${list}.json`, (lists) => ({ ...lists, menu: without(lists.menu) }));
  await rewrite(`${folder}/home.json`, ({ slides, departments, facilities, ...home }) => ({
    ...home,
    slides: slides.filter(({ link, text }: Json) => !link.includes("emergency") && !/24x7/.test(JSON.stringify(text))),
    departments: without(departments),
    facilities: without(facilities),
  }));
  await rewrite(
    `${folder}/hospital.json`,
    ({ contact: { emergencyPhone, helplines, ...contact }, text, ...facts }) => ({
      ...facts,
      contact: { ...contact, helplines: helplines.filter(({ phone }: Json) => phone !== emergencyPhone) },
      text: {
        en: { ...text.en, summary: "Our hospital in the hills, near the hanging bridge." },
        ml: { ...text.ml, summary: "മലനാട്ടിലെ ഞങ്ങളുടെ ആശുപത്രി, തൂക്കുപാലത്തിന് അടുത്ത്." },
      },
    }),
  );
  await rewrite(`${folder}/about.json`, (about) =>
    JSON.parse(JSON.stringify(about).replace(/ Casualty opened first\.| ആദ്യം തുടങ്ങിയത് അത്യാഹിത വിഭാഗമാണ് [^.]*\./g, "")),
  );
}
