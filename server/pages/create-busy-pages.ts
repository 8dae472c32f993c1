import type { HospitalPhone } from "#hospitals/phones.ts";
import { finishPage, type FinishedPage } from "./finished-page.ts";
import { renderPlainPage } from "./render-plain-page.ts";

/** What visitors get while more pages are asked for than can be rendered. */
export interface BusyPages {
  page: FinishedPage;
  /** After a form: it was not sent. */
  form: FinishedPage;
  /** In place of a page's data: the page that asks shows its own failure, with numbers. */
  data: FinishedPage;
  /** For an address where no page can be. */
  missing: FinishedPage;
}

/** A render takes a fraction of a second, so that the next try is likely to succeed. */
const RETRY_AFTER_S = 5;

const TITLE = "Very many people are here at the moment";

/** Makes the responses of an overloaded site once, so that each costs next to nothing: 503 with whom to call instead. */
export async function createBusyPages(phones: HospitalPhone[]): Promise<BusyPages> {
  const [page, form, data, missing] = await Promise.all([
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: TITLE,
        paragraphs: [`Please <a href="">try again</a> in a few seconds. Or call us: we answer as always.`],
        phones,
      }),
    ),
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: TITLE,
        paragraphs: ["Your form was not sent. Go back in your browser and send it again in a few seconds. Or call us."],
        phones,
      }),
    ),
    finish("text/plain; charset=utf-8", TITLE),
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: "There is no page at this address",
        paragraphs: [`Go to <a href="/">our hospitals</a>, or call us.`],
        phones,
      }),
      404,
    ),
  ]);
  return { page, form, data, missing };
}

function finish(type: string, body: string, status = 503): Promise<FinishedPage> {
  const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_S) } : {};
  const headers = { "content-type": type, "cache-control": "no-store", ...retry };
  return finishPage(new Response(body, { status, headers }), "cached");
}
