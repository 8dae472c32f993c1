import type { Example } from "../examples/example.ts";
import { NextSteps } from "./next-steps.tsx";

export default [
  {
    name: "two steps",
    render: () => (
      <NextSteps
        steps={[
          { title: "We read it.", text: "The office has it at once." },
          { title: "We call you.", text: "Within one working day." },
        ]}
      />
    ),
  },
] satisfies Example[];
