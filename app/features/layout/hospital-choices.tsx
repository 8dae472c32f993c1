import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EmergencyCalls } from "#app/ui/contacts/contacts.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { ShellChoice } from "./shell.ts";

export type ChoicePurpose = "call" | "whatsapp" | "book" | "emergency";

const STORED_CHOICE = "hospital";

/** Remembers, in this browser alone, the hospital that was chosen last. */
export function storeChoice(basePath: string): void {
  try {
    localStorage.setItem(STORED_CHOICE, basePath);
  } catch {
    // A browser that stores nothing lists the hospitals in their usual order.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(STORED_CHOICE);
  } catch {
    return null;
  }
}

const subscribeToNothing = () => () => undefined;

interface HospitalChoicesProps {
  choices: ShellChoice[];
  /** Leaves out other ways, and for an emergency hospitals without a casualty; emergency numbers stay. */
  purpose?: ChoicePurpose | undefined;
  headingLevel?: 2 | 3;
}

/** Each hospital with its numbers; the one chosen last comes first once scripts run. */
export function HospitalChoices({ choices, purpose, headingLevel = 2 }: HospitalChoicesProps) {
  const { emergencyCalls: labels, choose } = useTexts();
  const last = useSyncExternalStore(subscribeToNothing, readChoice, () => null);
  const offered = choices.filter(({ emergencyPhone }) => purpose !== "emergency" || emergencyPhone);
  const ordered = [...offered].sort((a, b) => Number(b.basePath === last) - Number(a.basePath === last));
  const Heading = `h${headingLevel}` as const;
  const hasUrgent = choices.some(({ emergencyPhone }) => emergencyPhone);
  return (
    <>
      <ul className="choices">
        {ordered.map((choice) => (
          <li className="choices__hospital" key={choice.basePath}>
            <Heading className="choices__place">
              {choice.place} <span className="choices__name">{choice.name}</span>
              {choice.basePath === last && <span className="choices__last">{choose.lastChosen}</span>}
            </Heading>
            <ul className="choices__ways">
              <Ways choice={choice} purpose={purpose} />
            </ul>
          </li>
        ))}
      </ul>
      {(!purpose || purpose === "emergency") && hasUrgent && (
        <EmergencyCalls calls={listEmergencyCalls(undefined, labels)} />
      )}
    </>
  );
}

function Ways({ choice, purpose }: { choice: ShellChoice; purpose: ChoicePurpose | undefined }) {
  const { place, basePath, phone, emergencyPhone, whatsapp } = choice;
  const { layout, common } = useTexts();
  const emergency = {
    id: "emergency",
    icon: "siren",
    label: common.emergency,
    value: emergencyPhone?.printed,
    href: emergencyPhone?.href,
  };
  const others = [
    { id: "call", icon: "phone", label: layout.call, value: phone.printed, href: phone.href },
    { id: "whatsapp", icon: "whatsapp", label: common.whatsapp, value: whatsapp?.printed, href: whatsapp?.href },
    {
      id: "book",
      icon: "calendar",
      label: common.bookAppointment,
      value: "",
      href: hospitalPaths(choice).toAppointment,
    },
  ];
  // What was asked for comes first; where nothing was, what is urgent.
  const all = purpose ? [...others, emergency] : [emergency, ...others];
  const ways = all.filter(({ href }) => href !== undefined);
  // A hospital without WhatsApp is called instead.
  const wanted = purpose && !ways.some(({ id }) => id === purpose) ? "call" : purpose;
  return ways
    .filter(({ id }) => !wanted || id === wanted || id === "emergency")
    .map(({ id, icon, label, value, href }) => (
      <li key={id}>
        <a
          className={`button button--${id === "book" ? "primary" : "secondary"} choices__way choices__way--${id}`}
          href={href}
          aria-label={`${label} ${value}${value && ","} ${place}`.replace("  ", " ")}
          onClick={() => storeChoice(basePath)}
          {...(id === "whatsapp" && { target: "_blank", rel: "noopener" })}
        >
          <Icon name={icon} />
          <span>
            {label} {value && <strong>{value}</strong>}
          </span>
        </a>
      </li>
    ));
}

interface ChoiceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  purpose?: ChoicePurpose | undefined;
  to?: string | undefined;
}

/** A link that asks for the hospital first where none is current: by `HospitalChooser`, else by a page. */
export function ChoiceLink({ className, purpose, to, children, ...rest }: ChoiceLinkProps) {
  const { toChoose, toEmergency } = groupPathsIn(usePrefix());
  return (
    <a
      className={className}
      href={to ?? (purpose === "emergency" ? toEmergency : toChoose)}
      data-choose={to ? undefined : purpose}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Links with `data-choose` open a dialog with each hospital's numbers; without scripts they lead to a page. */
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
            <h2 id="chooser-title" className="part-title">
              {texts.title[purpose]}
            </h2>
            <form method="dialog">
              <button type="submit" className="button__round" aria-label={texts.close}>
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
