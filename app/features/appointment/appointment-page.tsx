import { ContactList, SideList, SidePanel } from "#app/ui/contacts/contacts.tsx";
import { NextSteps } from "#app/ui/form/next-steps.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital, ShortText } from "#site/hospitals/site.ts";
import { AppointmentForm, type AppointmentFormData, type AppointmentReply } from "./appointment-form.tsx";

interface AppointmentPageProps {
  hospital: Pick<Hospital, "name" | "place" | "basePath"> & {
    facilities: { slug: string; name: string }[];
    contact: { openingHours: string };
  };
  headerPicture: PictureFiles | undefined;
  steps: ShortText[];
  form: AppointmentFormData;
  reply: AppointmentReply | undefined;
  callMe: string;
  /** How it answered lately. */
  responses: string | undefined;
}

export function AppointmentPage(props: AppointmentPageProps) {
  const { hospital, headerPicture, steps, form, reply, callMe, responses } = props;
  const texts = useTexts("appointment");
  const sections = useTexts("sections");
  const { ourFacilities } = useTexts("common");
  const { toHome, toFacility, toCallMe } = hospitalPaths(hospital);
  return (
    <>
      <PageHeader
        title={sections.appointment}
        homePath={toHome}
        lead={`${hospital.name}, ${hospital.place}`}
        picture={headerPicture}
      />
      <Section tone="mist">
        <div className="form-page booking">
          <SectionHeading
            id="appointment-title"
            title={texts.request}
            subtitle={
              <>
                {texts.lead} {responses} <TextLink to={toCallMe}>{callMe}</TextLink>
              </>
            }
          />
          <AppointmentForm {...form} idPrefix="appointment" labelledBy="appointment-title" reply={reply} />
          <div className="rows">
            {steps.length > 0 && !form.paused && <NextSteps steps={steps} />}
            <Concierge phone={form.call} openingHours={hospital.contact.openingHours} />
          </div>
          {hospital.facilities.length > 0 && (
            <SideList
              title={ourFacilities}
              items={hospital.facilities.map(({ slug, name }) => ({ label: name, to: toFacility(slug) }))}
            />
          )}
        </div>
      </Section>
    </>
  );
}

function Concierge({ phone, openingHours }: { phone: Phone; openingHours: string }) {
  const texts = useTexts("appointment");
  const { opdHours } = useTexts("common");
  return (
    <SidePanel title={texts.concierge}>
      <p>{texts.conciergeLead}</p>
      <ContactList
        items={[
          { icon: "phone", label: texts.conciergeDesk, value: phone.printed, href: phone.href },
          { icon: "clock", label: opdHours, value: openingHours },
        ]}
      />
    </SidePanel>
  );
}
