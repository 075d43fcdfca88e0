import type { ChannelColumns } from './queries.ts'

type Thinned = { records: number; t: number[]; channels: Record<string, (number | null)[]> }

/**
 * Every n-th record so that at most `most` remain, the last one always among them; NaN travels as
 * null.
 */
export function thin(channels: ChannelColumns, most: number): Thinned {
  const t = channels.get('t') ?? new Float64Array()
  const picked = pick(t.length, most)
  const rest = [...channels].filter(
    ([name, values]) => name !== 't' && values.some((value) => !Number.isNaN(value)),
  )
  return {
    records: t.length,
    t: picked.map((index) => t[index] ?? 0),
    channels: Object.fromEntries(
      rest.map(([name, values]) => [name, picked.map((index) => orNull(values[index]))]),
    ),
  }
}

function pick(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / most))
  const indexes = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step)
  if (length > 0 && indexes.at(-1) !== length - 1) indexes.push(length - 1)
  return indexes
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value
