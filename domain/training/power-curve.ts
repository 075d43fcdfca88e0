/** Watts that were held for so many seconds. */
export type PowerPoint = { seconds: number; watts: number }

/**
 * The power–duration curve through what was held: the most of each duration, without what was
 * bettered for longer. So it only falls, and each of its points was done.
 */
export function powerCurve<Point extends PowerPoint>(points: readonly Point[]): Point[] {
  const curve: Point[] = []
  const longestFirst = points
    .filter(({ seconds, watts }) => seconds > 0 && watts > 0)
    .toSorted((one, other) => other.seconds - one.seconds || other.watts - one.watts)
  for (const point of longestFirst) {
    const last = curve.at(-1)
    if (last && point.watts <= last.watts) continue
    curve.push(point)
  }
  return curve.toReversed()
}
