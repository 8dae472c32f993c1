import { type KeyboardEvent, type MouseEvent, type Ref, useState, type RefObject } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";

interface LightboxProps {
  ref: Ref<HTMLDialogElement>;
  /** Undefined while it is closed. */
  photo: GalleryPhoto | undefined;
  /** E.g. "3 / 33". */
  position: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One photo large. The dialog element brings what a modal needs: Esc closes it, and the focus returns to the photo. */
export function Lightbox({ ref, photo, position, onStep, onClose }: LightboxProps) {
  return (
    <dialog ref={ref} className="lightbox" aria-label="Photo" closedby="any" onClose={onClose}>
      {photo && (
        <figure className="lightbox__figure">
          <Picture key={position} picture={photo.picture} alt={photo.description} sizes="100vw" priority />
          <figcaption className="lightbox__caption" aria-live="polite">
            <span>{photo.description}</span>
            <span className="lightbox__position">{position}</span>
          </figcaption>
        </figure>
      )}
      <div className="lightbox__controls">
        <LightboxButton icon="chevron-left" label="Previous photo" onClick={() => onStep(-1)} onStep={onStep} />
        <LightboxButton icon="chevron-right" label="Next photo" onClick={() => onStep(1)} onStep={onStep} />
        <LightboxButton icon="close" label="Close" onClick={closeDialog} onStep={onStep} />
      </div>
    </dialog>
  );
}

interface LightboxButtonProps {
  icon: string;
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  onStep: LightboxProps["onStep"];
}

/** The focus always stands on one of these buttons, so they take the arrow keys for the whole lightbox. */
function LightboxButton({ icon, label, onClick, onStep }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className="lightbox__button"
      aria-label={label}
      onClick={onClick}
      onKeyDown={(event) => stepByKey(event, onStep)}
    >
      <Icon name={icon} />
    </button>
  );
}

function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.closest("dialog")?.close();
}

function stepByKey({ key }: KeyboardEvent, onStep: LightboxProps["onStep"]) {
  if (key === "ArrowLeft") onStep(-1);
  if (key === "ArrowRight") onStep(1);
}

/** Which photo the lightbox shows, if any; `count` photos follow each other in a ring. */
export function useLightbox(dialogRef: RefObject<HTMLDialogElement | null>, count: number) {
  const [current, setCurrent] = useState<number>();

  function open(event: MouseEvent, index: number) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab || !dialogRef.current) return;
    event.preventDefault();
    setCurrent(index);
    dialogRef.current.showModal();
  }

  function step(by: 1 | -1) {
    setCurrent((index) => (index === undefined ? undefined : (index + by + count) % count));
  }

  return { current, open, step, forget: () => setCurrent(undefined) };
}

export interface GalleryPhoto {
  picture: PictureFiles;
  description: string;
}

/** The widest file in the format that every browser shows; where a photo leads without JavaScript. */
export function largestFile({ sources }: PictureFiles): string {
  return sources.at(-1)?.files.at(-1)?.url ?? "";
}
