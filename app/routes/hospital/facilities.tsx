import { Outlet } from "react-router";

/** The frame around one facility and the list of all; each view below draws its own header. */
export default function Facilities() {
  return <Outlet />;
}
