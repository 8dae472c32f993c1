export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** As pages say it to their scripts. */
export const atOf = (point: GeoPoint | undefined) => point && `${point.latitude} ${point.longitude}`;

const KM_OF_A_DEGREE = 111.2;

/** Kilometres on a flat map, right enough within a state. What is nowhere on the map is farther than the rest. */
export function distance(from: GeoPoint | undefined, to: GeoPoint | undefined): number {
  if (!from || !to) return Number.MAX_VALUE;
  const degree = Math.cos((from.latitude * Math.PI) / 180);
  return KM_OF_A_DEGREE * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * degree);
}
