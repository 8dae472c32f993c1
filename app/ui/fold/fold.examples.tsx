import type { Example } from "../examples/example.ts";
import { Fold } from "./fold.tsx";

const content = <p>On phones this stands behind its title; where there is room it is open.</p>;

export default [
  { name: "folded", render: () => <Fold title="More of it">{content}</Fold> },
  {
    name: "opened",
    render: () => (
      <Fold title="More of it" isOpen>
        {content}
      </Fold>
    ),
  },
] satisfies Example[];
