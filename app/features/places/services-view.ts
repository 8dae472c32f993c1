import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { createStart, listByPlace, type PlaceQuery, type PlaceServices } from "./places-view.ts";

const LISTS = { department: "departments", facility: "facilities" } as const;
const KINDS = ["department", "facility"] as const;

/** As `listHospitalOffers` lists what there is: `isHere` is in the order of the site's hospitals. */
type Offer = Record<"slug" | "name" | "summary", string> & { isHere: boolean[] } & {
  [flag in "isUrgent" | "isBooked"]?: boolean;
};
type Offers = Record<(typeof LISTS)[keyof typeof LISTS], readonly Offer[]>;

/** The hospitals that have what is asked for (`?department=`, `?facility=`, `?find=`), if there is such a thing. */
export function findService(services: PlaceServices, offers: Offers, query: Required<Omit<PlaceQuery, "kept">>) {
  for (const kind of KINDS) {
    const { searchParams } = query;
    const isAsked = ({ slug, name }: Offer) => slug === searchParams.get(kind) || name === searchParams.get("find");
    const offer = offers[LISTS[kind]].find(isAsked);
    if (!offer) continue;
    const { slug, name: title, summary: lead, isHere, isUrgent, isBooked = true } = offer;
    const having = services.site.hospitals.filter((_, index) => isHere[index]);
    const view = listByPlace(services, { ...query, kept: [kind, slug] }, having, (hospital) => {
      const { toDepartment, toFacility, toAppointmentFor, toAppointment } = hospitalPaths(hospital);
      const [to, toForm] =
        kind === "department" ? [toDepartment(slug), toAppointmentFor(slug)] : [toFacility(slug), toAppointment];
      return { to, toBooking: isBooked ? toForm : "", isUrgent };
    });
    return { title, lead, view, asked: `?${new URLSearchParams({ [kind]: slug })}` };
  }
  return undefined;
}

/** All that a large group has, with how many hospitals have it. */
export function listServices(services: PlaceServices, offers: Offers, address: string) {
  const { pages, server } = services.texts;
  const { finder, emergency } = createStart(services, { address });
  const groups = KINDS.map((kind) => ({
    ...{ label: pages.sections[LISTS[kind]], to: "" },
    places: offers[LISTS[kind]].map(({ slug, name: label, isHere }) => ({
      to: `${address}?${new URLSearchParams({ [kind]: slug })}`,
      ...{ label, count: isHere.filter(Boolean).length },
    })),
  }));
  const { chooseService, byService } = server.places;
  const words = { ...finder.words, choose: chooseService };
  const view = { emergency, finder: { ...finder, words, groups, isOpen: false } };
  return { title: pages.sections.findService, lead: byService, view };
}
