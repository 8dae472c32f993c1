import type { Example } from "../examples/example.ts";
import { SearchField } from "./search-field.tsx";

export default [
  { name: "with a hint", ground: "column", render: () => <SearchField id="search-hint" to="#search-field" hasHint /> },
  {
    name: "filled in",
    ground: "column",
    render: () => <SearchField id="search-filled" to="#search-field" query="sugar" />,
  },
] satisfies Example[];
