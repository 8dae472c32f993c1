import type { HospitalLeaf, OfferLeaf } from "schema-dts";
import type { Hospital } from "#site/hospitals/site.ts";
import { isOutdated, type Rate, ratesOf } from "#site/open-book/rates.ts";
import { hospitalThing } from "./hospital-things.ts";

/** What of the open book has a day from or until which it holds, and is not out of date today. */
export function openBookThings(
  services: Parameters<typeof hospitalThing>[0],
  hospital: Hospital,
  today: string,
): HospitalLeaf[] {
  const isCurrent = ({ block, validFrom }: Rate) => validFrom <= today && !isOutdated(block, today);
  const makesOffer = ratesOf(hospital).filter(isCurrent).map(offer);
  const { registration } = hospital.openBook ?? {};
  const hasCredential = (registration?.rows ?? []).flatMap(({ name, number, category, validUntil = "" }) =>
    validUntil >= today
      ? [
          {
            "@type": "EducationalOccupationalCredential" as const,
            name,
            expires: validUntil,
            ...(number && { identifier: number }),
            ...(category && { credentialCategory: category }),
          },
        ]
      : [],
  );
  if (makesOffer.length + hasCredential.length === 0) return [];
  return [
    {
      ...hospitalThing(services, hospital),
      ...(makesOffer.length > 0 && { makesOffer }),
      ...(hasCredential.length > 0 && { hasCredential }),
    },
  ];
}

const CURRENCY = { priceCurrency: "INR" };

function offer({ name, amount, amountTo, unit, validFrom }: Rate): OfferLeaf {
  return {
    "@type": "Offer",
    name,
    ...(unit && { description: unit }),
    ...(amountTo === undefined
      ? { price: amount, ...CURRENCY }
      : { priceSpecification: { "@type": "PriceSpecification", minPrice: amount, maxPrice: amountTo, ...CURRENCY } }),
    validFrom,
  };
}
