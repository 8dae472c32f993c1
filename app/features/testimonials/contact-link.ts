import type { ComponentProps } from "react";
import type { ContactList } from "#app/ui/contact-list/contact-list.tsx";

/** A number or address, ready to be shown. */
export type ContactLink = ComponentProps<typeof ContactList>["items"][number];
