import type { Example } from "#app/ui/examples/example.ts";
import "./components.css";

export default function Components() {
  const components = loadExamples();
  return (
    <main className="component-page">
      <title>Components</title>
      <h1>Components</h1>
      <nav aria-label="Components">
        <ul className="flow component-page__index">
          {components.map(({ component }) => (
            <li key={component}>
              <a className="text-link" href={`#${component}`}>
                {component}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {components.map((entry) => (
        <ComponentSheet key={entry.component} {...entry} />
      ))}
    </main>
  );
}

function ComponentSheet({ component, examples }: ComponentExamples) {
  return (
    <section className="component-page__component" id={component} aria-label={component}>
      <h2>{component}</h2>
      {examples.map((example) => (
        <Shown key={example.name} {...example} />
      ))}
    </section>
  );
}

function Shown({ name, ground = "page", render }: Example) {
  return (
    <article className="component-page__example" data-example={name}>
      <h3 className="note">{name}</h3>
      <div className={ground === "deep" ? "component-page__ground section--deep" : `component-page__ground--${ground}`}>
        {render()}
      </div>
    </article>
  );
}

type ComponentExamples = { component: string; examples: Example[] };

const FILES = import.meta.glob<Example[]>("../../ui/*/*.examples.tsx", { eager: true, import: "default" });

/** The examples of every component, by the components' names; a new file of examples needs no entry anywhere. */
function loadExamples(): ComponentExamples[] {
  return Object.entries(FILES)
    .map(([path, examples]) => ({ component: path.replace(/^.*\/|\.examples\.tsx$/g, ""), examples }))
    .toSorted((a, b) => a.component.localeCompare(b.component));
}
