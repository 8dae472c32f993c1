import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

interface OpenNowProps {
  /** Until when, in milliseconds since 1970, each text is true. */
  states: readonly (readonly [end: number, text: string])[];
  className: string;
}

/** Until when a place is open, or when it opens, by the browser's clock. Its room is there from the start. */
export function OpenNow({ states, className }: OpenNowProps) {
  const [now, setNow] = useState(Infinity);
  useEffect(() => {
    const show = () => setNow(Date.now());
    show();
    const timer = setInterval(show, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (states.length === 0) return null;
  return (
    <span className={className} data-needs-script="">
      {states.find(([end]) => now < end)?.[1] ?? "\u00A0"}
    </span>
  );
}
