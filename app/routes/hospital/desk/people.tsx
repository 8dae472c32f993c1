import { text } from "#answers/read-answer.ts";
import { type Editor, hasHospitals } from "#desk/access/editor.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import type { OpenDesk } from "./open-desk.ts";

/** Who works at the desk of this hospital, for its publishers. */
export async function show(desk: OpenDesk) {
  const { services, words, query } = desk;
  const { people: said, frame } = words.desk;
  const [sessions, people] = [await services.desk.access.sessions(), await listPeople(desk)];
  const done = people.find(({ address }) => address === query.get("ended"));
  const rows = people.map((person) => {
    const { address, name, role } = person;
    const own = sessions.filter(({ editor }) => editor === address);
    const [newest] = own;
    const since = newest ? said.since(own.length, formatBrief(new Date(newest.began_at), services.texts)) : said.nobody;
    const end = { form: [{ buttons: [{ label: said.end, name: `${said.end}: ${name}` }] }], hidden: { address } };
    const parts = newest && mayEnd(desk, person) ? [end] : [];
    return { id: address, title: name, facts: [`${frame.roles[role]}, ${address}`, since], parts };
  });
  const parts = [{ rows }, { text: said.lead, className: "note" }];
  return desk.show({ title: said.title, said: done && said.ended(done.name), parts });
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
export async function act(desk: OpenDesk, form: FormData) {
  const person = (await listPeople(desk)).find(({ address }) => address === text(form, "address"));
  if (!person || !mayEnd(desk, person)) throw desk.done("/people");
  await desk.services.desk.access.end({ editor: person.address });
  await desk.audit("end-sessions", person.address);
  throw desk.done("/people", { ended: person.address });
}
