import { data } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { PageFormView } from "#app/features/desk/pages-page.tsx";
import { type Editor, hasHospitals } from "#desk/access/editor.ts";
import type { PageDesk, PageFile } from "#desk/pages/edit-pages.server.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { OpenDesk } from "./open-desk.ts";

export function pageDesk({ deskPages }: PageServices): PageDesk {
  if (!deskPages) throw data(null, { status: 404 });
  return deskPages;
}

/** Whether the page is the hospital's, or the group's. */
export function showsAt({ hospitals }: Pick<PageFile, "hospitals">, { id }: Hospital): boolean {
  return Array.isArray(hospitals) ? hospitals.includes(id) : true;
}

/** A page is changed by whoever has all its hospitals. */
export function mayChange(editor: Editor, site: Site, page: Pick<PageFile, "hospitals"> | undefined): boolean {
  const all = site.hospitals.map(({ id }) => id);
  return hasHospitals(editor, Array.isArray(page?.hospitals) ? (page.hospitals as string[]) : page ? all : []);
}

type Shown = Partial<Pick<PageFormView, "message" | "faults" | "preview" | "theirs">>;

export function pageForm(desk: OpenDesk, file: PageFile, more: Shown = {}): PageFormView {
  const { services, editor, hospital, frame } = desk;
  const { deskPages: words } = services.texts.server;
  const { fields } = words;
  const hasAll = mayChange(editor, services.site, { hospitals: "all" });
  const own = JSON.stringify([hospital.id]);
  const current = JSON.stringify(file.hospitals);
  const places = [
    { value: own, label: fields.own },
    ...(hasAll
      ? [
          { value: '"all"', label: fields.all },
          { value: '"group"', label: fields.group },
        ]
      : []),
  ];
  const known = places.some(({ value }) => value === current);
  const ofPage = [
    { name: "address", label: fields.address, hint: fields.addressHint, value: file.address },
    {
      ...{ name: "place", label: fields.place, value: file.place },
      options: (["footer", "menu", "none"] as const).map((value) => ({ value, label: fields.places[value] })),
    },
    {
      ...{ name: "hospitals", label: fields.hospitals, value: current },
      options: known ? places : [{ value: current, label: fields.as }, ...places],
    },
  ];
  return {
    ...{ frame, title: file.title || words.add, publish: words.publish, faults: [] },
    hidden: { name: file.name, state: file.state },
    controls: [
      { name: "title", label: fields.name, value: file.title },
      { name: "text", label: fields.text, hint: fields.textHint, value: file.text, rows: 14 },
      ...(file.name.includes(".") ? [] : ofPage),
      { name: "description", label: fields.description, note: fields.optional, value: file.description },
    ],
    more: [
      { value: "preview", label: words.preview },
      ...(file.name.includes(".") ? [] : [{ value: "hide", label: words.hide }]),
    ],
    ...more,
  };
}
