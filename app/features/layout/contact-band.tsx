import { Band } from "#app/ui/band/band.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

/** Asks visitors who are not sure where to go to get in touch. */
export function ContactBand({ shell }: { shell: Shell }) {
  return (
    <Band
      title="Not sure whom to see?"
      text={`Tell us what troubles you. Our desk in ${shell.place} helps you find the right doctor.`}
      picture={shell.bandPicture}
    >
      <ButtonLink to={hospitalPaths(shell).toContactUs} variant="light" icon="phone">
        Contact Us
      </ButtonLink>
    </Band>
  );
}
