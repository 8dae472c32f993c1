import { findHospitalByIdentifier } from "#hospitals/find-hospital.ts";
import type { Hospital, Site } from "#hospitals/site.ts";
import type { Sender } from "#submissions/admission.ts";
import type { Submissions } from "#submissions/submissions.ts";
import type { Challenges } from "./challenges.ts";
import { createNetworkBuckets } from "./network-buckets.ts";
import { createTokenBuckets } from "./token-buckets.ts";

export interface FormLimits {
  /** Forms an hour from one network; half as many may come at once, and twice as many from a mobile carrier's. */
  perNetwork: number;
  /** See `NetworkBucketOptions`. */
  carrierNetworks: readonly string[];
  /** Forms an hour for one hospital, which may all come at once; all hospitals together may have twice as many. */
  perHospital: number;
}

export interface LimitOptions {
  site: Pick<Site, "hospitals">;
  limits: FormLimits;
  challenges: Challenges;
  /** Milliseconds from any fixed point. */
  now: () => number;
}

const EVERYBODY = "everybody";

/**
 * The same service, which above its limits asks for work before it takes a form. Mobile networks put hundreds of people
 * behind one address, so nobody is refused for the address alone: a solved challenge lets in whatever the limits say.
 */
export function limitSubmissions(submissions: Submissions, options: LimitOptions): Submissions {
  const { site, challenges } = options;
  const waitFor = createLimits(options);
  return {
    async submit(kind, input, extras = {}) {
      const { sender = {} } = extras;
      const hospital = findAddressee(site, input);
      const isProven = sender.proof !== undefined && challenges.use(sender.proof);
      const retryAfterS = isProven ? 0 : waitFor(sender, hospital);
      if (retryAfterS === 0) return submissions.submit(kind, input, extras);
      const phone = (hospital ?? site.hospitals[0])?.contact.phone;
      return { status: "limited", retryAfterS, phone, challenge: await challenges.issue() };
    },
  };
}

/** Says how long to wait; one network's flood ends at its own limit and takes nothing of the others'. */
function createLimits({ limits: { perNetwork, carrierNetworks, perHospital }, now }: LimitOptions) {
  const burst = Math.ceil(perNetwork / 2);
  const networks = createNetworkBuckets({ burst, perHour: perNetwork, carrierNetworks, now });
  const hospitals = createTokenBuckets({ burst: perHospital, perHour: perHospital, now });
  const everybody = createTokenBuckets({ burst: 2 * perHospital, perHour: 2 * perHospital, now });
  return ({ network }: Sender, hospital: Hospital | undefined): number =>
    (network === undefined ? 0 : networks(network)) ||
    (hospital === undefined ? 0 : hospitals(hospital.id)) ||
    everybody(EVERYBODY);
}

function findAddressee(site: Pick<Site, "hospitals">, input: unknown): Hospital | undefined {
  const isObject = typeof input === "object" && input !== null && Object.hasOwn(input, "hospital");
  return isObject ? findHospitalByIdentifier(site, (input as { hospital: unknown }).hospital) : undefined;
}
