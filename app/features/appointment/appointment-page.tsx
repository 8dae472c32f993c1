import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section/section.tsx";
import { SideList } from "#app/ui/side-panel/side-panel.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";
import type { AppointmentFormData, AppointmentReply } from "./appointment-form-data.ts";
import { AppointmentForm } from "./appointment-form.tsx";

interface AppointmentHospital {
  name: string;
  place: string;
  basePath: string;
  facilities: { slug: string; name: string }[];
}

interface AppointmentPageProps {
  hospital: AppointmentHospital;
  headerPicture: PictureFiles | undefined;
  form: AppointmentFormData;
  reply: AppointmentReply | undefined;
}

/** The form, the concierge's number and the hospital's facilities. */
export function AppointmentPage({ hospital, headerPicture, form, reply }: AppointmentPageProps) {
  const texts = useTexts("appointment");
  const sections = useTexts("sections");
  const { ourFacilities } = useTexts("common");
  const { toHome, toFacility } = hospitalPaths(hospital);
  return (
    <>
      <PageHeader
        title={sections.appointment}
        crumbs={[{ label: sections.home, to: toHome }]}
        lead={`${hospital.name}, ${hospital.place}`}
        picture={headerPicture}
      />
      <div className="section section--mist">
        <div className="wrap with-side">
          <section aria-labelledby="appointment-title">
            <SectionHeading id="appointment-title" title={texts.request} subtitle={texts.lead} />
            <AppointmentForm
              {...form}
              idPrefix="appointment"
              labelledBy="appointment-title"
              sentText={texts.sent}
              reply={reply}
            />
          </section>
          <div className="appointment-page__side">
            <ConciergeCard phone={form.conciergePhone} />
            {hospital.facilities.length > 0 && (
              <SideList
                title={ourFacilities}
                items={hospital.facilities.map(({ slug, name }) => ({ label: name, to: toFacility(slug) }))}
              />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function ConciergeCard({ phone }: { phone: Phone }) {
  const texts = useTexts("appointment");
  return (
    <section className="concierge" aria-labelledby="concierge-title">
      <h2 className="concierge__title" id="concierge-title">
        {texts.concierge}
      </h2>
      <p>{texts.conciergeLead}</p>
      <ContactList items={[{ icon: "phone", label: texts.conciergeDesk, value: phone.printed, href: phone.href }]} />
    </section>
  );
}
