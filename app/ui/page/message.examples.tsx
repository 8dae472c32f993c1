import type { Example } from "../examples/example.ts";
import { EmptyMessage, Loader } from "./page.tsx";

export default [
  { name: "nothing found", render: () => <EmptyMessage>No doctors found</EmptyMessage> },
  { name: "with an icon of its own", render: () => <EmptyMessage icon="people">No testimonials yet</EmptyMessage> },
  { name: "loader: loading", render: () => <Loader /> },
] satisfies Example[];
