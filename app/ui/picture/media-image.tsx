const WIDTHS = [320, 480, 640, 800, 1080, 1600];

interface MediaImageProps {
  /** Address at the media host, which resizes by `w` and converts by `fm`. */
  src: string;
  alt: string;
  sizes: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The widest the picture is ever shown, in CSS pixels. */
  maxWidth?: number;
  priority?: boolean;
}

/** A picture held by the content service, asked for at the widths in use. */
export function MediaImage({ src, alt, sizes, width, height, maxWidth = 800, priority = false }: MediaImageProps) {
  const widths = WIDTHS.filter((candidate) => candidate <= maxWidth * 2 && (!width || candidate <= width));
  const isVector = src.split("?")[0]?.endsWith(".svg") ?? false;
  const sourceSet = (format: string) =>
    widths.map((candidate) => `${mediaUrl(src, candidate, format)} ${candidate}w`).join(", ");
  return (
    <picture>
      {!isVector && widths.length > 0 && <source type="image/webp" srcSet={sourceSet("webp")} sizes={sizes} />}
      <img src={src} alt={alt} width={width} height={height} loading={priority ? "eager" : "lazy"} decoding="async" />
    </picture>
  );
}

function mediaUrl(src: string, width: number, format: string): string {
  const separator = src.includes("?") ? "&" : "?";
  return `${src}${separator}w=${width}&fm=${format}&q=75`;
}
