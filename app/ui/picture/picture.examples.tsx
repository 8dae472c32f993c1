import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE } from "../examples/sample-picture.ts";
import { Picture } from "./picture.tsx";

export default [
  {
    name: "in a frame that it fills",
    render: () => (
      <div className="picture-frame">
        <Picture picture={SAMPLE_PICTURE} alt="A boat on the backwater" sizes="40rem" />
      </div>
    ),
  },
] satisfies Example[];
