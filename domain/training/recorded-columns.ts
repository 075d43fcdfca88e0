/**
 * Values of each channel by name, all at the times of `t`, seconds on the recording's own clock. A
 * curve holds many values a record. NaN is no value.
 */
export type Columns = ReadonlyMap<string, Float64Array>

/** Between pieces of a recording, in seconds of its own clock. */
export type Cut = { start: number; finish: number }

/** Between two samples further apart than this, in seconds, nothing is known. */
export const LONGEST_GAP_S = 10

/**
 * Metres at a time, between two samples in proportion, outside of them as at the nearest; null
 * where no distance was recorded.
 */
export function distanceAt(columns: Columns, time: number): number | null {
  const [t, distance] = [columns.get('t'), columns.get('distance')]
  if (!t || !distance) return null
  let before = -1
  for (let i = 0; i < t.length; i++) {
    const [now = 0, metres = Number.NaN] = [t[i], distance[i]]
    if (Number.isNaN(metres)) continue
    if (now >= time)
      return before < 0
        ? metres
        : between([t[before] ?? 0, distance[before] ?? 0], [now, metres], time)
    before = i
  }
  return distance[before] ?? null
}

const between = (
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  at: number,
) => y + ((toY - y) * (at - x)) / Math.max(toX - x, Number.EPSILON)

/** The samples from start up to finish, both included. */
export function within(columns: Columns, { start, finish }: Cut): Columns {
  const t = columns.get('t')
  if (!t) return columns
  const from = t.findIndex((time) => time >= start)
  const after = t.findIndex((time) => time > finish)
  const [first, last] = [from < 0 ? t.length : from, after < 0 ? t.length : after]
  return mapColumns(columns, (values) => {
    const width = widthOf(values, t)
    return values.slice(first * width, Math.max(first, last) * width)
  })
}

const widthOf = (values: Float64Array, t: Float64Array) =>
  t.length > 0 ? Math.max(1, Math.round(values.length / t.length)) : 1

export const mapColumns = (
  columns: Columns,
  change: (values: Float64Array, name: string) => Float64Array,
): Columns => new Map([...columns].map(([name, values]) => [name, change(values, name)]))

/** The latest value of the other clock at each time of `t`, unless that is too long ago. */
export function resampled(
  t: Float64Array,
  from: Float64Array,
  values: Float64Array,
  zero: number,
): Float64Array {
  const taken = new Float64Array(t.length).fill(Number.NaN)
  let at = -1
  for (let i = 0; i < t.length; i++) {
    const now = (t[i] ?? Number.NaN) - zero
    while (at + 1 < from.length && (from[at + 1] ?? Number.NaN) <= now) at++
    if (at >= 0 && now - (from[at] ?? 0) <= LONGEST_GAP_S) taken[i] = values[at] ?? Number.NaN
  }
  return taken
}

export const moved = (columns: Columns, seconds: number): Columns =>
  mapColumns(columns, (values, name) =>
    name === 't' ? values.map((time) => time + seconds) : values,
  )

/** `from`: metres of the other at which it goes on where the first ended. */
export function joined(one: Columns, other: Columns, from: number): Columns {
  const [t, rest] = [one.get('t') ?? new Float64Array(), other.get('t') ?? new Float64Array()]
  const names = new Set([...one.keys(), ...other.keys()])
  return new Map(
    [...names].map((name) => {
      const [before, after] = [one.get(name), other.get(name)]
      const width = before ? widthOf(before, t) : after ? widthOf(after, rest) : 1
      const both = new Float64Array((t.length + rest.length) * width).fill(Number.NaN)
      if (before) both.set(before)
      if (after)
        both.set(
          name === 'distance' ? after.map((value) => value - from + lastKnown(before)) : after,
          t.length * width,
        )
      return [name, both]
    }),
  )
}

const lastKnown = (values: Float64Array | undefined) =>
  values?.findLast((value) => !Number.isNaN(value)) ?? 0

/** The same from zero: what is left of a recording begins with it. */
export function fromZero(columns: Columns, offset: number): Columns {
  const distance = columns.get('distance')
  const first = offset > 0 ? (distance?.find((value) => !Number.isNaN(value)) ?? 0) : 0
  return mapColumns(columns, (values, name) => {
    if (name === 't' && offset !== 0)
      return values.map((time) => Math.round((time - offset) * 1000) / 1000)
    return name === 'distance' && first !== 0
      ? values.map((value) => Math.max(0, value - first))
      : values
  })
}
