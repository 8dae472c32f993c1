import type { ComponentProps } from "react";
import { buttonClass } from "#app/ui/link/link.tsx";
import { ReceiptNote } from "#app/ui/form/receipt.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";

export interface SentPageProps extends Omit<ComponentProps<typeof ReceiptNote>, "lines" | "next"> {
  kind: FormKind;
  sentTo: string;
  basePath: string;
  notes: string[];
}

/** Confirms a form that was posted without JavaScript; a reload sends nothing again. */
export function SentPage({ kind, reference, sentTo, basePath, notes, page, call, urgent }: SentPageProps) {
  const texts = useTexts(FORMS[kind].texts);
  const { name, sent, next, sendAnother } = texts;
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader title={useTexts("sent")[kind]} homePath={paths.toHome} />
      <Section>
        <div className="form-panel form-panel--edge sent">
          {/* With the focus here, screen readers read the result first. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <output className="form-message" tabIndex={-1} autoFocus>
            {sent}
          </output>
          <ReceiptNote
            reference={reference}
            page={page}
            follow={"follow" in texts ? texts.follow : undefined}
            lines={[{ label: name, text: sentTo }]}
            next={[...next, ...notes]}
            call={call}
            urgent={urgent}
          />
          <a className={buttonClass("secondary")} href={FORMS[kind].page(paths)}>
            {sendAnother}
          </a>
        </div>
      </Section>
    </>
  );
}
