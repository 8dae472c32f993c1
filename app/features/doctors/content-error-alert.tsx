import { useEffect } from "react";

interface ContentErrorAlertProps {
  errors: readonly { message: string }[];
}

/** Says that the doctor could not be read, on the page and, with JavaScript, in a dialog (checklist A27). */
export function ContentErrorAlert({ errors }: ContentErrorAlertProps) {
  const text = contentErrorText(errors);
  useEffect(() => {
    window.alert(text);
  }, [text]);
  return (
    <p className="content-error" role="alert">
      {text}
    </p>
  );
}

/** The specification's literal sentence (§8) with the content service's errors. */
function contentErrorText(errors: readonly { message: string }[]): string {
  return `Something went wrong, - possible reason :${JSON.stringify(errors)}`;
}
