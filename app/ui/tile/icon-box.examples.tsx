import type { Example } from "../examples/example.ts";
import { IconBox } from "./icon-box.tsx";

export default [
  {
    name: "a fact",
    ground: "column",
    render: () => (
      <IconBox icon="ambulance" title="Emergency, day and night">
        A doctor, a theatre and an ambulance are ready at every hour.
      </IconBox>
    ),
  },
] satisfies Example[];
