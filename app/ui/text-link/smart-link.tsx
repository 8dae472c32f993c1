import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";

interface SmartLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "target" | "rel"> {
  /** A path of this site, or a whole address such as "tel:…" or "https://…". */
  to: string;
  newTab?: boolean;
}

/** Goes through the router inside the site, and leaves other addresses to the browser. */
export function SmartLink({ to, newTab = false, children, ...rest }: SmartLinkProps) {
  if (to.startsWith("/") && !newTab) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...(newTab ? { target: "_blank", rel: "noopener" } : {})} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
