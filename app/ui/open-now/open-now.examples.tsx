import type { Example } from "../examples/example.ts";
import { OpenNow } from "./open-now.tsx";

const ALWAYS = 8.64e15;

export default [
  {
    name: "open",
    render: () => <OpenNow states={[[ALWAYS, "open now until 1 pm"]]} className="open-now" />,
  },
] satisfies Example[];
