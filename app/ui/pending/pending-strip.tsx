import { useRef } from "react";
import { Button } from "../button/button.tsx";
import { Reference } from "../form/receipt.tsx";
import { isUnstored, type PendingForm } from "./pending-store.ts";

interface PendingStripProps {
  /** In the order they were sent off. */
  forms: PendingForm[];
  isCancelled: (form: PendingForm) => boolean;
  onCancel: (form: PendingForm) => void;
  onUndo: (form: PendingForm) => void;
  onFillInAgain: (form: PendingForm) => void;
  /** Removes all that no longer waits. */
  onClose: () => void;
}

/** Lists, apart from any form, what waits for the network and what became of it. */
export function PendingStrip(props: PendingStripProps) {
  const { forms, isCancelled, onCancel, onUndo, onFillInAgain, onClose } = props;
  const strip = useRef<HTMLElement>(null);
  const isOpen = (form: PendingForm) => form.status === "waiting";
  const waiting = forms.filter((form) => isOpen(form) && !isCancelled(form));
  const settled = forms.filter((form) => !isOpen(form));

  function close() {
    // The button goes, and must not take the focus with it.
    const next = waiting.length > 0 ? strip.current : document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <section
      ref={strip}
      {...(forms.length > 0
        ? { className: "pending-strip", "aria-label": "Forms kept on this device", tabIndex: -1 }
        : { className: "visually-hidden" })}
    >
      {/* Only what is new is read out. */}
      <div role="status" aria-atomic="false">
        {waiting.length > 0 && <p>{wordWaiting(waiting)}</p>}
        {forms.filter(isCancelled).map((form) => (
          <p key={form.key}>Cancelled: {describe(form)}.</p>
        ))}
        {settled.map((form) => (
          <SettledForm key={form.key} form={form} onFillInAgain={() => onFillInAgain(form)} />
        ))}
      </div>
      {forms.length > settled.length && (
        <details className="pending-strip__list">
          <summary>See or cancel</summary>
          <ul className="pending-strip__forms">
            {forms.filter(isOpen).map((form) => (
              <li key={form.key}>
                <span>{describe(form)}</span>
                {/* One button, so that the focus stays where it is. */}
                <Button variant="ghost" onClick={() => (isCancelled(form) ? onUndo(form) : onCancel(form))}>
                  {isCancelled(form) ? "Undo" : "Cancel"} <span className="visually-hidden">{describe(form)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {forms.length > waiting.length && (
        <Button variant="light" onClick={close}>
          Close
        </Button>
      )}
    </section>
  );
}

function SettledForm({ form, onFillInAgain }: { form: PendingForm; onFillInAgain: () => void }) {
  const { status, reference, call, request } = form;
  if (status === "sent") {
    return (
      <p>
        Sent: {describe(form)}.{" "}
        {reference !== undefined && (
          <>
            Your reference: <Reference code={reference} />
          </>
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        Not sent: {describe(form)}. {wordReason(form)} Please call <a href={call.href}>{call.printed}</a>
        {request && " or fill in the form again"}.
      </p>
      {request && (
        <Button variant="ghost" onClick={onFillInAgain}>
          Fill in again <span className="visually-hidden">{describe(form)}</span>
        </Button>
      )}
    </>
  );
}

function wordWaiting(forms: PendingForm[]): string {
  const names = [...new Set(forms.map(({ forWhom }) => forWhom))];
  const [count, subject] = forms.length === 1 ? ["1 form", "It is"] : [`${forms.length} forms`, "They are"];
  const promise = `Not sent yet: ${count}, for ${new Intl.ListFormat("en-GB").format(names)}. ${subject} sent when you are online`;
  if (forms.some(isUnstored)) return `${promise}. Leave this page open until then.`;
  return `${promise} and have this website open.`;
}

function wordReason({ status, request }: PendingForm): string {
  if (status === "expired") return "It waited for three days without a connection.";
  if (status === "refused") return "We could not accept it.";
  if (!request) return "The day you chose is over.";
  const day = new Date(request.lastDay);
  return `The day you chose, ${day.toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "UTC" })}, is over.`;
}

/** "Mother, appointment request, Sun, 10:42 am" */
function describe({ what, forWhom, when }: PendingForm): string {
  return forWhom === "" ? `${what}, ${when}` : `${forWhom}, ${what.toLowerCase()}, ${when}`;
}
