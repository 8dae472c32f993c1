import { Icon } from "#app/ui/icon/icon.tsx";
import { NAV_ID } from "./nav-id.ts";

/** Top of the navigation where it is a panel, with its close button. */
export function NavPanelHead() {
  return (
    <div className="site-nav__head">
      <span aria-hidden="true">Menu</span>
      <button
        type="button"
        className="site-nav__close"
        popoverTarget={NAV_ID}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
