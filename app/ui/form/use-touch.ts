import { useRef, type SyntheticEvent } from "react";

/** Notes whether a person met a form: browsers trust the events of a hand and of assistive technology, not a script's. */
export function useTouch() {
  const isTouched = useRef(false);
  const note = ({ isTrusted }: SyntheticEvent) => {
    isTouched.current ||= isTrusted;
  };
  return { isTouched, handlers: { onKeyDown: note, onPointerDown: note, onClick: note } };
}
