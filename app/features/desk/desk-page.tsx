import type { ReactNode } from "react";
import css from "./desk.css?inline";
import { type Part, Parts, Token } from "./desk-parts.tsx";

type FrameLink = { label: string; to: string; isCurrent?: boolean };

/** What stands around each tool. Every text is ready to be read. */
export interface DeskFrame {
  token: string;
  skip: string;
  who: string;
  undo: string;
  navigation: { label: string; home: FrameLink; tools: FrameLink[] };
  /** The editor's other hospitals. */
  others: FrameLink[];
  otherHospital: string;
}

/** What was just done, and what the form that takes it back posts. */
export interface DeskMessage {
  text: string;
  isError?: boolean;
  undo?: Record<string, string> | undefined;
}

/** A page of the desk; without a frame, the page of who is not there. */
export interface DeskView {
  frame?: DeskFrame;
  title: string;
  message?: DeskMessage | undefined;
  parts: readonly Part[];
}

type Shown = { page: DeskView };

/** The page of each route of the desk: who is at it, its tools, what was just done, and the tool itself. */
export function DeskPage({ loaderData, actionData }: { loaderData: Shown; actionData?: Shown | undefined }) {
  const { frame, title, message, parts } = (actionData ?? loaderData).page;
  const tool = (
    <>
      <h1>{title}</h1>
      {message && (
        <div className={message.isError ? "form-message form-message--error" : "form-message"} role="alert">
          <p>{message.text}</p>
          {message.undo && (
            <Parts parts={[{ form: [{ buttons: [{ label: frame?.undo ?? "" }] }], hidden: message.undo }]} />
          )}
        </div>
      )}
      <Parts parts={parts} />
    </>
  );
  return (
    <Token value={frame?.token ?? ""}>
      <style>{css}</style>
      {frame ? <Frame {...frame}>{tool}</Frame> : <div className="wrap desk desk__tool desk__gate">{tool}</div>}
    </Token>
  );
}

function Frame({ skip, who, navigation, others, otherHospital, children }: DeskFrame & { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#tool">
        {skip}
      </a>
      <div className="wrap desk">
        <div className="desk__bar">
          {!navigation.home.isCurrent && (
            <nav className="desk__nav" aria-label={navigation.label}>
              {[navigation.home, ...navigation.tools].map(({ label, to, isCurrent = false }) => (
                <a key={to} href={to} aria-current={isCurrent ? "page" : undefined}>
                  {label}
                </a>
              ))}
            </nav>
          )}
          <p className="desk__who">
            {who}
            {others.length > 0 && (
              <span className="desk__others">
                {otherHospital}:{" "}
                {others.map(({ label, to }) => (
                  <a key={to} href={to}>
                    {label}
                  </a>
                ))}
              </span>
            )}
          </p>
        </div>
        <div id="tool" tabIndex={-1} className="desk__tool">
          {children}
        </div>
      </div>
    </>
  );
}
