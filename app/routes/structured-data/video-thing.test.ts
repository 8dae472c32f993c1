import { describe, expect, test } from "vitest";
import type { RichText, Testimonial } from "#content/content.ts";
import { hospital, origin } from "./test-support/sample-hospital.ts";
import { videoThings } from "./video-thing.ts";

const paragraph = (value: string): RichText => [{ type: "paragraph", children: [{ type: "text", value, marks: [] }] }];

describe("a film", () => {
  const video = {
    url: "/media/a.mp4",
    contentType: "video/mp4",
    title: "",
    firstPublishedAt: "2026-01-02T08:00:00.000Z",
  };
  const testimonial: Testimonial = {
    id: "t1",
    reviewer: "Anu K.",
    video,
    poster: { url: "/media/a.webp", contentType: "image/webp", title: "" },
    content: paragraph("They were kind."),
  };

  test("that nobody described is told of in the reviewer's words", () => {
    expect(videoThings(origin, hospital, testimonial, testimonial.content)).toMatchObject([
      {
        name: `Anu K. about ${hospital.name}, ${hospital.place}`,
        description: "They were kind.",
        thumbnailUrl: `${origin}/media/a.webp?w=1600&fm=webp`,
        contentUrl: `${origin}/media/a.mp4`,
        uploadDate: "2026-01-02T08:00:00.000Z",
      },
    ]);
  });

  test("without a poster or a date is not told of", () => {
    const { poster: _poster, ...bare } = testimonial;
    const { firstPublishedAt: _date, ...undated } = video;
    expect(videoThings(origin, hospital, bare, [])).toEqual([]);
    expect(videoThings(origin, hospital, { ...testimonial, video: undated }, [])).toEqual([]);
  });
});
