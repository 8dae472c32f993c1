import { useRef } from "react";
import type { PageTexts } from "#site/texts/catalogue.ts";
import { Button } from "../link/link.tsx";
import { Reference } from "../form/receipt.tsx";
import { useTexts } from "../texts/texts.tsx";
import { isUnstored, type PendingForm } from "./use-pending.ts";

interface PendingStripProps {
  forms: PendingForm[];
  isCancelled: (form: PendingForm) => boolean;
  onCancel: (form: PendingForm) => void;
  onUndo: (form: PendingForm) => void;
  onFillInAgain: (form: PendingForm) => void;
  onClose: () => void;
}

export function PendingStrip(props: PendingStripProps) {
  const { forms, isCancelled, onCancel, onUndo, onFillInAgain, onClose } = props;
  const texts = useTexts("pending");
  const locale = useTexts("locale");
  const strip = useRef<HTMLElement>(null);
  const isOpen = (form: PendingForm) => form.status === "waiting";
  const waiting = forms.filter((form) => isOpen(form) && !isCancelled(form));
  const settled = forms.filter((form) => !isOpen(form));

  function close() {
    // The button is removed and would take the focus with it.
    const next = waiting.length > 0 ? strip.current : document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <section
      ref={strip}
      {...(forms.length > 0
        ? { className: "pending-strip", "aria-label": texts.label, tabIndex: -1 }
        : { className: "visually-hidden" })}
    >
      {/* Only what is new is read out. */}
      <div role="status" aria-atomic="false">
        {waiting.length > 0 && <p>{describeWaiting(waiting, texts, locale)}</p>}
        {forms.filter(isCancelled).map((form) => (
          <p key={form.key}>{texts.cancelled(describe(form, texts))}</p>
        ))}
        {settled.map((form) => (
          <SettledForm key={form.key} form={form} onFillInAgain={() => onFillInAgain(form)} />
        ))}
      </div>
      {forms.length > settled.length && (
        <details className="pending-strip__list">
          <summary>{texts.list}</summary>
          <ul className="pending-strip__forms">
            {forms.filter(isOpen).map((form) => (
              <li key={form.key}>
                <span>{describe(form, texts)}</span>
                {/* One button, so that the focus stays where it is. */}
                <Button variant="ghost" onClick={() => (isCancelled(form) ? onUndo(form) : onCancel(form))}>
                  {isCancelled(form) ? texts.undo : texts.cancel}{" "}
                  <span className="visually-hidden">{describe(form, texts)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {forms.length > waiting.length && (
        <Button variant="ghost" onClick={close}>
          {texts.close}
        </Button>
      )}
    </section>
  );
}

function SettledForm({ form, onFillInAgain }: { form: PendingForm; onFillInAgain: () => void }) {
  const texts = useTexts("pending");
  const { reference: yourReference } = useTexts("form");
  const locale = useTexts("locale");
  const rules: unknown[] = Object.values(useTexts("rules"));
  const { status, reference, reason, call, request } = form;
  const described = describe(form, texts);
  if (status === "sent") {
    return (
      <p>
        {texts.sent(described)}{" "}
        {reference !== undefined && (
          <>
            {yourReference} <Reference code={reference} />
          </>
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {texts.notSent(described, reasonOf(form, texts, locale))}{" "}
        {rules.includes(reason) && reason?.replace(/\.?$/, ". ")}
        {request ? texts.callOrFillIn : texts.call} <a href={call.href}>{call.printed}</a>
      </p>
      {request && (
        <Button variant="ghost" onClick={onFillInAgain}>
          {texts.fillIn} <span className="visually-hidden">{described}</span>
        </Button>
      )}
    </>
  );
}

type PendingTexts = PageTexts["pending"];

function describeWaiting(forms: PendingForm[], texts: PendingTexts, locale: string): string {
  const names = [...new Set(forms.map(({ forWhom }) => forWhom))];
  const when = forms.some(isUnstored) ? texts.keepOpen(forms.length) : texts.sentWhenOnline(forms.length);
  return `${texts.waiting(forms.length, new Intl.ListFormat(locale).format(names))} ${when}`;
}

function reasonOf({ status, request }: PendingForm, texts: PendingTexts, locale: string): string {
  if (status === "expired") return texts.expired;
  if (status === "refused") return texts.refused;
  if (!request) return texts.dayPassed;
  const day = new Date(request.lastDay);
  return texts.chosenDayPassed(day.toLocaleDateString(locale, { day: "numeric", month: "long", timeZone: "UTC" }));
}

function describe({ what, forWhom, when }: PendingForm, texts: PendingTexts): string {
  return texts.form(forWhom, what, when);
}
