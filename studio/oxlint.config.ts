import site from "../oxlint.config.ts";

// The site's rules but those about its folders.
export default { ...(site as object), overrides: [], ignorePatterns: [] };
