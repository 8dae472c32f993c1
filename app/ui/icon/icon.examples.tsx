import type { Example } from "../examples/example.ts";
import { Icon } from "./icon.tsx";

export default [
  { name: "in the colour of the text", render: () => <Icon name="ambulance" /> },
  { name: "on deep teal", ground: "deep", render: () => <Icon name="calendar" /> },
] satisfies Example[];
