import {
  GraphQLError,
  GraphQLFloat,
  GraphQLObjectType,
  GraphQLScalarType,
  valueFromASTUntyped,
  type ValueNode,
} from "graphql";
import { Bitmap } from "../indexes/bitmap.ts";
import { createExistsTerm } from "./filter-terms.ts";
import type { ReadValue } from "./filter-terms.ts";
import type { FilterTerm } from "./filter.ts";

/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface Circle extends Point {
  /** In kilometres. */
  readonly radius: number;
}

interface Rectangle {
  readonly topLeft: Point;
  readonly bottomRight: Point;
}

const MEAN_EARTH_RADIUS_KM = 6371.0088;

export const locationType = new GraphQLObjectType({
  name: "Location",
  description: "A point on the earth, in degrees.",
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
});

const circleType = createAreaType("Circle", "{ lat, lon, radius } in degrees and kilometres", isCircle);

const rectangleType = createAreaType(
  "Rectangle",
  "{ topLeft: { lat, lon }, bottomRight: { lat, lon } } in degrees",
  isRectangle,
);

/** Contentful's scalars name the corners in their descriptions; how an area is written shows in no generated schema. */
function createAreaType(name: string, shape: string, isArea: (value: unknown) => boolean): GraphQLScalarType {
  const parse = (value: unknown, node?: ValueNode) => {
    if (isArea(value)) return value;
    throw new GraphQLError(`${name} must be ${shape}`, { nodes: node ?? null });
  };
  return new GraphQLScalarType({
    name,
    description: `An area as ${shape}.`,
    parseValue: (value) => parse(value),
    parseLiteral: (node, variables) => parse(valueFromASTUntyped(node, variables), node),
  });
}

type Bounds = readonly [least: number, greatest: number];

/** A kind of area: whether it contains a point, and the bounds of the points that it may contain. */
interface AreaKind<A> {
  readonly holds: (area: A, point: Point) => boolean;
  readonly latitudes: (area: A) => Bounds;
  readonly longitudes: (area: A) => readonly Bounds[];
}

/** Larger than any rounding error, in degrees. */
const ROUNDING = 1e-6;
const EVERYWHERE: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians / Math.PI) * 180;

const circleKind: AreaKind<Circle> = {
  holds: (circle, point) => distanceKm(circle, point) <= circle.radius,
  latitudes({ lat, radius }) {
    const reach = toDegrees(radius / MEAN_EARTH_RADIUS_KM) + ROUNDING;
    return [lat - reach, lat + reach];
  },
  /** The meridians that touch a circle; one around a pole touches all. Beyond the date line degrees count on. */
  longitudes({ lat, lon, radius }) {
    const angle = radius / MEAN_EARTH_RADIUS_KM;
    const sine = Math.sin(angle) / Math.cos(toRadians(lat));
    if (Math.abs(toRadians(lat)) + angle >= Math.PI / 2 || Math.abs(lon) > 180) return [EVERYWHERE];
    const reach = toDegrees(Math.asin(Math.min(sine, 1))) + ROUNDING;
    return [-360, 0, 360].map((turn) => [lon + turn - reach, lon + turn + reach]);
  },
};

const rectangleKind: AreaKind<Rectangle> = {
  holds: isWithin,
  latitudes: ({ topLeft, bottomRight }) => [bottomRight.lat, topLeft.lat],
  longitudes: ({ topLeft: { lon: west }, bottomRight: { lon: east } }) =>
    west <= east
      ? [[west, east]]
      : [
          [west, Number.POSITIVE_INFINITY],
          [Number.NEGATIVE_INFINITY, east],
        ],
};

/** Terms of Location fields. Of the points only those within an area's bounds are looked at. */
export function createLocationTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  const readLatitude = (subject: T) => (read(subject) as Partial<Point> | null | undefined)?.lat;
  const readLongitude = (subject: T) => (read(subject) as Partial<Point> | null | undefined)?.lon;
  const createTerm = <A>(suffix: string, type: GraphQLScalarType, kind: AreaKind<A>): FilterTerm<T> => {
    function matches(subject: T, area: unknown): boolean {
      const point = read(subject);
      return isPoint(point) && area !== null && kind.holds(area as A, point);
    }
    return {
      name: `${name}_within_${suffix}`,
      type,
      matches,
      *find(index, area) {
        if (area === null) return new Bitmap(index.views.length);
        const latitudes = yield* index.field(readLatitude).between([kind.latitudes(area as A)]);
        const longitudes = yield* index.field(readLongitude).between(kind.longitudes(area as A));
        return yield* latitudes.and(longitudes).filter((position) => matches(index.views[position]!, area));
      },
    };
  };
  return [
    createTerm("circle", circleType, circleKind),
    createTerm("rectangle", rectangleType, rectangleKind),
    createExistsTerm(name, read),
  ];
}

/** Great-circle distance by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const halfSine = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const shrink = Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat));
  const chord = halfSine(from.lat, to.lat) + shrink * halfSine(from.lon, to.lon);
  return 2 * MEAN_EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(chord, 1)));
}

/** A rectangle whose left side is east of its right side crosses the date line. */
function isWithin({ topLeft, bottomRight }: Rectangle, { lat, lon }: Point): boolean {
  if (lat < bottomRight.lat || lat > topLeft.lat) return false;
  const isRightOfLeft = lon >= topLeft.lon;
  const isLeftOfRight = lon <= bottomRight.lon;
  return topLeft.lon <= bottomRight.lon ? isRightOfLeft && isLeftOfRight : isRightOfLeft || isLeftOfRight;
}

/** True for a value with coordinates. */
export function isPoint(value: unknown): value is Point {
  const { lat, lon } = (value ?? {}) as Partial<Point>;
  return typeof lat === "number" && typeof lon === "number";
}

function isCircle(value: unknown): value is Circle {
  return isPoint(value) && typeof (value as Partial<Circle>).radius === "number";
}

function isRectangle(value: unknown): value is Rectangle {
  const { topLeft, bottomRight } = (value ?? {}) as Partial<Rectangle>;
  return isPoint(topLeft) && isPoint(bottomRight);
}
