import { parseArgs } from "node:util";

// What groups up to 3,000 hospitals need and cost a month, reckoned from measured figures: `npm run -w lab costs`. Each
// assumption is an option, e.g. `-- --coreInr 2200`; the prices are assumptions of 2026, without offers and taxes.

const ASSUMED = {
  ...{ viewsOfHospital: 6700, peak: 4, formsOfHospital: 15, submissionKb: 2.6, keptDays: 90, busy: 0.6 },
  // Shares of page views: answered by nginx or a CDN, from the site's memory, and rendered for the view.
  ...{ proxyShare: 0.5, memoryShare: 0.35, renderShare: 0.15 },
  ...{ proxyMs: 0.15, memoryMs: 0.15, renderMs: 12, formMs: 25 },
  // On the wire for a view, with the share of scripts, fonts and pictures that browsers do not have yet.
  ...{ pageKb: 25, othersKb: 120, pictureGbOfHospital: 0.3 },
  ...{ baseMb: 200, hospitalMb: 2.2, mostHospitals: 300, databaseGb: 4 },
  ...{ coreInr: 1500, memoryGbInr: 350, trafficGbInr: 6, storedGbInr: 3 },
};
const options = Object.fromEntries(Object.keys(ASSUMED).map((name) => [name, { type: "string" as const }]));
const given = Object.entries(parseArgs({ options }).values).map(([name, value]) => [name, Number(value)]);
const a: typeof ASSUMED = { ...ASSUMED, ...Object.fromEntries(given) };
console.table(a);

console.table(
  [3, 30, 300, 1000, 3000].map((hospitals) => {
    const views = hospitals * a.viewsOfHospital;
    const peak = (views / 86_400) * a.peak;
    const siteMs = a.memoryShare * a.memoryMs + a.renderShare * a.renderMs;
    const forms = ((hospitals * a.formsOfHospital) / 86_400) * a.peak;
    const siteCores = (peak * siteMs + forms * a.formMs) / 1000 / a.busy;
    const parts = Math.ceil(hospitals / a.mostHospitals);
    // Of each part two at least, so that one may restart.
    const processes = Math.max(2 * parts, Math.ceil(siteCores));
    const cores = Math.ceil(siteCores + (peak * a.proxyMs) / 1000 / a.busy) + (hospitals > 30 ? 2 : 1);
    const memoryGb = (processes * (a.baseMb + a.hospitalMb * (hospitals / parts))) / 1024 + a.databaseGb;
    const storedGb = hospitals * (a.pictureGbOfHospital + (a.formsOfHospital * a.keptDays * a.submissionKb) / 2 ** 20);
    const trafficGb = (views * 30 * (a.pageKb + a.othersKb)) / 2 ** 20;
    const inr = cores * a.coreInr + memoryGb * a.memoryGbInr + trafficGb * a.trafficGbInr + storedGb * a.storedGbInr;
    const at = { views, peak, processes, cores, memoryGb, storedGb, trafficGb, inr };
    return Object.fromEntries(Object.entries({ hospitals, ...at }).map(([name, value]) => [name, Math.ceil(value)]));
  }),
);
