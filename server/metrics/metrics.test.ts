import { expect, test } from "vitest";
import type { QueueFigures } from "#outbox/store/submission-records.server.ts";
import type { StoreReadiness } from "#outbox/store/store-engine.ts";
import { createMetrics } from "./metrics.ts";
import { createMetricsServer } from "./metrics.ts";

const checkReadiness = () => Promise.reject(new Error("not called here"));

const FIGURES: QueueFigures = {
  queued: 2,
  collected: 0,
  sending: 1,
  sent: 40,
  parked: 3,
  held: 5,
  returned: 0,
  oldestUnsentMs: 90_500,
};

function setUp(figures: () => Promise<QueueFigures> = async () => FIGURES) {
  const state = { readiness: "ready" as StoreReadiness };
  const metrics = createMetrics({
    figures,
    readiness: async () => state.readiness,
    answerFigures: async () => ({ open: 2, returned: 1, answeredWithinMs: [60_000, 120_000, 600_000] }),
  });
  const read = async () => (await createMetricsServer(metrics, checkReadiness).inject("/metrics")).body.split("\n");
  return { state, metrics, read };
}

test("show the state of the stored mails when they are requested", async () => {
  let isAway = false;
  const { state, read } = setUp(async () => (isAway ? Promise.reject(new Error("away")) : FIGURES));
  expect(await read()).toEqual(
    expect.arrayContaining([
      "website_store_up 1",
      'website_mails{state="queued"} 2',
      'website_mails{state="sending"} 1',
      'website_mails{state="sent"} 40',
      'website_mails{state="parked"} 3',
      'website_mails{state="held"} 5',
      "website_oldest_unsent_mail_age_seconds 90.5",
    ]),
  );
  state.readiness = "lost";
  expect(await read()).toEqual(expect.arrayContaining(["website_store_up 0", 'website_mails{state="queued"} 2']));
  isAway = true;
  const lines = await read();
  expect(lines).toContain("website_store_up 0");
  expect(lines).toContain("website_oldest_unsent_mail_age_seconds Nan");
  expect(lines.join("\n")).not.toContain("website_mails{");
});

test("are nought where nothing waits", async () => {
  const { read } = setUp(async () => ({ ...FIGURES, oldestUnsentMs: undefined }));
  expect(await read()).toContain("website_oldest_unsent_mail_age_seconds 0");
});

test("count attempts, and requests by route and kind of response", async () => {
  const { metrics, read } = setUp();
  metrics.countAttempt("contact", "parked");
  metrics.countAttempt("contact", "parked");
  metrics.countHeld("contact", ["honeypot", "too-fast"]);
  metrics.countRequest({ method: "GET", route: "/*", status: 404, seconds: 0.2 });
  expect(await read()).toEqual(
    expect.arrayContaining([
      'website_mail_attempts_total{kind="contact",outcome="parked"} 2',
      'website_submissions_held_total{kind="contact",reason="honeypot"} 1',
      'website_submissions_held_total{kind="contact",reason="too-fast"} 1',
      'website_http_request_duration_seconds_count{method="GET",route="/*",status="4xx"} 1',
      'website_http_request_duration_seconds_sum{method="GET",route="/*",status="4xx"} 0.2',
    ]),
  );
});

test("count what came of each form", async () => {
  const { metrics, read } = setUp();
  metrics.countSubmission("contact", "accepted");
  metrics.countSubmission("job", "unavailable");
  const lines = await read();
  expect(lines).toContain('website_submissions_total{kind="contact",outcome="accepted"} 1');
  expect(lines).toContain('website_submissions_total{kind="job",outcome="unavailable"} 1');
});

test("are served at their one address, as Prometheus reads them", async () => {
  const server = createMetricsServer(setUp().metrics, checkReadiness);
  const response = await server.inject("/metrics");
  expect(response.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  expect((await server.inject("/")).statusCode).toBe(404);
});

test("open requests and the median time to an answer are figures", async () => {
  const lines = await setUp().read();
  expect(lines).toContain("website_requests_open 2");
  expect(lines).toContain("website_requests_answered_last_day 3");
  expect(lines).toContain("website_request_answer_median_seconds 120");
});

test("say how the page cache does at the moment", async () => {
  const { metrics, read } = setUp();
  const figures = { hits: 90, stale: 4, misses: 6, evicted: 2, pages: 3, bytes: 120_000, maxBytes: 1_000_000 };
  metrics.watchPages(() => figures);
  await read();
  figures.hits = 91;
  expect(await read()).toEqual(
    expect.arrayContaining([
      "website_page_cache_bytes 120000",
      'website_page_cache_total{outcome="hit"} 91',
      'website_page_cache_total{outcome="miss"} 6',
      'website_page_cache_total{outcome="evicted"} 2',
    ]),
  );
});
