import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import type { Phone } from "#hospitals/phones.ts";
import type { Hospital, HospitalContact } from "#hospitals/site.ts";
import type { PageTexts } from "#texts/catalogue.ts";

/** The numbers a visitor may need at once, the emergency first. */
export function importantNumbers(contact: HospitalContact, { contact: texts, common }: PageTexts): ContactItem[] {
  return [
    phoneItem("siren", common.emergency24x7, contact.emergencyPhone),
    phoneItem("phone", texts.reception, contact.phone),
    phoneItem("calendar", texts.appointments, contact.conciergePhone),
  ];
}

/** The number to call for an appointment, and the OPD hours. */
export function bookingContacts(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [phoneItem("phone", texts.contact.callForAppointment, contact.conciergePhone), opdHours(contact, texts)];
}

/** The number to call with a question, and the OPD hours. */
export function receptionContacts(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [phoneItem("phone", texts.contact.reception, contact.phone), opdHours(contact, texts)];
}

/** What people look for before they come: accreditation, hours, insurers, and the number for an emergency. */
export function aboutFacts({ accreditations, insurers, contact }: Hospital, texts: PageTexts): ContactItem[] {
  const list = (icon: string, label: string, names: string[]) =>
    names.length > 0 ? [{ icon, label, value: names.join("\n") }] : [];
  return [
    opdHours(contact, texts),
    phoneItem("siren", texts.common.emergency24x7, contact.emergencyPhone),
    ...list("check", texts.about.accreditation, accreditations),
    ...insurance(insurers, texts),
  ];
}

/** The insurers that pay the hospital directly; nothing where none is listed. */
export function insurance(insurers: Hospital["insurers"], { about }: PageTexts): ContactItem[] {
  if (insurers.length === 0) return [];
  return [{ icon: "shield", label: about.insurance, value: insurers.map(({ name }) => name).join(", ") }];
}

/** How to reach the hospital about the page's subject. */
export function contactLinks(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [
    phoneItem("phone", texts.common.phone, contact.phone),
    ...(contact.whatsapp ? [phoneItem("whatsapp", texts.common.whatsapp, contact.whatsapp)] : []),
    mailItem(contact, texts),
  ];
}

/** What people come to the contact page for, the telephone first. */
export function contactDetails(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  const { addressLines, postalCode, phone, whatsapp, mapUrl } = contact;
  const address = [...addressLines, ...(postalCode ? [postalCode] : [])].join("\n");
  return [
    phoneItem("phone", texts.common.phone, phone),
    ...(whatsapp ? [phoneItem("whatsapp", texts.common.whatsapp, whatsapp)] : []),
    opdHours(contact, texts),
    { icon: "map-pin", label: texts.contact.address, value: address, href: mapUrl, newTab: true },
    mailItem(contact, texts),
  ];
}

/**
 * The numbers of the contact page that serve one purpose each, e.g. the PRO helpline; the emergency number has its own
 * icon.
 */
export function helplines({ helplines: lines, emergencyPhone }: HospitalContact): ContactItem[] {
  return lines.map(({ label, phone }) =>
    phoneItem(phone.href === emergencyPhone.href ? "siren" : "phone", label, phone),
  );
}

function phoneItem(icon: string, label: string, { printed, href }: Phone): ContactItem {
  return { icon, label, value: printed, href };
}

function mailItem({ email }: HospitalContact, { common }: PageTexts): ContactItem {
  return { icon: "mail", label: common.email, value: email, href: `mailto:${email}` };
}

function opdHours({ openingHours }: HospitalContact, { common }: PageTexts): ContactItem {
  return { icon: "clock", label: common.opdHours, value: openingHours };
}
