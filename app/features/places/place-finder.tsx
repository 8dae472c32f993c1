import { useEffect, useSyncExternalStore } from "react";
import { Form, useNavigate } from "react-router";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { PlaceFinderView, PlaceLink } from "./places-view.ts";

type PlaceFinderProps = { finder: PlaceFinderView };

/** A field for a place, which works without JavaScript. */
export function PlaceField({ finder: { address, kept, text, words } }: PlaceFinderProps) {
  return (
    <search>
      <Form className="search-field" action={address}>
        {kept && <input type="hidden" name={kept[0]} value={kept[1]} />}
        <Field id="place" label={words.label}>
          <input
            key={text}
            {...{ className: "field__control", id: "place", type: "search", name: "place", maxLength: 80 }}
            defaultValue={text}
            autoComplete="address-level2"
          />
        </Field>
        <button type="submit" className="search-field__button">
          <Icon name="search" />
          <span className="visually-hidden">{words.search}</span>
        </button>
      </Form>
    </search>
  );
}

/** The places to choose from: of the whole group, or within the chosen one. */
export function PlaceChoices({ finder: { words, unknown, groups, others, toAll } }: PlaceFinderProps) {
  return (
    <>
      {unknown && (
        <p className="found-nothing" role="status">
          {unknown}
        </p>
      )}
      <nav className="stack stack--wide" aria-label={words.choose}>
        {toAll && (
          <p className="flow place-ways">
            {others.length > 0 && words.also} {others.map(toLink)} {toLink(toAll)}
          </p>
        )}
        {groups.map(({ label, to, places }) => (
          <div className="stack" key={label}>
            {label && <h3>{to ? toLink({ to, label }) : label}</h3>}
            <PlaceLinks places={places} />
          </div>
        ))}
      </nav>
    </>
  );
}

interface NamedLink {
  to: string;
  label: string;
  /** For who hears the page, where the label alone does not tell several apart. */
  name?: string;
  /** Where it is called in an emergency. */
  urgent?: string;
}

export const toLink = ({ to, label, name, urgent }: NamedLink) => (
  <a className={urgent ? "emergency-calls__link" : "text-link"} key={to} href={to} aria-label={name}>
    {label} {urgent && <strong>{urgent}</strong>}
  </a>
);

/** Links in columns, each with how many there are. */
function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul className="place-links">
      {places.map(({ to, label, count }) => (
        <li key={to}>
          <a className="place-links__link" href={to}>
            <span className="text-link">{label}</span> <span className="place-links__count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On the group's first page, in the place of its hospitals; with the place that was chosen last once scripts run. */
export default function PlaceStart({ finder }: PlaceFinderProps) {
  const last = useSyncExternalStore(
    noSubscription,
    () => keptPlace(),
    () => undefined,
  );
  const to = `${finder.address}?${new URLSearchParams({ place: last ?? "" })}`;
  return (
    <div className="stack stack--wide place-start">
      <PlaceField finder={finder} />
      {last && <p>{toLink({ to, label: finder.words.last })}</p>}
      <PlaceChoices finder={finder} />
    </div>
  );
}

const noSubscription = () => () => undefined;

/** Keeps the place that was chosen in this browser, and comes back to it where an address names none. */
export function useKeptPlace({ chosen, isOpen, address, kept }: PlaceFinderView): void {
  const navigate = useNavigate();
  const [name, value] = kept ?? [];
  useEffect(() => {
    const place = keptPlace(chosen);
    const query = new URLSearchParams({ ...(name && value && { [name]: value }), place: place ?? "" });
    if (isOpen && place) void navigate(`${address}?${query}`, { replace: true });
  }, [chosen, isOpen, address, name, value, navigate]);
}

/** The place that this browser keeps, after taking `chosen` in its stead; "all" for none. */
function keptPlace(chosen = ""): string | undefined {
  try {
    if (chosen) localStorage.setItem("place", chosen);
    const place = localStorage.getItem("place");
    return place && place !== "all" ? place : undefined;
  } catch {
    // A browser that stores nothing is asked again.
    return undefined;
  }
}
