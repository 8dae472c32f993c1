import { defineConfig } from "oxlint";

/** The embedded content service, a package of its own. */
const EMULATOR = "contentful-emulator";

const PAGES_MAY_IMPORT = [
  ...["site/brand", "site/hospitals", "site/open-book", "site/content", "site/search/search-answer.ts"],
  ...["site/fhir", "site/pages", "site/sittings", "site/texts"],
  ...["forms", "outbox", "answers"],
];

const DESK_MAY_IMPORT = ["forms", "outbox", "answers", "site", EMULATOR];

/** The project's folders, and which of them a folder's files may import (docs/reference/architecture.md). */
const LAYERS: { files: string; mayImport: string[] }[] = [
  { files: "site/texts/**", mayImport: ["site/hospitals"] },
  { files: "site/brand/**", mayImport: ["site/hospitals"] },
  { files: "site/hospitals/**", mayImport: ["site/brand", "site/open-book"] },
  { files: "site/open-book/**", mayImport: ["site/hospitals"] },
  { files: "site/sittings/**", mayImport: ["site/hospitals", "site/texts"] },
  { files: "site/content/**", mayImport: ["site/sittings"] },
  { files: "site/fhir/**", mayImport: ["site/content", "site/hospitals", "site/sittings", "site/texts"] },
  { files: "site/pages/**", mayImport: ["site/hospitals", "site/content/content.ts"] },
  { files: "site/search/**", mayImport: ["site/hospitals", "site/content", "site/open-book", "site/pages"] },
  { files: `packages/${EMULATOR}/**`, mayImport: [] },
  ...["forms", "outbox", "answers"].map((folder, index, folders) => ({
    files: `${folder}/**`,
    // Forms, then what stores and mails them, then what is answered.
    mayImport: [...folders.slice(0, index + 1), "site/brand", "site/hospitals", "site/sittings", "site/texts"],
  })),
  { files: "desk/**", mayImport: DESK_MAY_IMPORT },
  { files: "app/ui/**", mayImport: ["site/content/content.ts", "site/content/media.ts", "site/texts", "forms"] },
  { files: "app/features/**", mayImport: ["app/ui", ...PAGES_MAY_IMPORT] },
  {
    files: "app/structured-data/**",
    mayImport: [
      ...["app/head", "app/context.ts", "site/hospitals", "site/open-book", "site/content"],
      ...["site/sittings", "site/texts"],
    ],
  },
  {
    files: "app/head/**",
    mayImport: [
      ...["app/structured-data", "app/ui/picture", "app/context.ts"],
      ...["site/hospitals", "site/content", "site/pages", "site/texts"],
    ],
  },
  {
    files: "app/routes/**",
    mayImport: [
      ...["app/ui", "app/features", "app/head", "app/structured-data", "app/context.ts", "app/route-policy.ts"],
      ...["app/page-language.server.ts", "app/styles", "desk"],
      ...PAGES_MAY_IMPORT,
    ],
  },
  {
    files: "server/**",
    mayImport: [
      "app/context.ts",
      "app/edition-routes.ts",
      "app/route-policy.ts",
      "app/routes.ts",
      EMULATOR,
      "desk",
      "forms",
      "outbox",
      "answers",
      "desk",
      "site",
    ],
  },
  { files: "rehearsal/**", mayImport: ["server", "desk", "forms", "outbox", "answers", "site"] },
  {
    files: "commands/**",
    mayImport: [
      "rehearsal",
      "server/main.ts",
      ...["server/config.server.ts", "server/explain-error.ts", "server/pictures/encode-pictures.ts"],
      ...["site/content/content-model.ts", EMULATOR],
      ...[
        "forms",
        "outbox",
        "answers",
        "desk",
        "site/brand",
        "site/hospitals",
        "site/open-book",
        "site/pages",
        "site/search",
      ],
      "app/routes.ts",
      ...["site/sittings", "site/texts"],
    ],
  },
];

const FOLDERS = [
  ...["app", "commands", "data", "desk", "outbox", "packages", "rehearsal", "server", "site", "tests", "tools"],
  ...["ui", "features", "routes", "head", "structured-data", "styles"],
];
/** Names that `server/` and `app/` have as well. */
const FORM_FOLDERS = ["answers", "desk", "forms"];
const SITE_FOLDERS = ["brand", "content", "fhir", "hospitals", "open-book", "pages", "search", "sittings", "texts"];

/** Folders whose code also runs in browsers. */
const BROWSER_FILES = ["app/ui/**", "app/features/**"];

function layerRule({ files, mayImport }: (typeof LAYERS)[number]) {
  const isBrowser = BROWSER_FILES.includes(files);
  const isFeature = files === "app/features/**";
  const message = `${files} may import only: ${mayImport.join(", ") || "nothing of ours"}`;
  const allowed = isFeature ? mayImport : [files.replace("/**", ""), ...mayImport];
  // An alias is forbidden unless it is allowed; "#" is escaped because patterns read it as a comment.
  const group = ["\\#*/**", ...allowed.map((path) => `!\\#${path}${path.endsWith(".ts") ? "" : "/**"}`)];
  if (isBrowser) group.push("**/*.server.ts");
  const patterns: object[] = [
    { group, message },
    ...[
      `^(\\.\\./)+(${FOLDERS.join("|")})/`,
      `^(\\.\\./){2,}(${FORM_FOLDERS.join("|")})/`,
      ...(files.startsWith("site/") ? [`^(\\.\\./)+(${SITE_FOLDERS.join("|")})/`] : []),
    ].map((regex) => ({ regex, message: "use the # alias to reach another folder" })),
  ];
  if (!mayImport.includes(EMULATOR)) patterns.push({ regex: `^${EMULATOR}(/|$)`, message });
  if (isFeature) patterns.push({ regex: "^\\.\\./", message: "a feature never imports another; share through app/ui" });
  if (isBrowser) patterns.push({ regex: "^node:", message: "this runs in browsers, which have no Node" });
  return {
    files: [files],
    // The package's tests import nothing of ours either.
    excludeFiles: files.startsWith("packages/") ? [] : ["**/*.test.ts", "**/*.test.tsx"],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["build", "var", ".react-router", "node_modules"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "typescript/no-explicit-any": "error",
    // A named list reads better in parts than in one long line.
    "unicorn/no-useless-spread": "off",
    "unicorn/consistent-function-scoping": "off",
    // Regions that scroll must be reachable by keyboard (WCAG 2.1.1), and status and alert roles are what is meant.
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // Videos come from the content service, which holds no caption files.
    "jsx-a11y/media-has-caption": "off",
    "react/exhaustive-effect-dependencies": "off",
  },
  overrides: [
    ...LAYERS.map(layerRule),
    // Browsers of the baseline have no `toSorted`.
    { files: BROWSER_FILES, rules: { "unicorn/no-array-sort": "off" } },
  ],
} as never);
