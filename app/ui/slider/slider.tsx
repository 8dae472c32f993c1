import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Icon } from "../icon/icon.tsx";
import { useTexts } from "../texts/texts.tsx";

type SliderProps = { label: string; slides: { id: string; content: ReactNode }[] };

/** Slides side by side, as many as the width allows: three above 1199 px, two from 768 px, one below. */
export function Slider({ label, slides }: SliderProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { isReady, isHidden, ...scroll } = useSnapScroll(listRef);
  return (
    <div className="slider">
      <ul className="slider__slides" ref={listRef} aria-label={label} tabIndex={0}>
        {slides.map(({ id, content }, i) => (
          <li className="slider__slide" key={id} inert={isHidden(i)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <div className="slider__buttons">{isReady && <SlideButtons {...scroll} />}</div>}
    </div>
  );
}

/** Slides over the whole width, one at a time; without scripts it scrolls by hand. */
export function Carousel({ label, slides }: SliderProps) {
  const texts = useTexts("slides");
  const listRef = useRef<HTMLUListElement>(null);
  const { index, isReady, isHidden, hasMoved, ...scroll } = useSnapScroll(listRef);
  const [only] = slides;
  if (only && slides.length === 1) {
    return (
      <section className="carousel" aria-label={label}>
        {only.content}
      </section>
    );
  }
  return (
    <section
      className={hasMoved ? "carousel" : "carousel carousel--still"}
      aria-roledescription={texts.carousel}
      aria-label={label}
    >
      <ul className="carousel__slides" ref={listRef} tabIndex={0} aria-label={texts.slides}>
        {slides.map(({ id, content }, i) => (
          <li
            // The first holds the page's heading, which stays when only its link is taken away.
            className={i === 0 && isHidden(i) ? "carousel__slide carousel__slide--away" : "carousel__slide"}
            key={id}
            aria-label={texts.position(i + 1, slides.length)}
            inert={i > 0 && isHidden(i)}
          >
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

type SlideButtonsProps = Pick<ReturnType<typeof useSnapScroll>, "isAtStart" | "isAtEnd" | "move">;

/** Buttons to the slide before and after; at the ends they stay focusable and do nothing. */
function SlideButtons({ isAtStart, isAtEnd, move }: SlideButtonsProps) {
  const { previous, next } = useTexts("slides");
  return (
    <>
      <button
        type="button"
        className="button__round"
        aria-label={previous}
        aria-disabled={isAtStart}
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="button__round" aria-label={next} aria-disabled={isAtEnd} onClick={() => move(1)}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

/** Without scripts no slide counts as hidden, and buttons are of no use. */
const UNSCROLLED = { index: 0, shown: 1, isAtStart: true, isAtEnd: false, isReady: false, hasMoved: false };

function useSnapScroll(listRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(UNSCROLLED);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const update = () =>
      setState((previous) =>
        changed(previous, { ...measure(list), isReady: true, hasMoved: previous.hasMoved || list.scrollLeft > 0 }),
      );
    update();
    list.addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      list.removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [listRef]);

  const move = (count: number) => {
    const list = listRef.current;
    if (list) list.scrollTo({ left: list.scrollLeft + count * slideStep(list) });
  };
  const { shown, ...scroll } = state;
  // What is out of sight takes no focus.
  const isHidden = (slide: number) => scroll.isReady && (slide < scroll.index || slide >= scroll.index + shown);
  return { ...scroll, isHidden, move };
}

function measure(list: HTMLElement) {
  const end = list.scrollWidth - list.clientWidth;
  return {
    index: Math.round(list.scrollLeft / slideStep(list)),
    shown: Math.max(1, Math.round(list.clientWidth / slideStep(list))),
    isAtStart: list.scrollLeft < 2,
    isAtEnd: list.scrollLeft > end - 2,
  };
}

/** Distance from one slide to the next, the gap included; never zero. */
function slideStep(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return list.clientWidth || 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left || 1;
}

function changed<State extends object>(previous: State, next: State): State {
  const keys = Object.keys(next) as (keyof State)[];
  return keys.some((key) => previous[key] !== next[key]) ? next : previous;
}
