/** A field in two versions: words that went, and words that came. */
export interface ChangeView {
  label: string;
  sides: { label: string; parts: { text: string; isChanged: boolean }[] }[];
}

export function ChangeList({ changes }: { changes: ChangeView[] }) {
  return (
    <dl className="entry__changes">
      {changes.map(({ label, sides: [before, after] }) => (
        <div key={label}>
          <dt>{label}</dt>
          {before && <Side side={before} mark="del" />}
          {after && <Side side={after} mark="ins" />}
        </div>
      ))}
    </dl>
  );
}

function Side({ side: { label, parts }, mark: Mark }: { side: ChangeView["sides"][number]; mark: "del" | "ins" }) {
  return (
    <dd>
      <span className="visually-hidden">{label}: </span>
      {parts.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text))}
    </dd>
  );
}
