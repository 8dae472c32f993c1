import { useRef } from "react";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { type GalleryPhoto, largestFile, Lightbox, useLightbox } from "./lightbox.tsx";

interface GalleryPageProps {
  basePath: string;
  photos: GalleryPhoto[];
}

/** Every photo is a link to its largest file, which the lightbox opens when it can. */
export function GalleryPage({ basePath, photos }: GalleryPageProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const { current, open, step, forget } = useLightbox(dialogRef, photos.length);
  return (
    <>
      <PageHeader title="Gallery" crumbs={[{ label: "Home", to: basePath }]} lead="A walk through our hospitals." />
      <Section>
        <ul className="gallery">
          {photos.map(({ picture, description }, index) => (
            <li className="gallery__item" key={largestFile(picture)}>
              <a
                className="gallery__link picture-frame"
                href={largestFile(picture)}
                onClick={(event) => open(event, index)}
              >
                <Picture
                  picture={picture}
                  alt={description}
                  sizes="(width < 40rem) 50vw, (width < 62rem) 33vw, 25rem"
                  priority={index < 2}
                />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Lightbox
        ref={dialogRef}
        photo={current === undefined ? undefined : photos[current]}
        position={`${(current ?? 0) + 1} / ${photos.length}`}
        onStep={step}
        onClose={forget}
      />
    </>
  );
}
