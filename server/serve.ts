// What `build/server/main.js` begins with, in words that any Node can read: the rest needs the project's own.
const OWN_NODE = 26;

if (Number(process.versions.node.split(".")[0]) < OWN_NODE) {
  console.error(`Node ${process.versions.node} is too old: run this through npm, which brings its own`);
  process.exit(1);
}
const { prepareBuiltSite, runSite } = await import("./main.ts");
await runSite(prepareBuiltSite);
