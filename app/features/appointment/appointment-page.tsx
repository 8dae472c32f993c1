import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SideList } from "#app/ui/side-list/side-list.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { AppointmentFormData, AppointmentReply } from "./appointment-form-data.ts";
import { AppointmentForm } from "./appointment-form.tsx";

interface AppointmentHospital {
  name: string;
  place: string;
  basePath: string;
  facilities: { slug: string; name: string }[];
  bandPicture?: PictureFiles | undefined;
}

interface AppointmentPageProps {
  hospital: AppointmentHospital;
  form: AppointmentFormData;
  reply: AppointmentReply | undefined;
}

/** The form, the concierge's number and the hospital's facilities. */
export function AppointmentPage({ hospital, form, reply }: AppointmentPageProps) {
  const { toHome, toFacility } = hospitalPaths(hospital);
  return (
    <>
      <PageHeader
        title="Appointment"
        crumbs={[{ label: "Home", to: toHome }]}
        lead={`${hospital.name}, ${hospital.place}`}
        picture={hospital.bandPicture}
      />
      <div className="section section--mist">
        <div className="wrap with-side">
          <section aria-labelledby="appointment-title">
            <h2 className="appointment-page__title" id="appointment-title">
              Request an appointment
            </h2>
            <AppointmentForm
              {...form}
              idPrefix="appointment"
              labelledBy="appointment-title"
              sentText="Your appointment request has been sent."
              reply={reply}
            />
          </section>
          <div className="appointment-page__side">
            <ConciergeCard phone={form.conciergePhone} />
            <SideList
              title="Our Facilities"
              items={hospital.facilities.map(({ slug, name }) => ({ label: name, to: toFacility(slug) }))}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function ConciergeCard({ phone }: { phone: string }) {
  return (
    <section className="concierge" aria-labelledby="concierge-title">
      <h2 className="concierge__title" id="concierge-title">
        Concierge
      </h2>
      <p>We call you back to agree on the day and the time. You can also ask us by telephone.</p>
      <ContactList
        items={[{ icon: "phone", label: "Appointments", value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }]}
      />
    </section>
  );
}
