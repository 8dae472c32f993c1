import type { ShellContact } from "./shell.ts";

/** Opens a chat with a hospital; WhatsApp wants the digits alone, country code first. */
export function whatsappLink({ whatsapp }: Pick<ShellContact, "whatsapp">): string {
  return `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`;
}
