import { useEffect, useState } from "react";
import type { DoctorChoice } from "./appointment-form-data.ts";

interface DoctorList {
  isLoading: boolean;
  doctors: DoctorChoice[];
}

interface Answer {
  address: string;
  doctors: DoctorChoice[];
}

/**
 * The doctors found at that address; none without one. An answer counts only for the address it was asked from, so a
 * late one never shows under another department.
 */
export function useDoctors(address: string | undefined, known: Answer | undefined): DoctorList {
  const [answer, setAnswer] = useState(known);
  const isKnown = answer?.address === address;
  useEffect(() => {
    if (!address || isKnown) return;
    const controller = new AbortController();
    async function load(from: string) {
      const doctors = await fetchDoctors(from, controller.signal);
      if (!controller.signal.aborted) setAnswer({ address: from, doctors });
    }
    void load(address);
    return () => controller.abort();
  }, [address, isKnown]);
  if (!address) return { isLoading: false, doctors: [] };
  return isKnown ? { isLoading: false, doctors: answer?.doctors ?? [] } : { isLoading: true, doctors: [] };
}

/** An empty list when the doctors cannot be had: the request can be sent without one. */
async function fetchDoctors(address: string, signal: AbortSignal): Promise<DoctorChoice[]> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as DoctorChoice[]) : [];
  } catch {
    return [];
  }
}
