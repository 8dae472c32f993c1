import type { RoutePolicy } from "#app/route-policy.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { nameWithPlace } from "#outbox/mail/office-mail.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, loadCodedBoard } from "./load-board.ts";
import { dayParameter } from "./list-parameters.ts";
import type { Route } from "./+types/board-picture";

export const handle: RoutePolicy = { parameters: { day: dayParameter } };

const MAX_ROWS = 12;

/** Who sits on a day as a picture for messengers. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const coded = await loadCodedBoard(services, hospital, new URL(args.request.url));
  if (coded instanceof Response) return coded;
  const { board, heading, short, check, standing } = coded;
  const { boards } = services.texts.server;
  const all = board.groups.flatMap(({ name: department, doctors }) => doctors.map((one) => ({ ...one, department })));
  const isChange = ({ sittings, away }: (typeof all)[number]) =>
    away !== undefined || sittings.some(({ change }) => change !== undefined);
  // Who travelled in vain would have read it first.
  const rows = all.toSorted((a, b) => Number(isChange(b)) - Number(isChange(a)));
  const rest = rows.length + board.texts.length - Math.min(rows.length, MAX_ROWS);
  const png = await services.drawBoardPicture({
    ...{ emblem: emblemOf(services.site.brand, hospital.id).svg, title: nameWithPlace(hospital), day: heading },
    standing,
    rows: rows.slice(0, MAX_ROWS).map((doctor) => ({
      name: doctor.name,
      below: [doctor.department, doctor.note, ...doctor.sittings.map(({ words }) => words)].filter(Boolean).join(" · "),
      hours: [
        ...(doctor.away ? [doctor.away] : []),
        ...doctor.sittings.flatMap(({ hours, change }) => [hours, ...(change ? [change] : [])]),
      ],
      isChange: isChange(doctor),
    })),
    more: rest > 0 ? boards.more(rest, short) : rows.length === 0 ? boards.nobody : "",
    end: [rest > 0 ? "" : boards.nowAt(short), check].filter(Boolean),
  });
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", ...boardHeaders(services.now()) },
  });
}
