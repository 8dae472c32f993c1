import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/link/link.tsx";
import css from "./desk.css?inline";

interface FrameLink {
  label: string;
  to: string;
  isCurrent?: boolean;
}

/** What stands around each tool. Every text is ready to be read. */
export interface DeskFrame {
  /** What each form posts with it. */
  token: string;
  skip: string;
  who: string;
  undo: string;
  navigation: { label: string; home: FrameLink; tools: FrameLink[] };
  /** The editor's other hospitals. */
  others: FrameLink[];
  otherHospital: string;
}

/** What was just done, and the form that takes it back. */
export interface DeskMessage {
  text: string;
  isError?: boolean;
  undo?: { hidden: Record<string, string>; label?: string };
}

/** What each page of the desk has. */
export interface DeskView {
  frame: DeskFrame;
  title: string;
  message?: DeskMessage | undefined;
}

/** A page of the desk: who is at it, its tools, what was just done, and the tool itself. */
export function DeskPage({ frame, title, message, children }: DeskView & { children: ReactNode }) {
  const { token, skip, who, undo, navigation, others, otherHospital } = frame;
  return (
    <>
      <style>{css}</style>
      <a className="skip-link" href="#tool">
        {skip}
      </a>
      <div className="wrap desk">
        <div className="desk__bar">
          {!navigation.home.isCurrent && (
            <nav className="desk__nav" aria-label={navigation.label}>
              {[navigation.home, ...navigation.tools].map((link) => (
                <FrameLinkItem key={link.to} {...link} />
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
          <h1>{title}</h1>
          {message && (
            <div className={message.isError ? "form-message form-message--error" : "form-message"} role="alert">
              <p>{message.text}</p>
              {message.undo && (
                <DeskForm token={token} hidden={message.undo.hidden}>
                  <button type="submit" className={buttonClass("secondary")}>
                    {message.undo.label ?? undo}
                  </button>
                </DeskForm>
              )}
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

function FrameLinkItem({ label, to, isCurrent = false }: FrameLink) {
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </a>
  );
}

interface DeskFormProps {
  token: string;
  hidden?: Record<string, string>;
  /** Left out for the page itself. */
  action?: string;
  takesFile?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of the desk, which posts the session's token. */
export function DeskForm({ token, hidden = {}, action, takesFile = false, className, children }: DeskFormProps) {
  return (
    <form
      method="post"
      {...{ action, className }}
      encType={takesFile ? "multipart/form-data" : undefined}
      autoComplete="off"
      noValidate
    >
      {Object.entries({ desk_token: token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
