import css from "./desk.css?inline";
import { type Part, Parts, Token } from "./desk-parts.tsx";

type FrameLink = { label: string; to: string };

/** What stands around each tool. */
export interface DeskFrame {
  token: string;
  words: Record<"skip" | "tools" | "home" | "undo" | "otherHospital", string>;
  who: string;
  /** The path of the page, and of the desk's first one. */
  at: string;
  home: string;
  tools: FrameLink[];
  /** The editor's other hospitals. */
  others: FrameLink[];
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

/** The page of each route of the desk: who is at it, its tools, what was just done, and the tool itself. */
export function DeskPage({ loaderData, actionData }: { loaderData: Shown; actionData?: Shown | undefined }) {
  const { frame, title, said, undo, error, parts } = (actionData ?? loaderData).page;
  const message = error ?? said;
  const back = undo && { form: [{ buttons: [{ label: frame?.words.undo ?? "" }] }], hidden: undo };
  return (
    <Token value={frame?.token ?? ""}>
      <style>{css}</style>
      {frame && <Bar {...frame} />}
      <div id="tool" tabIndex={-1} className={frame ? "wrap desk" : "wrap desk desk__gate"}>
        <h1>{title}</h1>
        {message && (
          <div className={error ? "form-message form-message--error" : "form-message"} role="alert">
            <Parts parts={[{ text: message }, back]} />
          </div>
        )}
        <Parts parts={parts} />
      </div>
    </Token>
  );
}

function Bar({ words, who, at, home, tools, others }: DeskFrame) {
  const link = ({ label, to }: FrameLink) => (
    <a key={to} href={to} aria-current={at === to || (to !== home && at.startsWith(`${to}/`)) ? "page" : undefined}>
      {label}
    </a>
  );
  return (
    <>
      <a className="skip-link" href="#tool">
        {words.skip}
      </a>
      <div className="wrap stack desk__bar">
        {at !== home && (
          <nav className="desk__nav" aria-label={words.tools}>
            {[{ label: words.home, to: home }, ...tools].map(link)}
          </nav>
        )}
        <p className="desk__who">
          {who}
          {others.length > 0 && (
            <span>
              {words.otherHospital}: {others.map(link)}
            </span>
          )}
        </p>
      </div>
    </>
  );
}
