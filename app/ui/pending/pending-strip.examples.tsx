import type { Example } from "../examples/example.ts";
import type { PendingForm } from "./use-pending.ts";
import { PendingStrip } from "./pending-strip.tsx";

const REQUEST = {
  api: "/api",
  content: "{}",
  noticeVersion: "none",
  lastDay: "2026-11-20",
  form: "sample",
  page: "#sample",
  typed: {},
};

function sampleForm(key: string, parts: Partial<PendingForm>): PendingForm {
  const call = { printed: "0000 000 0000", href: "tel:+910000000000" };
  const sample = { keptAt: 0, when: "Sun, 10:42 am", what: "Appointment request", forWhom: "Amma" };
  return { key, call, status: "waiting", request: REQUEST, ...sample, ...parts };
}

function Sample({ forms, cancelled }: { forms: PendingForm[]; cancelled?: PendingForm }) {
  const doNothing = () => {};
  return (
    <PendingStrip
      forms={forms}
      isCancelled={(form) => form === cancelled}
      onCancel={doNothing}
      onUndo={doNothing}
      onFillInAgain={doNothing}
      onClose={doNothing}
    />
  );
}

const CANCELLED = sampleForm("2", { forWhom: "Achan", when: "Sun, 10:45 am" });

export default [
  {
    name: "while there is no network",
    render: () => <Sample forms={[sampleForm("1", {}), CANCELLED]} cancelled={CANCELLED} />,
  },
  {
    name: "once what waited was sent",
    render: () => (
      <Sample
        forms={[
          sampleForm("1", { status: "sent", reference: "A-7F3K-9QXM", request: undefined }),
          sampleForm("2", {
            status: "sent",
            reference: "C-4D2P-8WTR",
            forWhom: "",
            what: "Message",
            request: undefined,
          }),
        ]}
      />
    ),
  },
  {
    name: "with forms that are not sent",
    render: () => (
      <Sample
        forms={[
          sampleForm("1", { status: "day-passed" }),
          sampleForm("2", { status: "expired", what: "Job application", forWhom: "Anu", request: undefined }),
        ]}
      />
    ),
  },
] satisfies Example[];
