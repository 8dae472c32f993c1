import { Icon } from "../icon/icon.tsx";
import { SmartLink } from "../text-link/text-link.tsx";

export interface ContactItem {
  icon: string;
  label: string;
  value: string;
  /** "tel:…", "mailto:…" or a web address; left out for a plain text. */
  href?: string;
  newTab?: boolean;
}

export function ContactList({ items }: { items: ContactItem[] }) {
  return (
    <dl className="contact-list">
      {items.map(({ icon, label, value, href, newTab = false }) => (
        <div className="contact-list__item" key={`${label} ${value}`}>
          <dt className="contact-list__label">
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="contact-list__value">
            {href ? (
              <SmartLink to={href} newTab={newTab}>
                {value}
              </SmartLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
