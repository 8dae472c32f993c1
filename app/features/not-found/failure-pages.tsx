import { ButtonLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { Tile } from "#app/ui/card/card.tsx";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Phone } from "#site/hospitals/phones.ts";

export interface PlaceInSite {
  homePath: string;
  basePath: string;
  name: string;
  contact: { phone: Phone };
  choices?: readonly { basePath: string; place: string; phone: Phone }[] | undefined;
  /** In the place of `choices`, where those are too many. */
  ways?: readonly { to: string; icon: string; label: string }[];
  facilities: readonly unknown[];
}

export function FailurePage({ shell }: { shell: PlaceInSite }) {
  const { homePath } = shell;
  const { failures, common } = useTexts();
  return (
    <>
      <PageHeader title={failures.failed} homePath={homePath} lead={common.unavailable} />
      <Section>
        <div className="rows not-found">
          <p className="button__row not-found__actions">
            <CallLinks shell={shell} variant="primary" />
          </p>
          <UsefulLinks shell={shell} />
        </div>
      </Section>
    </>
  );
}

/** For an address without a page: a field to look for it, and numbers. Inside a hospital its links stay there. */
export default function NotFoundPage({ shell }: { shell: PlaceInSite }) {
  const { homePath, name, choices } = shell;
  const { failures: texts, common } = useTexts();
  const { toAppointment, toSearch } = hospitalPaths(shell);
  const groupPaths = groupPathsIn(usePrefix());
  return (
    <>
      <PageHeader title={texts.notFound} homePath={homePath} lead={texts.notFoundHint} />
      <Section>
        <div className="form-panel form-panel--edge not-found">
          <div className="not-found__search">
            <SearchField id="missing-search" to={choices ? groupPaths.toSearch : toSearch} />
          </div>
          <UsefulLinks shell={shell} />
          <p className="button__row not-found__actions">
            {!choices && (
              <>
                <ButtonLink to={homePath} variant="secondary">
                  {texts.goTo(name)}
                </ButtonLink>
                <ButtonLink to={toAppointment} icon="calendar">
                  {common.bookAppointment}
                </ButtonLink>
              </>
            )}
            <CallLinks shell={shell} variant="secondary" />
          </p>
        </div>
      </Section>
    </>
  );
}

function CallLinks({ shell, variant }: { shell: PlaceInSite; variant: "primary" | "secondary" }) {
  const { call } = useTexts("common");
  const numbers = shell.choices?.map(({ place, phone }) => ({
    phone,
    label: (
      <span>
        {place} <span className="whole-number">{phone.printed}</span>
      </span>
    ),
  }));
  return (numbers ?? [{ phone: shell.contact.phone, label: call(shell.contact.phone.printed) }]).map(
    ({ phone, label }) => (
      <ButtonLink key={phone.href} to={phone.href} variant={variant} icon="phone">
        {label}
      </ButtonLink>
    ),
  );
}

function UsefulLinks({ shell }: { shell: PlaceInSite }) {
  const { doctors, departments, facilities, contact } = useTexts("sections");
  const paths = hospitalPaths(shell);
  const homes = shell.choices?.map(({ basePath, place }) => ({ to: basePath, icon: "clinic-building", label: place }));
  const tiles = shell.ways ??
    homes ?? [
      { to: paths.toDoctors, icon: "doctor", label: doctors },
      { to: paths.toDepartments, icon: "stethoscope", label: departments },
      ...(shell.facilities.length > 0 ? [{ to: paths.toFacilities, icon: "clinic-building", label: facilities }] : []),
      { to: paths.toContactUs, icon: "phone", label: contact },
    ];
  return (
    <ul className={homes ? "grid" : "not-found__links"}>
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}
