import type { ReactNode, Ref } from "react";

interface FormMessageProps {
  kind: "error" | "success";
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** What became of a form: announced at once. */
export function FormMessage({ kind, children, ref }: FormMessageProps) {
  return (
    <p
      ref={ref}
      className={kind === "error" ? "form-message form-message--error" : "form-message"}
      role={kind === "error" ? "alert" : "status"}
    >
      {children}
    </p>
  );
}
