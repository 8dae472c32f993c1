/** Texts of the catalogue by their place, e.g. "pages.home.urgent"; values of a text are "{1}", "{2}" and so on. */
export type Templates = Readonly<Record<string, string>>;

type Words = string | ((...values: unknown[]) => unknown);

/** The words with those of the templates in their place. */
export function applyTemplates<Catalogue>(words: Catalogue, templates: Templates, place = ""): Catalogue {
  const template = templates[place];
  if (typeof words === "string") return (template ?? words) as Catalogue;
  if (typeof words === "function")
    return template === undefined ? words : (((...values: unknown[]) => fill(template, values)) as Catalogue);
  if (Array.isArray(words))
    return words.map((word, at) => applyTemplates(word, templates, join(place, at))) as Catalogue;
  if (typeof words !== "object" || words === null || words instanceof RegExp) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, inner]) => [key, applyTemplates(inner, templates, join(place, key))]),
  ) as Catalogue;
}

/** Without texts that say another thing by their values, such as a plural: those stay in `site/texts/<language>`. */
export function listTemplates(catalogue: unknown): Templates {
  const found = [...listWords(catalogue)].map(([place, words]) => [place, toTemplate(words)] as const);
  return Object.fromEntries(found.filter(([, template]) => template !== undefined)) as Templates;
}

/** Every text, with its place. */
export function* listWords(words: unknown, place = ""): Generator<[string, Words]> {
  if (typeof words === "string" || typeof words === "function") yield [place, words as Words];
  else for (const [key, inner] of Object.entries(Object(words))) yield* listWords(inner, join(place, key));
}

/** Among numbers are those of all plurals. */
const SAMPLES = [["A", "B", "C", "D", "E", "F"], Array(6).fill(1), Array(6).fill(2), ["", "", "", "", "", ""]];

function toTemplate(words: Words): string | undefined {
  if (typeof words === "string") return words;
  const say = (values: unknown[]) => {
    try {
      return words(...values);
    } catch {
      return undefined;
    }
  };
  const template = say(Array.from({ length: words.length }, (_, at) => `{${at + 1}}`));
  if (typeof template !== "string") return undefined;
  const isSame = SAMPLES.every((values) => [undefined, fill(template, values)].includes(say(values) as string));
  return isSame ? template : undefined;
}

function fill(template: string, values: readonly unknown[]): string {
  return template.replaceAll(/\{(\d)\}/g, (_, number: string) => String(values[Number(number) - 1]));
}

const join = (place: string, key: string | number) => (place === "" ? String(key) : `${place}.${key}`);
