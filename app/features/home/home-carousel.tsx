import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import type { HomeSlide } from "./home-view.ts";

interface HomeCarouselProps {
  slides: HomeSlide[];
  place: string;
}

/** The slides at the top; the first one's heading is the page's. */
export function HomeCarousel({ slides, place }: HomeCarouselProps) {
  return (
    <Carousel
      label={`Highlights of ${place}`}
      slides={slides.map((slide, i) => ({
        id: slide.heading,
        content: <SlideContent slide={slide} isFirst={i === 0} />,
      }))}
    />
  );
}

function SlideContent({ slide, isFirst }: { slide: HomeSlide; isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <Hero picture={slide.picture} alt={slide.pictureDescription} priority={isFirst}>
      <Heading className="hero__title">{slide.heading}</Heading>
      <p>{slide.text}</p>
      <ButtonLink to={slide.to} endIcon="arrow-right">
        {slide.linkLabel}
      </ButtonLink>
    </Hero>
  );
}
