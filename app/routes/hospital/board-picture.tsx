import type { RoutePolicy } from "#app/route-policy.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, loadSharedBoard } from "./load-board.ts";
import { dayParameter } from "./list-parameters.ts";
import type { Route } from "./+types/board-picture";

export const handle: RoutePolicy = { parameters: { day: dayParameter } };

const MAX_ROWS = 12;

/** Who sits on a day as a picture for messengers. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { board, address, check } = await loadSharedBoard(services, hospital, new URL(args.request.url));
  const { boards } = services.texts.server;
  const short = address.replace(/^https?:\/\/(www\.)?/, "");
  const all = board.groups
    .flatMap(({ doctors }) => doctors)
    .map((doctor) => {
      const { name, group, sittings } = doctor;
      return {
        name,
        below: [group, ...sittings.map(({ words }) => words)].filter(Boolean).join(" · "),
        hours: sittings.flatMap(({ hours, change }) => [hours, change].filter((one) => one !== undefined)),
        isChange: sittings.some(({ change }) => change),
      };
    });
  // Who travelled in vain would have read it first. Hours that are only a text have no room.
  const rows = all.filter(({ hours }) => hours.length > 0).toSorted((a, b) => Number(b.isChange) - Number(a.isChange));
  const rest = all.length - Math.min(rows.length, MAX_ROWS);
  const png = await services.drawBoardPicture({
    emblem: emblemOf(services.site.brand, hospital.id).svg,
    title: nameWithPlace(hospital),
    day: board.heading,
    standing: [board.standing, board.phone?.printed].filter(Boolean).join(" "),
    rows: rows.slice(0, MAX_ROWS),
    more: rest > 0 ? boards.more(rest) : rows.length === 0 ? boards.words.nobody : "",
    end: [boards.nowAt(short), check],
  });
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", ...boardHeaders(services.now()) },
  });
}
