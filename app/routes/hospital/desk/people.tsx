import { redirect } from "react-router";
import { DeskListPage } from "#app/features/desk/list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { type Editor, hasHospitals, sameAddress } from "#desk/access/editor.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/people";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** Who works at the desk of this hospital, for its publishers. */
export async function loader(args: Route.LoaderArgs) {
  const open = await openDesk(args, "people");
  const { services, frame, head } = open;
  const { texts, desk } = services;
  const { people: words, frame: frameWords } = texts.server.desk;
  const [sessions, people] = [await desk.access.sessions(), await listPeople(open)];
  const asked = new URL(args.request.url).searchParams.get("ended");
  const done = people.find(({ address }) => address === asked);
  const rows = people.map((person) => {
    const { address, name, role } = person;
    const own = sessions.filter(({ editor }) => editor === sameAddress(address));
    const [newest] = own;
    const since = newest && words.since(own.length, formatBrief(new Date(newest.began_at), texts));
    return {
      ...{ id: address, title: name, facts: [`${frameWords.roles[role]}, ${address}`, since ?? words.nobody] },
      button: newest && mayEnd(open, person) ? { label: words.end, hidden: { address } } : undefined,
    };
  });
  const message = done && { text: words.ended(done.name) };
  return { head, view: { frame, title: words.title, note: words.lead, groups: [{ heading: "", rows }], message } };
}

async function listPeople({ services, hospital }: OpenDesk): Promise<Editor[]> {
  const all = await services.desk.access.editors.list();
  return all.filter((person) => hasHospitals(person, [hospital.id]));
}

/** Whoever has no other hospital than the publisher does. */
function mayEnd({ services, editor }: OpenDesk, { hospitals }: Editor): boolean {
  return hasHospitals(editor, hospitals === "all" ? services.site.hospitals.map(({ id }) => id) : hospitals);
}

/** Ends all sessions of one of them. */
export async function action(args: Route.ActionArgs) {
  const { form, ...open } = await openDeskForm(args, "people");
  const { services, editor, hospital, path } = open;
  const person = (await listPeople(open)).find(({ address }) => address === text(form, "address"));
  if (!person || !mayEnd(open, person)) throw redirect(`${path}/people`, 303);
  const address = sameAddress(person.address);
  await services.desk.access.end({ editor: address });
  await services.desk.audit({
    ...{ who: sameAddress(editor.address), what: "end-sessions" },
    subject: address,
    hospital: hospital.id,
  });
  throw redirect(`${path}/people?${new URLSearchParams({ ended: person.address })}`, 303);
}

export default function DeskPeople({ loaderData }: Route.ComponentProps) {
  return <DeskListPage {...loaderData.view} />;
}
