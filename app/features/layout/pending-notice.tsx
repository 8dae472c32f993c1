import { PendingStrip } from "#app/ui/pending/pending-strip.tsx";
import { usePending } from "#app/ui/pending/use-pending.ts";
import { todayInKolkata } from "#forms/calendar.ts";

const today = () => todayInKolkata(new Date());

export default function PendingNotice() {
  const { shown, isCancelled, cancel, undo, close, fillInAgain } = usePending(today);
  return (
    <PendingStrip
      forms={shown}
      isCancelled={isCancelled}
      onCancel={(form) => void cancel(form)}
      onUndo={(form) => void undo(form)}
      onFillInAgain={(form) => void fillInAgain(form)}
      onClose={() => void close()}
    />
  );
}
