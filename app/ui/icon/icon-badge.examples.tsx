import type { Example } from "../examples/example.ts";
import { IconBadge } from "./icon-badge.tsx";

export default [
  { name: "mist", render: () => <IconBadge name="cardiology" /> },
  { name: "alert", render: () => <IconBadge name="ambulance" tone="alert" /> },
  { name: "gold", ground: "deep", render: () => <IconBadge name="cardiology" tone="gold" /> },
] satisfies Example[];
