import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { TestimonialPage, TestimonialsPage } from "./testimonial-pages.tsx";

const video = { url: "/v.mp4", contentType: "video/mp4", title: "" };
const poster = { url: "/p.webp", contentType: "image/webp", title: "", width: 800, height: 500 };
const defaultPicture = {
  width: 800,
  height: 500,
  sources: [{ type: "image/webp", files: [{ url: "/default.webp", width: 800 }] }],
};
const story = { id: "t1", reviewer: "Anu K.", shortReview: [], hasContent: true };
const render = (...testimonials: object[]) =>
  renderPage(
    <TestimonialsPage
      basePath="/h"
      motto="We Care, We Serve"
      defaultPicture={defaultPicture}
      testimonials={testimonials.map((testimonial) => ({ ...story, ...testimonial }))}
    />,
  );

test("the heading has the motto beneath", () => {
  expect(render()).toMatch(/<h1[^>]*>Testimonials<\/h1><p[^>]*>We Care, We Serve/);
});

test("a card shows the video, else the poster, else the default picture", () => {
  const withVideo = render({ video, poster });
  expect(withVideo).toMatch(/<video[^>]*controls=""[^>]*preload="none"[^>]*poster="\/p\.webp\?w=640&amp;fm=webp"/);
  expect(withVideo).not.toContain("autoplay");
  expect(render({ poster })).toContain('src="/p.webp?w=800&amp;fm=webp"');
  expect(render({})).toContain('src="/default.webp"');
});

test("only a testimonial with more to read is a link", () => {
  expect(render({})).toContain('href="/h/testimonials/detail/t1"');
  expect(render({ hasContent: false })).not.toContain("/testimonials/detail/");
});

test("no testimonials say so", () => {
  expect(render()).toContain("No Reviews found");
});

test("a story without a video has no empty player, and a video has the captions that come with it", () => {
  const page = (extra: object) =>
    renderPage(
      <TestimonialPage
        basePath="/h"
        testimonial={{ id: "t1", reviewer: "Anu K.", content: [], ...extra }}
        defaultPicture={undefined}
        next={undefined}
        contacts={[]}
      />,
    );
  expect(page({})).not.toContain("<video");
  expect(page({ video })).toContain("testimonial__video");
  expect(page({ video })).not.toContain("<track");
  const captions = { url: "/v.vtt", contentType: "text/vtt", title: "" };
  expect(page({ video, captions })).toMatch(/<video.*<track kind="captions" src="\/v\.vtt" label="Captions" default/);
});
