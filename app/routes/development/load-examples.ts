import type { Example } from "#app/ui/examples/example.ts";

export interface ComponentExamples {
  /** The component's file name, which is also its anchor on the component page, e.g. "text-link". */
  component: string;
  examples: Example[];
}

const FILES = import.meta.glob<Example[]>("../../ui/*/*.examples.tsx", { eager: true, import: "default" });

/** The examples of every component, by the components' names; a new file of examples needs no entry anywhere. */
export function loadExamples(): ComponentExamples[] {
  return Object.entries(FILES)
    .map(([path, examples]) => ({ component: path.replace(/^.*\/|\.examples\.tsx$/g, ""), examples }))
    .toSorted((a, b) => a.component.localeCompare(b.component));
}
