interface PictureSource {
  type: string;
  files: { url: string; width: number }[];
}

export interface PictureFiles {
  width: number;
  height: number;
  /** Best format first; the last one is for browsers that know no other. */
  sources: PictureSource[];
}

interface PictureProps {
  picture: PictureFiles | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** True for the picture a visitor sees first: it is loaded at once. */
  priority?: boolean;
  className?: string;
}

/** A picture in every stored format and width; nothing where the picture is missing. */
export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
  const fallback = picture?.sources.at(-1);
  const file = fallback?.files.at(-1);
  if (!picture || !fallback || !file) return null;
  return (
    <picture className={className}>
      {picture.sources.slice(0, -1).map((source) => (
        <source key={source.type} type={source.type} srcSet={sourceSet(source)} sizes={sizes} />
      ))}
      <img
        src={file.url}
        srcSet={sourceSet(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}

function sourceSet({ files }: PictureSource): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(", ");
}
