import { type ComponentProps, lazy, Suspense, useEffect, useRef } from "react";
import { whenTouched } from "#app/ui/when-touched.ts";
import type { AppointmentForm } from "./appointment-form.tsx";

/** The appointment form far below the first screen: its scripts come at the first touch, until then it is as served. */
export function LateAppointmentForm(props: ComponentProps<typeof AppointmentForm>) {
  return (
    <Suspense>
      <LateForm {...props} />
    </Suspense>
  );
}

const LateForm = lazy(async () => {
  if (!import.meta.env.SSR) await whenTouched();
  // React holds back the next page until it has this one whole, so a failure must not leave it waiting.
  const loaded = await import("./appointment-form.tsx").catch(() => undefined);
  return { default: loaded?.AppointmentForm ?? ServedForm };
});

/** Leaves the form as it was served, which works without scripts; on a page that was not served, asks for that. */
function ServedForm() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current?.firstChild) location.reload();
    form.current?.querySelector("[data-scriptless]")?.removeAttribute("data-scriptless");
  }, []);
  return <form ref={form} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
