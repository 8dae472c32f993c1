import { Link } from "react-router";
import { buttonClass } from "#app/ui/button/button-class.ts";

/** Asks for the list again with a larger limit, without moving the page. */
export function ViewMoreLink({ limit }: { limit: number }) {
  return (
    <p className="view-more">
      <Link to={`?limit=${limit}`} preventScrollReset className={buttonClass("secondary")}>
        View more
      </Link>
    </p>
  );
}
