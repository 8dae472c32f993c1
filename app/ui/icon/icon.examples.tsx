import type { Example } from "../examples/example.ts";
import { Icon } from "./icon.tsx";

const NAMES = ["phone", "mail", "map-pin", "clock", "calendar", "siren", "doctor", "ambulance", "search", "check"];

export default [
  {
    name: "in the colour of the text",
    render: () => (
      <p>
        {NAMES.map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </p>
    ),
  },
] satisfies Example[];
