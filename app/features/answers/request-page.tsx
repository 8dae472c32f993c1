import { ButtonLink } from "#app/ui/link/link.tsx";
import type { CallNumber } from "#app/ui/form/form-state.ts";
import { CallLine } from "#app/ui/form/receipt.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { SidePanel, type UrgentCall, UrgentNote } from "#app/ui/contacts/contacts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import css from "./answers-page.css?inline";
import { Message, type MessageView } from "./message.tsx";
import { StepForm, type StepFormView } from "./step-form.tsx";

type RequestLink = { label: string; to: string; icon: string };

export type ClosedView = { title: string; text: string };

/** A request with its history, for its office or its patient. Every text is ready to be read. */
export interface RequestView {
  title: string;
  message?: MessageView | undefined;
  /** Whom the office answers, and what about. */
  who?: { name: string; about: string; call: { label: string; to: string } | undefined } | undefined;
  status: string[];
  /** Whether nobody has to do anything now. */
  isSettled: boolean;
  factsHeading: string;
  facts: { label: string; value: string; href?: string | undefined }[];
  words?: string | undefined;
  historyHeading: string;
  history: { when: string; text: string }[];
  groups: { heading: string; hint?: string; forms: StepFormView[] }[];
  /** A form that is in nobody's way at the end. */
  closing?: StepFormView;
  /** What can be done about the state. */
  actions?: RequestLink[];
  links?: { heading: string; hint: string; links: RequestLink[] } | undefined;
  keep?: {
    heading: string;
    hint: string;
    address: string;
    share: { label: string; to: string };
    code: { label: string; size: number; path: string };
    ends: string;
  };
}

interface RequestPageProps {
  page: RequestView | ClosedView;
  /** Of the site around a patient's page. */
  home?: { label: string; to: string } | undefined;
  phone?: CallNumber | undefined;
  /** Whom a patient calls who cannot wait. */
  urgent?: UrgentCall[] | undefined;
}

/** The page of a request. It needs no script, so it has none. */
export function RequestPage({ page, home, phone, urgent }: RequestPageProps) {
  const content =
    "status" in page ? (
      <OpenRequest view={page} phone={phone} urgent={urgent} />
    ) : (
      <div className="rows">
        <p>{page.text}</p>
        {phone && <CallLine {...phone} />}
      </div>
    );
  return (
    <>
      <style>{css}</style>
      {home ? (
        <>
          <PageHeader title={page.title} homePath={home.to} />
          <Section>{content}</Section>
        </>
      ) : (
        <div className="wrap rows answers__bare">
          <h1>{page.title}</h1>
          {content}
        </div>
      )}
    </>
  );
}

type OpenRequestProps = { view: RequestView } & Pick<RequestPageProps, "phone" | "urgent">;

/** What is and can be done, the facts beside it, and what has happened. */
function OpenRequest({ view, phone, urgent }: OpenRequestProps) {
  const { doNotWait } = useTexts("emergencyCalls");
  const { factsHeading, facts, words, groups, history, historyHeading, closing, links, keep } = view;
  return (
    <div className="answers">
      <div className="answers__part">
        <Standing view={view} />
        {groups.map(({ heading, hint, forms }) => (
          <section key={heading} className="answers__forms">
            <h2>{heading}</h2>
            {hint && <p>{hint}</p>}
            {forms.map((form) => (
              <StepForm key={form.id} form={form} />
            ))}
          </section>
        ))}
      </div>
      <div className="answers__part answers__side">
        <SidePanel title={factsHeading}>
          <dl className="sent-lines">
            {facts.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {href ? (
                    <a className="text-link" href={href}>
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {words && <p className="pre-line">{words}</p>}
        </SidePanel>
        {links && (
          <SidePanel title={links.heading}>
            <p>{links.hint}</p>
            <Links links={links.links} />
          </SidePanel>
        )}
        {urgent && <UrgentNote calls={urgent}>{doNotWait}</UrgentNote>}
        {phone && <CallLine {...phone} />}
      </div>
      <div className="answers__part">
        <section className="answers__forms">
          <h2>{historyHeading}</h2>
          <ol className="lines answers__history">
            {history.map(({ when, text }) => (
              <li key={`${when} ${text}`}>
                <time className="field__hint">{when}</time>
                {text}
              </li>
            ))}
          </ol>
        </section>
        {closing && <StepForm form={closing} />}
        {keep && <Keep view={keep} />}
      </div>
    </div>
  );
}

function Standing({ view: { message, who, status, isSettled, actions = [] } }: { view: RequestView }) {
  return (
    <>
      {message && <Message {...message} />}
      {who && (
        <div className="button__row answers__who">
          <p>
            <strong>{who.name}</strong>
            {who.about}
          </p>
          {who.call && (
            <ButtonLink to={who.call.to} icon="phone" variant={isSettled ? "secondary" : "primary"}>
              {who.call.label}
            </ButtonLink>
          )}
        </div>
      )}
      <div className={isSettled ? "answers__state answers__state--settled" : "answers__state"}>
        <h2>{status[0]}</h2>
        {status.slice(1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {actions.length > 0 && <Links links={actions} />}
      </div>
    </>
  );
}

function Keep({ view: { heading, hint, address, share, code, ends } }: { view: NonNullable<RequestView["keep"]> }) {
  return (
    <SidePanel title={heading}>
      <p>{hint}</p>
      <div className="button__row answers__keep">
        <svg
          className="answers__code"
          width="160"
          height="160"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={code.label}
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
        <div className="rows">
          <Links links={[{ ...share, icon: "whatsapp" }]} />
          <small>{address}</small>
          <p>{ends}</p>
        </div>
      </div>
    </SidePanel>
  );
}

function Links({ links }: { links: RequestLink[] }) {
  return (
    <p className="button__row">
      {links.map(({ label, to, icon }) => (
        <ButtonLink key={label} to={to} icon={icon} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
