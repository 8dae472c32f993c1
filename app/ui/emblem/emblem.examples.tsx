import type { Example } from "../examples/example.ts";
import { Emblem } from "./emblem.tsx";

export default [
  { name: "shield", render: () => <Emblem variant="shield" /> },
  { name: "arch", render: () => <Emblem variant="arch" /> },
  { name: "arch on deep teal", ground: "deep", render: () => <Emblem variant="arch" /> },
] satisfies Example[];
