import type { MediaAsset } from "#content/content.ts";
import { MediaImage } from "../picture/media-image.tsx";

/** A picture, a film, a sound or a file to save inside a text; the title stands below as caption. */
export function AssetFigure({ asset }: { asset: MediaAsset }) {
  const player = renderPlayer(asset);
  if (!player) return <FileLink asset={asset} />;
  return (
    <figure>
      {player}
      {asset.title && <figcaption>{asset.title}</figcaption>}
    </figure>
  );
}

function renderPlayer(asset: MediaAsset) {
  switch (asset.contentType.split("/")[0]) {
    case "image":
      return <AssetImage asset={asset} />;
    case "video":
      return <AssetVideo asset={asset} />;
    case "audio":
      return <audio controls preload="none" src={asset.url} aria-label={asset.title || "Sound"} />;
    default:
      return undefined;
  }
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

/** Tells what kind of file it is before it is saved. */
function FileLink({ asset }: { asset: MediaAsset }) {
  const extension = /\.([a-z]{2,4})$/i.exec(asset.url)?.[1]?.toUpperCase();
  return (
    <p className="rich-text-panel">
      <a href={asset.url}>
        {asset.title || "Download the file"}
        {extension && ` (${extension})`}
      </a>
    </p>
  );
}
