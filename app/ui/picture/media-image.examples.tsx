import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE_URL } from "../examples/sample-picture.ts";
import { MediaImage } from "./media-image.tsx";

/** A moving picture comes as it is, so that the example needs no content service. */
const SAMPLE_ASSET = { url: SAMPLE_PICTURE_URL, contentType: "image/gif", title: "", width: 288, height: 180 };

export default [
  {
    name: "narrower than every stored width",
    render: () => <MediaImage asset={SAMPLE_ASSET} alt="A boat on the backwater" sizes="18rem" maxWidth={288} />,
  },
] satisfies Example[];
