import type { Example } from "../examples/example.ts";
import { Icon, IconBadge } from "./icon.tsx";

export default [
  { name: "in the colour of the text", render: () => <Icon name="emergency" /> },
  { name: "on deep teal", ground: "deep", render: () => <Icon name="calendar" /> },
  { name: "badge, mist", render: () => <IconBadge name="cardiology" /> },
  { name: "badge, alert", render: () => <IconBadge name="emergency" tone="alert" /> },
  { name: "badge, gold", ground: "deep", render: () => <IconBadge name="cardiology" tone="gold" /> },
] satisfies Example[];
