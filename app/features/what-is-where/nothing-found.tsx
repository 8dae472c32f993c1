import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import type { WhereHospital } from "./what-is-where-view.ts";

/** Sends who found nothing to somebody who can answer. */
export function NothingFound({ hospitals }: { hospitals: WhereHospital[] }) {
  return (
    <div className="where-nothing">
      <p>
        Nothing has that name. Try one word, such as “heart” or “blood”, or ask a reception. They help you to find it.
      </p>
      <ContactList
        items={hospitals.map(({ name, place, phone }) => ({
          icon: "phone",
          label: `${name}, ${place}`,
          value: phone.printed,
          href: phone.href,
        }))}
      />
    </div>
  );
}
