import type { ReactNode, ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { useTexts } from "../texts/texts.tsx";

/** A link on a line of its own; `label` is its whole name where the text alone would not tell several apart. */
export function TextLink({ to, label, children }: { to: string; label?: string | undefined; children: ReactNode }) {
  return (
    <SmartLink to={to} className="text-link">
      {label === undefined ? children : <NamedText text={children} label={label} />}
      <Icon name="arrow-right" />
    </SmartLink>
  );
}

/** Search engines and people who hear the page get the whole name; those who see it need only the text. */
export function NamedText({ text, label }: { text: ReactNode; label: string }) {
  const isBeginning = typeof text === "string" && label.startsWith(text);
  return (
    <span>
      {text}
      <span className="visually-hidden">{isBeginning ? label.slice(text.length) : ` ${label}`}</span>
    </span>
  );
}

interface SmartLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "target" | "rel"> {
  /** A path of this site, or a whole address such as "tel:…" or "https://…". */
  to: string;
  newTab?: boolean;
}

/** A link of the router inside the site, and of the browser elsewhere; says that it opens a new tab. */
export function SmartLink({ to, newTab = false, children, ...rest }: SmartLinkProps) {
  const { opensInNewTab } = useTexts("common");
  return (
    <a href={to} {...(newTab && { target: "_blank", rel: "noopener" })} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> {opensInNewTab}</span>}
    </a>
  );
}

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className"> {
  variant?: ButtonVariant;
  icon?: string | undefined;
}

export function Button({ variant = "primary", icon, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(variant)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  icon?: string | undefined;
  endIcon?: string | undefined;
  newTab?: boolean;
  label?: string | undefined;
  children: ReactNode;
}

export function ButtonLink({ to, variant = "primary", icon, endIcon, newTab = false, ...text }: ButtonLinkProps) {
  const { label, children } = text;
  return (
    <SmartLink to={to} newTab={newTab} className={buttonClass(variant)}>
      {icon && <Icon name={icon} />}
      {label === undefined ? children : <NamedText text={children} label={label} />}
      {endIcon && <Icon name={endIcon} />}
    </SmartLink>
  );
}

export type ButtonVariant = "primary" | "secondary" | "ghost";

export function buttonClass(variant: ButtonVariant): string {
  return `button button--${variant}`;
}
