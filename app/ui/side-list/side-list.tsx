import { Link } from "react-router";

interface SideListProps {
  title: string;
  items: { label: string; to: string; isCurrent?: boolean }[];
}

/** Links to the other pages of a kind, with the current one marked. */
export function SideList({ title, items }: SideListProps) {
  return (
    <nav className="side-list" aria-label={title}>
      <p className="side-list__title">{title}</p>
      <ul className="side-list__items">
        {items.map(({ label, to, isCurrent }) => (
          <li key={to}>
            <Link to={to} className="side-list__link" aria-current={isCurrent ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
