import type { Canvas } from "../kit/canvas.ts";
import { darker, lighter, mix } from "../kit/palette.ts";
import { group, n, oval, place, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { scenery } from "./window.ts";
import type { WindowOptions } from "./window.ts";

/** A place in a room in centimetres: to the right, up from the floor, and away from the viewer. */
export type Spot = readonly [number, number, number];
/** A width, a height and a depth in centimetres. */
export type Size = readonly [number, number, number];

/** Where the viewer stands and looks. */
interface Viewpoint {
  at: Spot;
  /** Degrees to the right. */
  turn: number;
  /** How near the view is: larger numbers show less of the room. */
  focal: number;
  /** The point of the picture at the height of the viewer's eye. */
  centre: Point;
  /** The side that light comes from. */
  light: "left" | "right";
}

interface Paint {
  /** A rounded edge in pixels. */
  soft?: number;
  opacity?: number;
  filter?: string;
}

const NEAREST = 12;

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A room drawn in perspective from any place in it. */
export class Space {
  readonly c: Canvas;
  private readonly view: Viewpoint;

  constructor(c: Canvas, view: Viewpoint) {
    this.c = c;
    this.view = view;
  }

  /** The spot as the viewer has it: to the right, up, ahead. */
  private seen(spot: Spot): Spot {
    const [x, y, z] = minus(spot, this.view.at);
    const turn = (this.view.turn * Math.PI) / 180;
    return [x * Math.cos(turn) - z * Math.sin(turn), y, x * Math.sin(turn) + z * Math.cos(turn)];
  }

  private project([x, y, z]: Spot): Point {
    const { centre, focal } = this.view;
    return [centre[0] + (x * focal) / z, centre[1] - (y * focal) / z];
  }

  point(spot: Spot): Point {
    return this.project(this.seen(spot));
  }

  /** Pixels for a centimetre at this spot. */
  scale(spot: Spot): number {
    return this.view.focal / this.seen(spot)[2];
  }

  /** The outline of a flat shape, cut off where it comes too near to the viewer. */
  outline(spots: readonly Spot[]): string {
    const seen = spots.map((spot) => this.seen(spot));
    const kept = seen.flatMap((spot, i) => {
      const next = seen[(i + 1) % seen.length] ?? spot;
      const [here, there] = [spot[2] - NEAREST, next[2] - NEAREST];
      const crossing = here * there < 0 ? [between(spot, next, here / (here - there))] : [];
      return here >= 0 ? [spot, ...crossing] : crossing;
    });
    if (kept.length < 3) return "";
    const corners = kept.map((spot) => this.project(spot)).map(([x, y]) => `${n(x)} ${n(y)}`);
    return `M${corners.join("L")}Z`;
  }

  face(spots: readonly Spot[], fill: string, paint: Paint = {}): string {
    const { soft, ...style } = paint;
    const d = this.outline(spots);
    if (!d) return "";
    return soft ? group(shape(d, fill) + stroke(d, fill, soft), style) : shape(d, fill, style);
  }

  /** A line through spots that are all before the viewer. */
  line(spots: readonly Spot[], colour: string, width: number, opacity?: number): string {
    const d = spots.map((spot) => this.point(spot)).map(([x, y]) => `${n(x)} ${n(y)}`);
    const thickness = width * this.scale(spots[0] ?? [0, 0, 0]);
    return stroke(`M${d.join("L")}`, colour, thickness, opacity === undefined ? {} : { opacity });
  }

  /** A solid with flat faces and no hollows. */
  private solid(faces: readonly (readonly Spot[])[], colour: string, paint: Paint): string {
    const corners = faces.flat();
    const sum = corners.reduce<Spot>(
      (total, spot) => [total[0] + spot[0], total[1] + spot[1], total[2] + spot[2]],
      [0, 0, 0],
    );
    const middle: Spot = [sum[0] / corners.length, sum[1] / corners.length, sum[2] / corners.length];
    return faces
      .map((spots) => {
        const [a, b, d] = spots;
        if (!a || !b || !d) return "";
        const either = cross(minus(b, a), minus(d, a));
        const normal: Spot = dot(either, minus(a, middle)) < 0 ? [-either[0], -either[1], -either[2]] : either;
        if (dot(normal, minus(this.view.at, a)) <= 0) return "";
        const tone = this.toned(colour, normal);
        return this.face(spots, this.c.fade(lighter(tone, 0.07), darker(tone, 0.05)), paint);
      })
      .join("");
  }

  /** A colour in the light that falls on a face. */
  private toned(colour: string, normal: Spot): string {
    const side = this.view.light === "left" ? -1 : 1;
    const light = dot(normal, [side * 0.55, 0.8, -0.25]) / (Math.hypot(...normal) || 1);
    return light > 0 ? lighter(colour, light * 0.3) : darker(colour, -light * 0.3);
  }

  /** A box whose left, lower, near corner is at `at`. */
  block([x, y, z]: Spot, [w, h, d]: Size, colour: string, paint: Paint = {}): string {
    return this.extrude(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      "z",
      [z, z + d],
      colour,
      paint,
    );
  }

  /** An outline drawn out along an axis; its points are (x, y) along "z" and (z, y) along "x". */
  extrude(
    profile: readonly (readonly [number, number])[],
    axis: "x" | "z",
    [from, to]: readonly [number, number],
    colour: string,
    paint: Paint = {},
  ): string {
    const at = ([u, y]: readonly [number, number], v: number): Spot => (axis === "z" ? [u, y, v] : [v, y, u]);
    const near = profile.map((point) => at(point, from));
    const distant = profile.map((point) => at(point, to));
    const sides = profile.map((_, i) => {
      const j = (i + 1) % profile.length;
      return [near[i], distant[i], distant[j], near[j]] as Spot[];
    });
    return this.solid([near, distant, ...sides], colour, paint);
  }

  /** The soft shadow of something that stands on the floor. */
  shadow([x, z]: readonly [number, number], [w, d]: readonly [number, number], strength = 0.3): string {
    const spots: Spot[] = [
      [x - 6, 0, z - 8],
      [x + w + 14, 0, z - 8],
      [x + w + 14, 0, z + d + 4],
      [x - 6, 0, z + d + 4],
    ];
    return this.face(spots, "#0b2a2e", { opacity: strength, filter: this.c.blur(9) });
  }

  /** An upright rectangle, from its lower corner nearest to the viewer or furthest left. */
  panel([x, y, z]: Spot, along: "x" | "z", w: number, h: number): Spot[] {
    const far: Spot = along === "x" ? [x + w, y, z] : [x, y, z + w];
    return [[x, y, z], far, [far[0], y + h, far[2]], [x, y + h, z]];
  }

  /** A window in a wall: the grounds outside, the frame and its bars. */
  window(spots: readonly Spot[], o: WindowOptions & { rows?: number } = {}): string {
    const [a, b, d, e] = spots as [Spot, Spot, Spot, Spot];
    const outline = this.outline(spots);
    const corners = spots.map((spot) => this.point(spot));
    const left = Math.min(...corners.map(([x]) => x));
    const top = Math.min(...corners.map(([, y]) => y));
    const [w, h] = [Math.max(...corners.map(([x]) => x)) - left, Math.max(...corners.map(([, y]) => y)) - top];
    const timber = o.timber ?? "#84532f";
    const panes = o.panes ?? 3;
    const bars = Array.from({ length: panes - 1 }, (_, i) => (i + 1) / panes).map((share) =>
      this.line([between(a, b, share), between(e, d, share)], timber, 4),
    );
    const rows = Array.from({ length: (o.rows ?? 2) - 1 }, (_, i) => (i + 1) / (o.rows ?? 2)).map((share) =>
      this.line([between(a, e, share), between(b, d, share)], timber, 4),
    );
    const view = group(group(scenery(this.c, w, h, o), { transform: `translate(${n(left)} ${n(top)})` }), {
      clip: this.c.clip(outline),
    });
    return view + this.line([a, b, d, e, a], mix(timber, "#ffffff", 0.14), 9) + bars.join("") + rows.join("");
  }

  /** A floor or a ceiling from one corner to the other, with joints so many centimetres apart. */
  plane([x0, y, z0]: Spot, [x1, z1]: readonly [number, number], colour: string, joints?: number): string {
    const spots: Spot[] = [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ];
    const base = this.face(spots, this.c.fade(darker(colour, 0.12), lighter(colour, 0.08)));
    if (!joints) return base;
    const strips: string[] = [];
    const line = darker(colour, 0.3);
    for (let x = x0; x <= x1; x += joints)
      strips.push(
        this.face(
          [
            [x, y, z0],
            [x + 1.2, y, z0],
            [x + 1.2, y, z1],
            [x, y, z1],
          ],
          line,
          { opacity: 0.28 },
        ),
      );
    for (let z = z0; z <= z1; z += joints)
      strips.push(
        this.face(
          [
            [x0, y, z],
            [x1, y, z],
            [x1, y, z + 1.6],
            [x0, y, z + 1.6],
          ],
          line,
          { opacity: 0.28 },
        ),
      );
    return base + strips.join("");
  }

  /** Something drawn flat in centimetres, its foot at the origin, put upright at a spot. */
  stand(spot: Spot, content: string, o: { flip?: boolean; size?: number } = {}): string {
    const [x, y] = this.point(spot);
    return place(x, y, this.scale(spot) * (o.size ?? 1), content, { flip: o.flip ?? false });
  }

  /** A round, level thing such as a table top or a stool's seat. */
  round(spot: Spot, radius: number, colour: string): string {
    const [x, y] = this.point(spot);
    const size = this.scale(spot);
    const tilt = Math.abs(this.view.at[1] - spot[1]) / Math.max(1, this.seen(spot)[2]);
    return oval(x, y, radius * size, Math.max(1.5, radius * size * tilt), colour);
  }
}
