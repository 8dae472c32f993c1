import { PendingStrip } from "#app/ui/pending/pending-strip.tsx";
import { usePending } from "#app/ui/pending/use-pending.ts";
import { todayInKolkata } from "#submissions/forms/today.ts";

const today = () => todayInKolkata(new Date());

/** Sends what waits for the network from whatever page is open, and says so. */
export function PendingNotice() {
  const { shown, isCancelled, cancel, undo, close, fillInAgain } = usePending(today);
  return (
    <div className="pending-notice">
      <PendingStrip
        forms={shown}
        isCancelled={isCancelled}
        onCancel={(form) => void cancel(form)}
        onUndo={(form) => void undo(form)}
        onFillInAgain={(form) => void fillInAgain(form)}
        onClose={() => void close()}
      />
    </div>
  );
}
