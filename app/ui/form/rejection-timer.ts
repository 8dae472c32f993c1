/** When a refused field's message gives way to the mark, and when the mark goes; both counted from the refusal. */
export interface RejectionTiming {
  messageShownMs: number;
  markShownMs: number;
}

export interface RejectionTimer {
  /** Begins anew; an earlier run is cancelled. */
  start(): void;
  cancel(): void;
}

/** Calls `onMark` when the message's time is over and `onEnd` when the mark's is. */
export function createRejectionTimer(timing: RejectionTiming, onMark: () => void, onEnd: () => void): RejectionTimer {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => timers.forEach(clearTimeout);
  const start = () => {
    cancel();
    timers = [setTimeout(onMark, timing.messageShownMs), setTimeout(onEnd, timing.markShownMs)];
  };
  return { start, cancel };
}
