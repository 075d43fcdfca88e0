const DEGREES = Math.PI / 180

/**
 * How much of a wind comes from ahead, in m/s; less than nothing from behind.
 * @param from the direction the wind comes from, and the one that is rowed, clockwise from north
 */
export const headwind = (speed: number, from: number, heading: number): number =>
  speed * Math.cos((from - heading) * DEGREES)
