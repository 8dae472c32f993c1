import { data } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { DeskField } from "#app/features/desk/desk-control.tsx";
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
  const current = Array.isArray(file.hospitals) ? file.hospitals.join(" ") : String(file.hospitals);
  const all = [
    { value: "all", label: fields.all },
    { value: "group", label: fields.group },
  ];
  const places = [{ value: hospital.id, label: fields.own }, ...(hasAll ? all : [])];
  const known = places.some(({ value }) => value === current);
  const ofPage: DeskField[] = [
    { name: "address", label: fields.address, type: "text", hint: fields.addressHint, value: file.address },
    {
      ...{ name: "place", label: fields.place, value: file.place },
      type: [
        { options: (["footer", "menu", "none"] as const).map((value) => ({ value, label: fields.places[value] })) },
      ],
    },
    {
      ...{ name: "hospitals", label: fields.hospitals, value: current },
      type: [{ options: known ? places : [{ value: current, label: fields.as }, ...places] }],
    },
  ];
  const isTranslation = file.name.includes(".");
  return {
    ...{ frame, title: file.title || words.add, publish: words.publish, faults: [] },
    hidden: { name: file.name, state: file.state },
    controls: [
      { name: "title", label: fields.name, type: "text", value: file.title },
      {
        name: "text",
        label: fields.text,
        type: "textarea",
        hint: fields.textHint,
        value: file.text,
        rows: 14,
        isWide: true,
      },
      ...(isTranslation ? [] : ofPage),
      { name: "description", label: fields.description, type: "text", note: fields.optional, value: file.description },
    ],
    more: [
      { value: "preview", label: words.preview },
      ...(isTranslation ? [] : [{ value: "hide", label: words.hide }]),
    ],
    ...more,
  };
}
