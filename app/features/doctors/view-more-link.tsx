import { Link } from "react-router";
import { buttonClass } from "#app/ui/button/button-class.ts";

interface ViewMoreLinkProps {
  limit: number;
  /** Key of the department the list is narrowed to; empty for none. */
  department: string;
}

/** Asks for the list again with a larger limit, without moving the page. */
export function ViewMoreLink({ limit, department }: ViewMoreLinkProps) {
  const query = new URLSearchParams({ limit: String(limit), ...(department && { department }) });
  return (
    <p className="view-more">
      <Link to={`?${query}`} preventScrollReset className={buttonClass("secondary")}>
        View more
      </Link>
    </p>
  );
}
