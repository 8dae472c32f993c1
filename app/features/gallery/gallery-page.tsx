import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref, type RefObject } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ListPage, useCompletePage } from "#app/ui/page/page.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";

type GalleryPicture = { picture: PictureFiles; description: string };

type GalleryPageProps = { basePath: string; pictures: GalleryPicture[]; isOnly?: boolean };

/** Every picture is a link to its largest file, which the lightbox opens when it can. */
export function GalleryPage({ basePath, pictures, isOnly = false }: GalleryPageProps) {
  const { gallery: texts, sections } = useTexts();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  useEntryByRow(listRef, useCompletePage());
  const { current, open, step, forget } = useLightbox(dialogRef, pictures.length);
  return (
    <>
      <ListPage
        basePath={basePath}
        title={sections.gallery}
        lead={(isOnly ? texts.leadOfOne : texts.lead)(pictures.length)}
        listTone="deep"
        className="gallery"
        listRef={listRef}
      >
        {pictures.map(({ picture, description }, index) => (
          <li className="gallery__item" key={largestFile(picture)}>
            <a
              className="gallery__link picture-frame"
              href={largestFile(picture)}
              onClick={(event) => open(event, index)}
            >
              <Picture
                picture={picture}
                alt={description}
                sizes={isLarge(index) ? LARGE : SMALL}
                priority={index < 2}
              />
            </a>
          </li>
        ))}
      </ListPage>
      <Lightbox
        ref={dialogRef}
        shown={current === undefined ? undefined : pictures[current]}
        position={`${(current ?? 0) + 1} / ${pictures.length}`}
        onStep={step}
        onClose={forget}
      />
    </>
  );
}

const SMALL = "(max-width: 61.99rem) 46vw, 19rem";
const LARGE = "(max-width: 61.99rem) 92vw, 38rem";

/** Of seven one is large, as gallery.css has it. */
function isLarge(index: number): boolean {
  return index % 7 === 0;
}

function largestFile({ sources }: PictureFiles): string {
  return sources.slice(-1)[0]?.files.slice(-1)[0]?.url ?? "";
}

interface LightboxProps {
  ref: Ref<HTMLDialogElement>;
  shown: GalleryPicture | undefined;
  position: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One picture, enlarged. A dialog element closes with Esc and returns the focus to the link. */
function Lightbox({ ref, shown, position, onStep, onClose }: LightboxProps) {
  const texts = useTexts("gallery");
  // The focus is always on one of the buttons, so they take the arrow keys for the whole lightbox.
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") onStep(-1);
    if (key === "ArrowRight") onStep(1);
  };
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.closest("dialog")?.close();
  const buttons = [
    { icon: "chevron-left", label: texts.previous, onClick: () => onStep(-1) },
    { icon: "chevron-right", label: texts.next, onClick: () => onStep(1) },
    { icon: "close", label: texts.close, onClick: close },
  ];
  return (
    <dialog ref={ref} className="lightbox" aria-label={texts.picture} closedby="any" onClose={onClose}>
      {shown && (
        <figure className="lightbox__figure">
          <Picture key={position} picture={shown.picture} alt={shown.description} sizes="100vw" priority />
          <figcaption className="lightbox__caption" aria-live="polite">
            <span>{shown.description}</span>
            <span className="lightbox__position">{position}</span>
          </figcaption>
        </figure>
      )}
      <div className="lightbox__controls">
        {buttons.map(({ icon, label, onClick }) => (
          <button
            key={icon}
            type="button"
            className="button__round lightbox__button"
            aria-label={label}
            onClick={onClick}
            onKeyDown={stepByKey}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </dialog>
  );
}

/** What a delay of one more place adds (specification §2.7). */
const PLACE_DELAY_MS = 150;

/** Pictures below the window enter when they come into view, where motion is wanted (specification §2.7). */
function useEntryByRow(listRef: RefObject<HTMLUListElement | null>, isComplete: boolean) {
  useEffect(() => {
    const items = [...(listRef.current?.children ?? [])];
    // Everything is read before anything is changed, so that the browser computes its styles once.
    const pictures = items.map((item) => ({
      item,
      top: item.getBoundingClientRect().top,
      entry: item.getAnimations()[0],
    }));
    const tops = pictures.map(({ top }) => top);
    const waiting = new Map<Element, { entry: Animation; startMs: number }>();
    for (const { item, top, entry } of pictures) {
      if (!entry || top < window.innerHeight) continue;
      entry.pause();
      waiting.set(item, { entry, startMs: tops.indexOf(top) * PLACE_DELAY_MS });
    }
    const observer = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        const entering = waiting.get(target);
        if (!isIntersecting || !entering) continue;
        observer.unobserve(target);
        entering.entry.currentTime = entering.startMs;
        entering.entry.play();
      }
    });
    for (const item of waiting.keys()) observer.observe(item);
    return () => {
      observer.disconnect();
      for (const { entry } of waiting.values()) entry.cancel();
    };
  }, [listRef, isComplete]);
}

function useLightbox(dialogRef: RefObject<HTMLDialogElement | null>, count: number) {
  const [current, setCurrent] = useState<number>();

  function open(event: MouseEvent, index: number) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    // A browser without dialogs follows the link to the file.
    if (wantsOwnTab || !dialogRef.current?.showModal) return;
    event.preventDefault();
    setCurrent(index);
    dialogRef.current.showModal();
  }

  function step(by: 1 | -1) {
    setCurrent((index) => (index === undefined ? undefined : (index + by + count) % count));
  }

  return { current, open, step, forget: () => setCurrent(undefined) };
}
