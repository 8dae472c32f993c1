import { Icon } from "../icon/icon.tsx";

interface SlideButtonsProps {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by so many slides. */
  move: (count: number) => void;
}

/** Buttons to the slide before and after; at the ends they stay focusable and do nothing. */
export function SlideButtons({ isAtStart, isAtEnd, move }: SlideButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="slide-button"
        aria-label="Previous slide"
        aria-disabled={isAtStart}
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="slide-button"
        aria-label="Next slide"
        aria-disabled={isAtEnd}
        onClick={() => move(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
