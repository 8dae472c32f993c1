import { useRef, type ReactNode } from "react";
import { SlideButtons } from "./slide-buttons.tsx";
import { useSnapScroll } from "./use-snap-scroll.ts";

interface SliderProps {
  /** Names the list, e.g. "Testimonials". */
  label: string;
  slides: { id: string; content: ReactNode }[];
}

/** Slides side by side, as many as the width allows: three above 1199 px, two from 768 px, one below. */
export function Slider({ label, slides }: SliderProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { isReady, ...scroll } = useSnapScroll(listRef);
  return (
    <div className="slider">
      <ul className="slider__slides" ref={listRef} aria-label={label} tabIndex={0}>
        {slides.map(({ id, content }) => (
          <li className="slider__slide" key={id}>
            {content}
          </li>
        ))}
      </ul>
      <div className="slider__buttons">{isReady && <SlideButtons {...scroll} />}</div>
    </div>
  );
}
