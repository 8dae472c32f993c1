import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { ContactList, type ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { EmergencyNumber } from "./come-at-once.tsx";

interface DepartmentBookingProps {
  departmentName: string;
  /** Patients come without an appointment. */
  isWalkIn: boolean;
  /** The appointment form with this department chosen. */
  toBooking: string;
  /** Whom to ring instead, and when the doors are open. */
  contacts: ContactItem[];
  emergency: EmergencyNumber;
}

/** The ways to a visit: the form with the department chosen, or a call; the call comes first where nobody should wait. */
export function DepartmentBooking({
  departmentName,
  isWalkIn,
  toBooking,
  contacts,
  emergency,
}: DepartmentBookingProps) {
  const label = `Book Appointment in ${departmentName}`;
  if (isWalkIn) {
    return (
      <SidePanel title="Come at any hour">
        <p>You need no appointment. If you can, ring while you are on your way.</p>
        <ButtonLink to={emergency.href} icon="siren" label={`Call ${emergency.printed}, day and night`}>
          Call {emergency.printed}
        </ButtonLink>
        <p>To see a doctor again later:</p>
        <ButtonLink to={toBooking} variant="secondary" icon="calendar" label={label}>
          Book Appointment
        </ButtonLink>
      </SidePanel>
    );
  }
  return (
    <SidePanel title="Plan your visit">
      <p>Ask for a time in {departmentName}. We call you back to agree on it.</p>
      <ButtonLink to={toBooking} icon="calendar" label={label}>
        Book Appointment
      </ButtonLink>
      <ContactList items={contacts} />
    </SidePanel>
  );
}
