/** What is read of package-lock.json (npm's documentation, "package-lock.json", version 3). */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  /** Comes within the package above it, whose hash covers it; npm fetches nothing for it. */
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Licences that let anybody run and change the site; what is left out needs a look first (SPDX identifiers). */
const LICENCES = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "Unlicense"],
  // Of two licences the user chooses one: both allow as much.
  "(MIT OR CC0-1.0)",
  // Of files and libraries, not of what uses them.
  ...["CC-BY-4.0", "LGPL-3.0-or-later", "MPL-2.0", "OFL-1.1"],
  // DejaVu's: that of Bitstream Vera, which anybody may use, change and sell within other software.
  "SEE LICENSE IN README.md AND LICENSE",
]);

/** Also of an alias: "npm:chrome-aws-lambda@2.1.1". */
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** The faults of a lock file, one line each: an address, a missing or weak hash, a licence that is not approved. */
export function findLockfileFaults({ lockfileVersion, packages }: Lockfile): string[] {
  // The project and its workspaces are named by their folders.
  const workspaces = Object.entries(packages).filter(([path]) => !path.includes("node_modules"));
  const folders = new Set(workspaces.map(([folder]) => folder));
  const installed = Object.entries(packages).filter(
    ([path, { link, resolved }]) => !folders.has(path) && !(link && resolved && folders.has(resolved)),
  );
  return [
    ...(lockfileVersion === 3 ? [] : ["the lock file is not of version 3"]),
    ...workspaces.flatMap(([, workspace]) => findLooseVersions(workspace)),
    ...installed.flatMap(([path, locked]) => findPackageFaults(path, locked)),
  ];
}

function findLooseVersions({ dependencies, devDependencies, optionalDependencies }: LockedPackage): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return wanted.flatMap(([name, version]) => (EXACT.test(version) ? [] : [`${name}: ${version} is no exact version`]));
}

function findPackageFaults(path: string, { resolved, integrity, license, link, inBundle }: LockedPackage): string[] {
  const faults: string[] = [];
  if (link) faults.push("is a link");
  if (!path.startsWith("node_modules/")) faults.push("is another version than the site's");
  if (resolved !== undefined) faults.push("names where it comes from");
  if (!inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")) faults.push("has no SHA-512 hash");
  const licences = LICENCES.has(license ?? "") ? [] : (license ?? "").split(/ AND /);
  if (!licences.every((licence) => LICENCES.has(licence))) faults.push(`has the licence ${license ?? "none"}`);
  return faults.map((fault) => `${path} ${fault}`);
}
