import type { ReactNode } from "react";

export interface MessageView {
  text: string;
  isError?: boolean;
}

/** What a form came to. */
export function Message({ text, isError = false, children }: MessageView & { children?: ReactNode }) {
  return (
    <div className={isError ? "form-message form-message--error" : "form-message"} role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}
