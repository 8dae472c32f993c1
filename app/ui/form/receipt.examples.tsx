import type { Example } from "../examples/example.ts";
import { ReceiptNote } from "./receipt.tsx";

export default [
  {
    name: "with a reference",
    render: () => (
      <ReceiptNote
        reference="A-7F3K-9QXM"
        lines={[
          { label: "Department", text: "Cardiology" },
          { label: "Name", text: "Anu" },
        ]}
        next={["We read your request and call you back."]}
        call={{ printed: "0000 000 0000", href: "tel:+910000000000" }}
      />
    ),
  },
] satisfies Example[];
