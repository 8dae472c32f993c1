import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

/** Leads to the appointment page, which holds the form (checklist A53). */
export function AppointmentPanel({ basePath }: { basePath: string }) {
  return (
    <SidePanel title="Need a doctor?" tone="deep">
      <p>Ask for an appointment online. We call you back to confirm the time.</p>
      <ButtonLink to={hospitalPaths({ basePath }).toAppointment} icon="calendar">
        Book Appointment
      </ButtonLink>
    </SidePanel>
  );
}
