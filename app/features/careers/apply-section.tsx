import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/link/link.tsx";
import { FormFileField, FormPersonFields, FormTextField } from "#app/ui/form/form-fields.tsx";
import type { FormReply, FormSettings, Receipt, SentLine } from "#app/ui/form/form-state.ts";
import { ReceiptNote } from "#app/ui/form/receipt.tsx";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { RESUME_ACCEPT } from "#forms/resume-file.ts";

export interface JobApplicationData extends FormSettings {
  /** In the site's own language, which its office reads. */
  jobTitle: string;
  action: string;
  /** Whether the page accepts one application and then says 'Applied'. */
  marksApplied: boolean;
}

type ApplySectionProps = { job: JobApplicationData; reply: FormReply | undefined };

export function ApplySection({ job, reply }: ApplySectionProps) {
  const texts = useTexts("jobApplication");
  const { isOpen, sent, round, toggle, close, markSent } = useApplication(reply !== undefined);
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLOutputElement>(null);
  const wasOpen = useRef(isOpen);
  const isApplied = job.marksApplied && sent !== undefined;

  useEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
    if (!isOpen && wasOpen.current && isFocusLost(form.current)) (result.current ?? button.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className="flow apply" id="apply" aria-labelledby="apply-title">
      <h2 className="part-title" id="apply-title">
        {texts.heading}
      </h2>
      <Button
        ref={button}
        icon="mail"
        data-needs-script
        aria-expanded={isOpen}
        aria-controls="application-form"
        disabled={isApplied}
        onClick={toggle}
      >
        {isApplied ? texts.applied : texts.open}
      </Button>
      <div ref={form} id="application-form" data-scriptless={isOpen ? undefined : true}>
        <JobApplicationForm
          key={round}
          {...job}
          labelledBy="apply-title"
          reply={round === 0 ? reply : undefined}
          onSent={markSent}
          onCancel={close}
        />
      </div>
      {sent && !isOpen && (
        <div className="form-panel">
          <output className="form-message" tabIndex={-1} ref={result}>
            {texts.sent}
          </output>
          <ReceiptNote {...sent} next={[...texts.next, ...(sent.notes ?? [])]} call={job.call} />
        </div>
      )}
    </section>
  );
}

function isFocusLost(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (form?.contains(activeElement) ?? false);
}

/** How long the result of an application stays before its form closes (specification §4, §9). */
const CLOSES_AFTER_MS = 2000;

type SentApplication = Receipt & { lines: SentLine[] };

function useApplication(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [sent, setSent] = useState<SentApplication>();
  const [round, setRound] = useState(0);

  // The bar on phones leads here.
  useEffect(() => {
    const openByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href$='#apply']")) setOpen(true);
    };
    document.addEventListener("click", openByLink);
    return () => document.removeEventListener("click", openByLink);
  }, []);

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => {
      setOpen(false);
      setRound((last) => last + 1);
    }, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return {
    isOpen,
    sent,
    round,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    markSent: (receipt: Receipt, lines: SentLine[]) => setSent({ ...receipt, lines }),
  };
}

interface JobApplicationFormProps extends JobApplicationData {
  labelledBy: string;
  reply: FormReply | undefined;
  onSent: (receipt: Receipt, lines: SentLine[]) => void;
  onCancel: () => void;
}

function JobApplicationForm({ jobTitle, ...form }: JobApplicationFormProps) {
  const texts = useTexts("jobApplication");
  return (
    <SubmissionForm
      {...form}
      kind="job"
      idPrefix="application"
      firstField="name"
      icon="mail"
      listedBy={{ nameField: "name" }}
      showsFailure
      isSentOnce
      onFailed={() => window.alert(texts.failed)}
    >
      <input type="hidden" name="job" value={jobTitle} />
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField
        name="experience"
        label={texts.experience}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.experienceHint}
      />
      <FormFileField
        name="resume"
        label={texts.resume}
        accept={RESUME_ACCEPT}
        hint={texts.resumeHint(Math.floor(form.resumeMaxBytes / (1024 * 1024)))}
        isWide
      />
    </SubmissionForm>
  );
}
