import { useRef, type ReactNode } from "react";
import { SlideButtons, useSnapScroll } from "../slider/slider.tsx";

interface CarouselProps {
  label: string;
  slides: { id: string; content: ReactNode }[];
}

/** Slides over the whole width, one at a time. It never moves by itself; without scripts it scrolls by hand. */
export function Carousel({ label, slides }: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { index, isReady, ...scroll } = useSnapScroll(listRef);
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <ul className="carousel__slides" ref={listRef} tabIndex={0} aria-label="Slides">
        {slides.map(({ id, content }, i) => (
          <li className="carousel__slide" key={id} aria-label={`${i + 1} of ${slides.length}`}>
            {content}
          </li>
        ))}
      </ul>
      {isReady && (
        <div className="carousel__controls wrap">
          <Position index={index} count={slides.length} />
          <SlideButtons {...scroll} />
        </div>
      )}
    </section>
  );
}

function Position({ index, count }: { index: number; count: number }) {
  return (
    <p className="carousel__position">
      <span className="visually-hidden" aria-live="polite">
        Slide {index + 1} of {count}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <span className={i === index ? "carousel__dot carousel__dot--current" : "carousel__dot"} key={i} />
      ))}
    </p>
  );
}
