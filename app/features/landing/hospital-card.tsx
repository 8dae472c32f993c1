import { Card } from "#app/ui/card/card.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { LandingHospital } from "./landing-view.ts";

/** One hospital with its landmark; the whole card leads to its home page. */
export function HospitalCard({ hospital }: { hospital: LandingHospital }) {
  const { name, place, basePath, summary, picture } = hospital;
  return (
    <Card
      to={basePath}
      title={`${name}, ${place}`}
      headingLevel={2}
      media={<Picture picture={picture} alt="" sizes="(width < 40rem) 100vw, (width < 62rem) 42vw, 25rem" />}
      tag={place}
      action="Visit hospital"
    >
      <p>{summary}</p>
      <HospitalFacts hospital={hospital} />
    </Card>
  );
}

function HospitalFacts({ hospital }: { hospital: LandingHospital }) {
  const facts = [
    { label: "Since", value: hospital.sinceYear },
    { label: "Departments", value: hospital.departmentCount },
    { label: "Facilities", value: hospital.facilityCount },
  ];
  return (
    <dl className="hospital-facts">
      {facts.map(({ label, value }) => (
        <div className="hospital-facts__item" key={label}>
          <dt>{label}</dt>
          <dd className="hospital-facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
