import type { Example } from "../examples/example.ts";
import { PendingStrip } from "./pending-strip.tsx";

export default [
  {
    name: "while there is no network",
    render: () => <PendingStrip waiting={1} last={undefined} onDismiss={() => {}} />,
  },
] satisfies Example[];
