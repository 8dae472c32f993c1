import { data } from "react-router";

/** Any address below a hospital that is no page of it; the layout shows the not-found view. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
