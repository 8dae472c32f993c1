import css from "./desk.css?inline";
import { type Part, Parts } from "./desk-parts.tsx";

/** What stands around each tool. */
export interface DeskFrame {
  /** The way back to all tools, and to the desks of the editor's other hospitals. */
  links: { label: string; to: string }[];
  who: string;
  /** The button that takes back what was just done. */
  undo: string;
}

/** A page of the desk; without a frame, the page of who is not there. Every text is ready to be read. */
export interface DeskView {
  frame?: DeskFrame;
  title: string;
  /** What was just done, and what the form that takes it back posts. */
  said?: string | undefined;
  undo?: Record<string, string> | undefined;
  /** Why it was not done. */
  error?: string | undefined;
  parts: readonly Part[];
}

type Shown = { page: DeskView };

/** The page of each route of the desk: who is at it, what was just done, and the tool itself. */
export function DeskPage({ loaderData, actionData }: { loaderData: Shown; actionData?: Shown | undefined }) {
  const { frame, title, said, undo, error, parts } = (actionData ?? loaderData).page;
  const message = error ?? said;
  const back = undo && frame && { form: [{ buttons: [{ label: frame.undo }] }], hidden: undo };
  return (
    <>
      <style>{css}</style>
      {frame && (
        <p className="wrap desk__bar">
          {frame.links.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          <span>{frame.who}</span>
        </p>
      )}
      <div className={frame ? "wrap desk" : "wrap desk desk__gate"}>
        <h1>{title}</h1>
        {message && (
          <div className={error ? "form-message form-message--error" : "form-message"} role="alert">
            <Parts parts={[{ text: message }, back]} />
          </div>
        )}
        <Parts parts={parts} />
      </div>
    </>
  );
}
