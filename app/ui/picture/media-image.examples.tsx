import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE_URL } from "../examples/sample-picture.ts";
import { MediaImage } from "./media-image.tsx";

export default [
  {
    name: "narrower than every stored width",
    render: () => (
      <MediaImage src={SAMPLE_PICTURE_URL} alt="A boat on the backwater" sizes="18rem" width={288} height={180} />
    ),
  },
] satisfies Example[];
