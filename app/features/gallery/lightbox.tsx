import type { KeyboardEvent, MouseEvent, Ref } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { GalleryPhoto } from "./gallery-photo.ts";

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
