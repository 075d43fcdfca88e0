/** Steps that are read easily: of numbers, and of seconds. */
const NUMBERS = [1, 2, 5, 10] as const
const SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600] as const
const MOST_TICKS = 10

/** Round values within bounds, few enough to be read. */
export function ticksBetween(from: number, to: number, kind: 'number' | 'seconds'): number[] {
  const step = stepFor((to - from) / MOST_TICKS, kind)
  if (!(step > 0)) return [from]
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step)
}

function stepFor(least: number, kind: 'number' | 'seconds'): number {
  if (kind === 'seconds') return SECONDS.find((step) => step >= least) ?? least
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-9)))
  return (NUMBERS.find((step) => step * power >= least) ?? 10) * power
}
