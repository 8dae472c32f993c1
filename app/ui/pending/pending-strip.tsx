import { Button } from "../button/button.tsx";
import type { SentLater } from "./send-pending.ts";

interface PendingStripProps {
  /** How many forms wait for the network while there is none. */
  waiting: number;
  /** The last form that was sent, or refused, after it had waited. */
  last: SentLater | undefined;
  onDismiss: () => void;
}

/** Tells, apart from any form, that something waits for the network, and when it was sent. */
export function PendingStrip({ waiting, last, onDismiss }: PendingStripProps) {
  return (
    <div className="pending-strip" role="status">
      {waiting > 0 && <p>No network just now. What you sent is kept on this device and goes out by itself.</p>}
      {waiting === 0 && last && (
        <>
          <p>{wordOutcome(last)}</p>
          <Button variant="light" onClick={onDismiss}>
            Close
          </Button>
        </>
      )}
    </div>
  );
}

function wordOutcome({ status, reference }: SentLater): string {
  if (status === "refused") return "What waited for the network could not be taken. Please send it again, or call us.";
  return `The network is back: what you sent has reached us.${reference ? ` Your reference: ${reference}` : ""}`;
}
