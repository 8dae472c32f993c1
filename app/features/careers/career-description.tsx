import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { Career } from "#content/content.ts";

/** What the job is and asks for; lists and experience only where they are given. */
export function CareerDescription({ career, toEntry }: { career: Career; toEntry: ToEntry }) {
  const { id, description, responsibilities, skills, experience } = career;
  return (
    <div className="job">
      <EditorField entry={id} field="jobDescription" isBlock>
        <RichText nodes={description} toEntry={toEntry} />
      </EditorField>
      <EditorField entry={id} field="responsibilities" isBlock>
        <JobPoints title="Responsibilities" points={responsibilities} />
      </EditorField>
      <EditorField entry={id} field="skills" isBlock>
        <JobPoints title="Skills" points={skills} />
      </EditorField>
      {experience && (
        <section className="job__part">
          <h2>Experience</h2>
          <p>
            <EditorField entry={id} field="experience">
              {experience}
            </EditorField>
          </p>
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
