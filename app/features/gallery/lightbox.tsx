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
    <dialog
      ref={ref}
      className="lightbox"
      aria-label="Photo"
      onClose={onClose}
      onClick={closeFromBackdrop}
      onKeyDown={(event) => stepByKey(event, onStep)}
    >
      {photo && (
        <figure className="lightbox__figure">
          <Picture key={photo.description} picture={photo.picture} alt={photo.description} sizes="100vw" priority />
          <figcaption className="lightbox__caption" aria-live="polite">
            <span>{photo.description}</span>
            <span className="lightbox__position">{position}</span>
          </figcaption>
        </figure>
      )}
      <div className="lightbox__controls">
        <LightboxButton icon="chevron-left" label="Previous photo" onClick={() => onStep(-1)} />
        <LightboxButton icon="chevron-right" label="Next photo" onClick={() => onStep(1)} />
        <LightboxButton
          icon="close"
          label="Close"
          onClick={(event) => event.currentTarget.closest("dialog")?.close()}
        />
      </div>
    </dialog>
  );
}

interface LightboxButtonProps {
  icon: string;
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function LightboxButton({ icon, label, onClick }: LightboxButtonProps) {
  return (
    <button type="button" className="lightbox__button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** A click on the dialog itself is one beside its content. */
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close();
}

function stepByKey({ key }: KeyboardEvent, onStep: LightboxProps["onStep"]) {
  if (key === "ArrowLeft") onStep(-1);
  if (key === "ArrowRight") onStep(1);
}
