import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { type ChoicePurpose, HospitalChoices } from "./hospital-choices.tsx";
import type { ShellChoice } from "./shell.ts";

/**
 * On pages that belong to no hospital: links marked with `data-choose` open a dialog with each hospital's numbers. Without
 * JavaScript, and in a new tab, they lead to the page with the same list.
 */
export function HospitalChooser({ choices }: { choices: ShellChoice[] }) {
  const texts = useTexts("choose");
  const dialog = useRef<HTMLDialogElement>(null);
  const [purpose, setPurpose] = useState<ChoicePurpose>();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-choose]") : null;
      // A browser without dialogs follows the link.
      if (!dialog.current?.showModal) return;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setPurpose(link.dataset["choose"] as ChoicePurpose);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  useEffect(() => {
    if (purpose && !dialog.current?.open) dialog.current?.showModal();
  }, [purpose]);

  return (
    // `choices__dialog` brings the list's styles with the page: it may open before the whole sheet has come.
    <dialog
      ref={dialog}
      className="chooser choices__dialog"
      aria-labelledby="chooser-title"
      closedby="any"
      onClose={() => setPurpose(undefined)}
    >
      {purpose && (
        <>
          <div className="chooser__head">
            <h2 id="chooser-title" className="chooser__title">
              {texts.title[purpose]}
            </h2>
            <form method="dialog">
              <button className="chooser__close" aria-label={texts.close}>
                <Icon name="close" />
              </button>
            </form>
          </div>
          <HospitalChoices choices={choices} purpose={purpose} headingLevel={3} />
        </>
      )}
    </dialog>
  );
}
