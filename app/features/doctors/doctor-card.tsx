import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { DoctorPicture } from "./doctor-picture.tsx";

/** A doctor of the list with the way to the details. */
export function DoctorCard({ basePath, doctor }: { basePath: string; doctor: DoctorSummary }) {
  const { id, name, centerOfExcellence, profilePicture } = doctor;
  return (
    <Card
      title={
        <EditorField entry={id} field="name">
          {name}
        </EditorField>
      }
      mediaShape="portrait"
      media={<DoctorPicture picture={profilePicture} sizes="(width < 40rem) 38vw, (width < 62rem) 45vw, 24rem" />}
      footer={
        <TextLink to={hospitalPaths({ basePath }).toDoctor(id)} label={`Details of ${name}`}>
          Details
        </TextLink>
      }
    >
      <p>
        <EditorField entry={id} field="centerOfExcellence">
          {centerOfExcellence}
        </EditorField>
      </p>
    </Card>
  );
}
