import type { MediaAsset } from "#content/content.ts";
import { MediaImage } from "../picture/media-image.tsx";

/** A picture, a video or a file to download inside a text; the title stands below pictures and videos as caption. */
export function AssetFigure({ asset }: { asset: MediaAsset }) {
  const kind = asset.contentType.split("/")[0];
  if (kind !== "image" && kind !== "video") {
    return (
      <p>
        <a href={asset.url}>{asset.title || "Download the file"}</a>
      </p>
    );
  }
  return (
    <figure>
      {kind === "image" ? <AssetImage asset={asset} /> : <AssetVideo asset={asset} />}
      {asset.title && <figcaption>{asset.title}</figcaption>}
    </figure>
  );
}

/** The caption names the picture, so without a description it needs no text: nobody hears it twice. */
function AssetImage({ asset }: { asset: MediaAsset }) {
  const alt = asset.description === asset.title ? "" : (asset.description ?? "");
  return <MediaImage asset={asset} alt={alt} sizes="(width < 56rem) 92vw, 50rem" maxWidth={800} />;
}

function AssetVideo({ asset }: { asset: MediaAsset }) {
  return (
    <video controls preload="metadata" aria-label={asset.title || "Video"}>
      <source src={asset.url} type={asset.contentType} />
    </video>
  );
}
