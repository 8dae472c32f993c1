import { useRef, type SyntheticEvent } from "react";

/** Notes whether a person met a form: browsers trust the events of a hand and of assistive technology, not a script's. */
export function useTouch() {
  const isTouched = useRef(false);
  const note = ({ isTrusted }: SyntheticEvent) => {
    isTouched.current ||= isTrusted;
  };
  // Dictation, autofill and input methods may show in the input alone.
  return { isTouched, handlers: { onKeyDown: note, onPointerDown: note, onClick: note, onInputCapture: note } };
}
