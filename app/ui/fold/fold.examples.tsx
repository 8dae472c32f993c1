import type { Example } from "../examples/example.ts";
import { Fold } from "./fold.tsx";

export default [
  {
    name: "folded",
    render: () => (
      <Fold title="More of it">
        <p>On phones this stands behind its title; where there is room it is open.</p>
      </Fold>
    ),
  },
] satisfies Example[];
