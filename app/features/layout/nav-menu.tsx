import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { NavLink } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";

interface NavMenuProps {
  label: string;
  links: { to: string; label: string }[];
  /** Sets many links in columns. */
  isWide?: boolean;
}

const HOVER_MEDIA = "(hover: hover) and (pointer: fine) and (min-width: 75rem)";

/** A menu of the navigation bar: opens on click and Enter, and on hover where a mouse is used. */
export function NavMenu({ label, links, isWide = false }: NavMenuProps) {
  const handlers = useMenuHandlers();
  return (
    <li>
      <details className="nav-menu" name="nav-menu" {...handlers.details}>
        <summary className="site-nav__link" onClick={handlers.onSummaryClick}>
          {label}
          <Icon name="chevron-down" className="nav-menu__arrow" />
        </summary>
        <div className={isWide ? "nav-menu__panel nav-menu__panel--wide" : "nav-menu__panel"}>
          <ul className="nav-menu__list">
            {links.map((link) => (
              <li key={link.to}>
                <NavLink className="nav-menu__link" to={link.to} end>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

/** A menu opened by hover closes when the mouse leaves; a click makes it stay. Escape closes it and takes focus back. */
function useMenuHandlers() {
  const isOpenByHover = useRef(false);

  function onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLDetailsElement>) {
    if (pointerType !== "mouse" || currentTarget.open || !matchMedia(HOVER_MEDIA).matches) return;
    isOpenByHover.current = true;
    currentTarget.open = true;
  }

  function onPointerLeave({ currentTarget }: PointerEvent<HTMLDetailsElement>) {
    if (isOpenByHover.current) currentTarget.open = false;
    isOpenByHover.current = false;
  }

  function onSummaryClick(event: MouseEvent) {
    if (isOpenByHover.current) event.preventDefault();
    isOpenByHover.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.preventDefault();
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  }

  return { details: { onPointerEnter, onPointerLeave, onKeyDown }, onSummaryClick };
}
