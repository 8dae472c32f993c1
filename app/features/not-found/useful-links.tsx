import { Tile } from "#app/ui/tile/tile.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { PlaceInSite } from "./place-in-site.ts";

/** The pages most visitors look for. */
export function UsefulLinks({ shell }: { shell: PlaceInSite }) {
  const paths = hospitalPaths(shell);
  const tiles = [
    { to: paths.toDoctors, icon: "doctor", label: "Doctors" },
    { to: paths.toDepartments, icon: "stethoscope", label: "Departments" },
    { to: paths.toFacilities, icon: "clinic-building", label: "Facilities" },
    { to: paths.toContactUs, icon: "phone", label: "Contact Us" },
  ];
  return (
    <ul className="not-found__links">
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}
