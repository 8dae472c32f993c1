import { useEffect } from "react";

const TOUCHES = ["touchstart", "mouseover", "focusin", "input"];

let touched: Promise<void> | undefined;
let resolveTouched = () => {};

/** Resolves once the visitor touches, points, types or focuses: what a page needs only then comes then. */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    resolveTouched = resolve;
    if (document.activeElement && document.activeElement !== document.body) return resolve();
    // React stops an event at a part that it has not hydrated before it bubbles.
    const options = { capture: true, once: true, passive: true };
    for (const type of TOUCHES) document.addEventListener(type, () => resolve(), options);
  });
  return touched;
}

/** As if the visitor had: for a page that shows by itself what was not served with it. */
export function touch(): void {
  void whenTouched();
  resolveTouched();
}

/** What is missed without harm where it does not come. */
export function useWhenTouched(load: () => Promise<unknown>): void {
  useEffect(() => {
    void whenTouched()
      .then(load)
      .catch(() => undefined);
  }, [load]);
}
