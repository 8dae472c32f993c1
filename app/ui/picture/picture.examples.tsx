import { type Example, SAMPLE_PICTURE, SAMPLE_PICTURE_URL } from "../examples/example.ts";
import { MediaImage, Picture } from "./picture.tsx";

/** A moving picture comes as it is, so that the example needs no content service. */
const SAMPLE_ASSET = { url: SAMPLE_PICTURE_URL, contentType: "image/gif", title: "", width: 288, height: 180 };

export default [
  {
    name: "in a frame that it fills",
    render: () => (
      <div className="picture-frame">
        <Picture picture={SAMPLE_PICTURE} alt="A boat on the backwater" sizes="40rem" />
      </div>
    ),
  },
  {
    name: "media image: narrower than every stored width",
    render: () => <MediaImage asset={SAMPLE_ASSET} alt="A boat on the backwater" sizes="18rem" maxWidth={288} />,
  },
] satisfies Example[];
