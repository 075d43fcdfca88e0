const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type CompassPoint = (typeof POINTS)[number]

/** The nearest of eight points; 0 and 360 degrees are north. */
export function compassOf(degrees: number): CompassPoint {
  return POINTS[Math.round(degrees / 45) % POINTS.length] ?? 'n'
}
