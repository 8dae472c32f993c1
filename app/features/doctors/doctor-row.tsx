import { Card } from "#app/ui/card/card.tsx";
import { Portrait } from "#app/ui/picture/picture.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { DoctorSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

/** The first doctors of a hospital in one row, at most six (checklist A62); nothing without doctors. */
export function DoctorRow({ basePath, doctors }: { basePath: string; doctors: DoctorSummary[] }) {
  const { doctors: texts, common } = useTexts();
  const paths = hospitalPaths({ basePath });
  if (doctors.length === 0) return null;
  return (
    <Section tone="mist" labelledBy="doctors-title">
      <SectionHeading
        id="doctors-title"
        title={texts.ourDoctors}
        action={<TextLink to={paths.toDoctors}>{common.allDoctors}</TextLink>}
      />
      <ul className="doctor-row swipe">
        {doctors.map(({ id, name, centerOfExcellence, profilePicture }) => (
          <li key={id}>
            <Card
              to={paths.toDoctor(id)}
              title={name}
              mediaShape="portrait"
              media={
                <Portrait
                  picture={profilePicture}
                  sizes="(max-width: 39.99rem) 9rem, (max-width: 74.99rem) 18vw, 12rem"
                  maxWidth={160}
                />
              }
            >
              <p>{centerOfExcellence}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
