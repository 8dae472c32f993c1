import type { Example } from "../examples/example.ts";
import { EmptyMessage } from "./empty-message.tsx";

export default [
  { name: "nothing found", render: () => <EmptyMessage>No doctors found</EmptyMessage> },
  { name: "with an icon of its own", render: () => <EmptyMessage icon="people">No testimonials yet</EmptyMessage> },
] satisfies Example[];
