import type { ReactNode } from "react";
import { SidePanel } from "../contacts/contacts.tsx";
import { useTexts } from "../texts/texts.tsx";

interface NextStepsProps {
  steps: { title: string; text: string }[];
  children?: ReactNode;
}

/** What happens once a form is sent, beside it. */
export function NextSteps({ steps, children }: NextStepsProps) {
  const { whatNext } = useTexts("form");
  return (
    <div className="booking__steps">
      <SidePanel title={whatNext}>
        <div className="rich-text">
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          {children}
        </div>
      </SidePanel>
    </div>
  );
}
