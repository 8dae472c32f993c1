import { useEffect, useState } from "react";

/** How long the answer to an application stays before its form closes (specification §4, §9). */
const CLOSES_AFTER_MS = 2000;

/** An application that was sent; its reference is left out where none came. */
export interface SentApplication {
  reference: string | undefined;
}

/** Whether the form is open, and the application sent during this visit. */
export function useApplication(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [sent, setSent] = useState<SentApplication>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => {
      setOpen(false);
      setRound((last) => last + 1);
    }, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return {
    isOpen,
    sent,
    /** Changes when the form is to begin anew. */
    round,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    markSent: (reference: string | undefined) => setSent({ reference }),
  };
}
