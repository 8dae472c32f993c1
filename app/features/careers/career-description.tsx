import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { Career } from "#content/content.ts";

/** What the job is and asks for; lists and experience only where they are given. */
export function CareerDescription({ career, toEntry }: { career: Career; toEntry: ToEntry }) {
  const { description, responsibilities, skills, experience } = career;
  return (
    <div className="job">
      <RichText nodes={description} toEntry={toEntry} />
      <JobPoints title="Responsibilities" points={responsibilities} />
      <JobPoints title="Skills" points={skills} />
      {experience && (
        <section className="job__part">
          <h2>Experience</h2>
          <p>{experience}</p>
        </section>
      )}
    </div>
  );
}

function JobPoints({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="job__part">
      <h2>{title}</h2>
      <TickList points={points} />
    </section>
  );
}
