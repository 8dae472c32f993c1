import type { Example } from "../examples/example.ts";
import { TextLink } from "./link.tsx";

export default [
  { name: "inside the site", render: () => <TextLink to="#text-link">All departments</TextLink> },
] satisfies Example[];
