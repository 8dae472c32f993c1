import type { Example } from "../examples/example.ts";
import { Reading } from "./reading.tsx";

export default [
  {
    name: "a text of two parts",
    render: () => (
      <Reading
        contents={[
          { id: "reading-hours", heading: "Visiting hours" },
          { id: "reading-children", heading: "Children" },
        ]}
      >
        <div className="rich-text">
          <h2 id="reading-hours">Visiting hours</h2>
          <p>Come between 4 and 6 in the afternoon.</p>
          <h2 id="reading-children">Children</h2>
          <p>Children may visit with an adult.</p>
        </div>
      </Reading>
    ),
  },
] satisfies Example[];
