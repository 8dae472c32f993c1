import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { type HospitalChoice, HospitalChoices } from "./hospital-choices.tsx";

interface ChooseHospitalPageProps {
  hospitals: HospitalChoice[];
  homePath: string;
}

/** The numbers of every hospital, for visitors without scripts. */
export function ChooseHospitalPage({ hospitals, homePath }: ChooseHospitalPageProps) {
  const texts = useTexts("chooseHospital");
  const { home } = useTexts("sections");
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} crumbs={[{ label: home, to: homePath }]} />
      <Section>
        <HospitalChoices hospitals={hospitals} />
      </Section>
    </>
  );
}
