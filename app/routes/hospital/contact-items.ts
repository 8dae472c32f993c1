import type { ContactItem } from "#app/ui/contacts/contacts.tsx";
import type { PageServices } from "#app/context.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { listNextHolidays } from "#site/sittings/describe-holiday.ts";
import { type EmergencyCall, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital, HospitalContact } from "#site/hospitals/site.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";

export function urgentCalls({ casualty }: Pick<Hospital, "casualty">, texts: PageTexts): EmergencyCall[] {
  return listEmergencyCalls(casualty, texts.emergencyCalls);
}

function emergencyItem({ emergencyPhone }: HospitalContact, { common }: PageTexts): ContactItem[] {
  return emergencyPhone ? [phoneItem("siren", common.emergency24x7, emergencyPhone)] : [];
}

export function importantNumbers(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [
    ...emergencyItem(contact, texts),
    phoneItem("phone", texts.contact.reception, contact.phone),
    phoneItem("calendar", texts.contact.appointments, contact.conciergePhone),
  ];
}

export function bookingContacts(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [phoneItem("phone", texts.contact.callForAppointment, contact.conciergePhone), opdHours(contact, texts)];
}

export function receptionContacts(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [phoneItem("phone", texts.contact.reception, contact.phone), opdHours(contact, texts)];
}

export function aboutFacts({ accreditations, insurers, contact }: Hospital, texts: PageTexts): ContactItem[] {
  const list = (icon: string, label: string, names: string[]) =>
    names.length > 0 ? [{ icon, label, value: names.join("\n") }] : [];
  return [
    opdHours(contact, texts),
    ...emergencyItem(contact, texts),
    ...list("check", texts.about.accreditation, accreditations),
    ...insurance(insurers, texts),
  ];
}

export function insurance(insurers: Hospital["insurers"], { about }: PageTexts): ContactItem[] {
  if (insurers.length === 0) return [];
  return [{ icon: "shield", label: about.insurance, value: insurers.map(({ name }) => name).join(", ") }];
}

export function contactLinks(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  return [
    phoneItem("phone", texts.common.phone, contact.phone),
    ...(contact.whatsapp ? [phoneItem("whatsapp", texts.common.whatsapp, contact.whatsapp)] : []),
    mailItem(contact, texts),
  ];
}

/** Whom to call for what: the emergency first, and the reception even where no line of the hospital names it. */
export function callNumbers(contact: HospitalContact, texts: PageTexts): ContactItem[] {
  const { phone, emergencyPhone, whatsapp, helplines } = contact;
  const isNamed = helplines.some((line) => line.phone.href === phone.href);
  return [
    ...emergencyItem(contact, texts),
    ...(isNamed ? [] : [phoneItem("phone", texts.contact.reception, phone)]),
    ...helplines
      .filter((line) => line.phone.href !== emergencyPhone?.href)
      .map(({ label, phone: called, note }) => ({ ...phoneItem("phone", label, called), ...(note && { note }) })),
    ...(whatsapp ? [phoneItem("whatsapp", texts.common.whatsapp, whatsapp)] : []),
  ];
}

export function nextHolidays({ texts, now }: Pick<PageServices, "texts" | "now">, hospital: Hospital): ContactItem[] {
  const { day } = readClock(Number(now()), sittingPlace(hospital).timeZone);
  const lines = listNextHolidays(hospital, day, texts);
  return lines.length > 0 ? [{ icon: "calendar", label: texts.server.holidays.title, value: lines.join("\n") }] : [];
}

export function openBookItem({ texts }: Pick<PageServices, "texts">, hospital: Hospital): ContactItem[] {
  if (!hospital.openBook) return [];
  const { toOpenBook } = hospitalPaths(hospital);
  return [{ icon: "check", label: texts.pages.sections.openBook, value: texts.server.openBook.link, href: toOpenBook }];
}

function phoneItem(icon: string, label: string, { printed, href }: Phone): ContactItem {
  return { icon, label, value: printed, href };
}

export function mailItem({ email }: HospitalContact, { common }: PageTexts): ContactItem {
  return { icon: "mail", label: common.email, value: email, href: `mailto:${email}` };
}

export function opdHours({ openingHours }: HospitalContact, { common }: PageTexts): ContactItem {
  return { icon: "clock", label: common.opdHours, value: openingHours };
}
