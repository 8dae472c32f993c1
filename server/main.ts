import { limitProcess } from "./permissions/limit-process.ts";

// React and React Router choose their fast builds by this when the bundle loads them.
process.env.NODE_ENV ??= "production";

// Before the site is loaded, because the process begins anew here.
const whyUnlimited = limitProcess(import.meta.filename);
const { runBuiltSite } = await import("./run-built-site.ts");

/** Runs the built site: `npm start` after building, `npm run serve` alone. */
await runBuiltSite(whyUnlimited);
