import type { LoadRequest } from "./send-load.ts";

/** A page that is rendered for each visitor: answers to free text are kept nowhere. */
export const renderedPage = (count: number): LoadRequest => ({
  path: `/venmala_hospital/what_is_where?find=heart+${count}`,
});

/** A page that is kept. */
export const keptPage = (): LoadRequest => ({ path: "/venmala_hospital/doctors" });

/** A contact message unlike all others. */
export const contactForm = (count: number): LoadRequest => ({
  path: "/api/v1/service/contact_us",
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    name: `Drill ${count}`,
    email: "drill@example.org",
    contactNumber: 9_000_000_000 + count,
    subject: `Load ${count}`,
    hospital: "Punalur",
  }),
});
