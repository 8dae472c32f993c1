import { OpenNow } from "../open-now/open-now.tsx";

/** Until when, in milliseconds since 1970, each text is true. */
export type TimedTexts = readonly (readonly [end: number, text: string])[];

/** How a doctor's sittings stand, by the browser's clock: the first text holds the room before scripts run. */
export function SitsNow({ sits }: { sits: TimedTexts | undefined }) {
  if (!sits) return null;
  return (
    <span className="sits-now" data-needs-script="" data-room={sits[0]?.[1]}>
      <OpenNow states={sits} className="sits-now__text" />
    </span>
  );
}
