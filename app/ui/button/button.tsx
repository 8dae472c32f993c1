import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

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
