export type ButtonVariant = "primary" | "secondary" | "light" | "ghost";

export function buttonClass(variant: ButtonVariant): string {
  return `button button--${variant}`;
}
