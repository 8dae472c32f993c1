import { PendingStrip } from "#app/ui/pending/pending-strip.tsx";
import { usePending } from "#app/ui/pending/use-pending.ts";

/** Sends what waits for the network from whatever page is open, and says so. */
export function PendingNotice() {
  const { waiting, last, dismiss } = usePending();
  return (
    <div className="pending-notice">
      <PendingStrip waiting={waiting} last={last} onDismiss={dismiss} />
    </div>
  );
}
