import type { ShellContact } from "./shell.ts";

/** `tel:` address of a number as printed. */
export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Opens a chat with a hospital; WhatsApp wants the digits alone, country code first. */
export function whatsappLink({ whatsapp }: Pick<ShellContact, "whatsapp">): string {
  return `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`;
}
