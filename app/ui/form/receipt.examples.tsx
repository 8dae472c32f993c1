import type { Example } from "../examples/example.ts";
import { ReceiptNote } from "./receipt.tsx";

export default [
  {
    name: "with a reference",
    render: () => <ReceiptNote reference="A-7F3K-9QXM" next={["We read your request and call you back."]} />,
  },
] satisfies Example[];
