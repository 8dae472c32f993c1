import { createLocationTerms, distanceKm, isPoint, type Point } from "../schema/location.ts";
import type { ItemView } from "../space/content-view.ts";
import type { Condition } from "./attributes.ts";
import { parseNumber } from "./operands.ts";
import { invalidQuery } from "./rest-errors.ts";

type ReadLocation = (view: ItemView) => unknown;

/** What `near` asks: the items nearest to a point first. */
export interface Nearness {
  readonly point: Point;
  readonly read: ReadLocation;
}

/**
 * The condition of `within`: a circle as latitude, longitude and kilometres, or a box as the coordinates of two
 * opposite corners. `near` only demands a location, and orders.
 */
export function createAreaCondition(
  path: string,
  read: ReadLocation,
  operator: "near" | "within",
  operand: string,
): Condition {
  const numbers = parseCoordinates(path, operand);
  if (operator === "near") {
    parsePoint(path, operand);
    return (index) => index.field(read).present();
  }
  const [circle, rectangle] = createLocationTerms<ItemView>("", read);
  const [lat = 0, lon = 0, third = 0, right = 0] = numbers;
  const area =
    numbers.length === 3
      ? { term: circle, operand: { lat, lon, radius: third } }
      : {
          term: rectangle,
          operand: {
            topLeft: { lat: Math.max(lat, third), lon },
            bottomRight: { lat: Math.min(lat, third), lon: right },
          },
        };
  if (numbers.length < 3 || numbers.length > 4) throw refuseArea(path, operand);
  return (index) => area.term!.find(index, area.operand);
}

/** The point of a `near`. Throws `RequestError` when it is none. */
export function parsePoint(path: string, operand: string): Point {
  const [lat, lon, ...others] = parseCoordinates(path, operand);
  if (lat === undefined || lon === undefined || others.length > 0) throw refuseArea(path, operand);
  return { lat, lon };
}

/** The distance of an item's location; infinite without one. */
export function distanceOf({ point, read }: Nearness, view: ItemView): number {
  const location = read(view);
  return isPoint(location) ? distanceKm(point, location) : Number.POSITIVE_INFINITY;
}

function parseCoordinates(path: string, operand: string): number[] {
  return operand.split(",").map((part) => parseNumber(path, part));
}

function refuseArea(path: string, value: string) {
  const details = "A point is lat,lon; a circle lat,lon,radius; a box lat,lon,lat,lon";
  return invalidQuery({ name: "location", path: path.split("."), value, details });
}
