import { useRef, type ReactNode } from "react";
import { SlideButtons, useSnapScroll } from "../slider/slider.tsx";
import { useTexts } from "../texts/texts.tsx";

interface CarouselProps {
  label: string;
  slides: { id: string; content: ReactNode }[];
}

/** Slides over the whole width, one at a time. It never moves by itself; without scripts it scrolls by hand. */
export function Carousel({ label, slides }: CarouselProps) {
  const texts = useTexts("slides");
  const listRef = useRef<HTMLUListElement>(null);
  const { index, isReady, ...scroll } = useSnapScroll(listRef);
  return (
    <section className="carousel" aria-roledescription={texts.carousel} aria-label={label}>
      <ul className="carousel__slides" ref={listRef} tabIndex={0} aria-label={texts.slides}>
        {slides.map(({ id, content }, i) => (
          <li className="carousel__slide" key={id} aria-label={texts.position(i + 1, slides.length)}>
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
  const { current } = useTexts("slides");
  return (
    <p className="carousel__position">
      <span className="visually-hidden" aria-live="polite">
        {current(index + 1, count)}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <span className={i === index ? "carousel__dot carousel__dot--current" : "carousel__dot"} key={i} />
      ))}
    </p>
  );
}
