import type { MediaAsset } from "#content/content.ts";

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

/** The caption names the picture, so its own text stays empty: nobody hears it twice. */
function AssetImage({ asset }: { asset: MediaAsset }) {
  return <img src={asset.url} alt="" width={asset.width} height={asset.height} loading="lazy" decoding="async" />;
}

function AssetVideo({ asset }: { asset: MediaAsset }) {
  return (
    <video controls preload="metadata" aria-label={asset.title || "Video"}>
      <source src={asset.url} type={asset.contentType} />
    </video>
  );
}
