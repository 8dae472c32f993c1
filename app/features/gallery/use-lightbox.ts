import { useState, type MouseEvent, type RefObject } from "react";

/** Which photo the lightbox shows, if any; `count` photos follow each other in a ring. */
export function useLightbox(dialogRef: RefObject<HTMLDialogElement | null>, count: number) {
  const [current, setCurrent] = useState<number>();

  function open(event: MouseEvent, index: number) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab || !dialogRef.current) return;
    event.preventDefault();
    setCurrent(index);
    dialogRef.current.showModal();
  }

  function step(by: 1 | -1) {
    setCurrent((index) => (index === undefined ? undefined : (index + by + count) % count));
  }

  return { current, open, step, forget: () => setCurrent(undefined) };
}
