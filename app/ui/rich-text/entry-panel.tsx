import { Icon } from "../icon/icon.tsx";

/** An entry that an editor set into the text, as a way to its page. */
export function EntryPanel({ to, title }: { to: string; title: string }) {
  return (
    <p className="rich-text-panel">
      <a href={to}>
        {title}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
