import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { NamedText, SmartLink } from "../text-link/text-link.tsx";

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

export type ButtonVariant = "primary" | "secondary" | "light" | "ghost";

export function buttonClass(variant: ButtonVariant): string {
  return `button button--${variant}`;
}
