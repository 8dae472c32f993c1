import { Fragment } from "react";

/** A facility's name that may break after each "/": browsers keep "Emergency/Casualty" in one piece. */
export function FacilityTitle({ name }: { name: string }) {
  return name.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && "/"}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
