import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import type { Phone } from "#hospitals/phones.ts";
import type { HospitalContact } from "#hospitals/site.ts";

/** The numbers a visitor may need at once, the emergency first. */
export function importantNumbers(contact: HospitalContact): ContactItem[] {
  return [
    phoneItem("siren", "Emergency, 24x7", contact.emergencyPhone),
    phoneItem("phone", "Reception", contact.phone),
    phoneItem("calendar", "Appointments", contact.conciergePhone),
  ];
}

/** Whom to ring for an appointment, and when the doors are open. */
export function bookingContacts({ conciergePhone, openingHours }: HospitalContact): ContactItem[] {
  return [
    phoneItem("phone", "Or call for an appointment", conciergePhone),
    { icon: "clock", label: "OPD hours", value: openingHours },
  ];
}

/** How to reach the hospital about what the page tells. */
export function contactLinks(contact: HospitalContact): ContactItem[] {
  return [
    phoneItem("phone", "Phone", contact.phone),
    phoneItem("whatsapp", "WhatsApp", contact.whatsapp),
    mailItem(contact.email),
  ];
}

/** Address, telephone and e-mail of the contact page, and when the doors are open. */
export function contactDetails(contact: HospitalContact): ContactItem[] {
  const { addressLines, postalCode, phone, email, openingHours } = contact;
  const address = [...addressLines, ...(postalCode ? [postalCode] : [])].join("\n");
  return [
    { icon: "map-pin", label: "Address", value: address },
    phoneItem("phone", "Phone", phone),
    mailItem(email),
    { icon: "clock", label: "OPD hours", value: openingHours },
  ];
}

/** The numbers of the contact page that serve one purpose each, e.g. the PRO helpline; the emergency has its own sign. */
export function helplines({ helplines: lines, emergencyPhone }: HospitalContact): ContactItem[] {
  return lines.map(({ label, phone }) =>
    phoneItem(phone.href === emergencyPhone.href ? "siren" : "phone", label, phone),
  );
}

function phoneItem(icon: string, label: string, { printed, href }: Phone): ContactItem {
  return { icon, label, value: printed, href };
}

function mailItem(email: string): ContactItem {
  return { icon: "mail", label: "E-mail", value: email, href: `mailto:${email}` };
}
