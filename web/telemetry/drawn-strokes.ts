import { strokeAt } from './stroke-table.ts'

/** Points a line needs in one column of pixels: where it enters, its least and its greatest value, where it leaves. */
const POINTS_A_COLUMN = 4

type Span = { first: number; last: number }

/**
 * Which strokes of a stretch are drawn, given how many columns of pixels there are: all while they can be told apart, else of each column those
 * where the line enters it, is lowest, is highest and leaves it, so that no peak is lost. One that says nothing stands where a line breaks: gaps
 * narrower than a column are bridged.
 */
export function strokeChoice(times: Float64Array, { first, last }: Span, columns: number): (values: Float64Array) => Uint32Array {
  const count = Math.max(0, last - first + 1)
  if (count <= POINTS_A_COLUMN * columns) {
    const all = Uint32Array.from({ length: count }, (_, index) => first + index)
    return () => all
  }
  const starts = columnStarts(times, { first, last }, columns)
  return (values) => extremes(values, starts)
}

/** The first stroke of each column, and one past the last of all. */
function columnStarts(times: Float64Array, { first, last }: Span, columns: number): Uint32Array {
  const [from = 0, to = 0] = [times[first], times[last]]
  const starts = Uint32Array.from({ length: columns + 1 }, (_, column) => strokeAt(times, from + ((to - from) * column) / columns))
  starts[0] = first
  starts[columns] = last + 1
  return starts
}

function extremes(values: Float64Array, starts: Uint32Array): Uint32Array {
  const chosen = new Uint32Array(POINTS_A_COLUMN * (starts.length - 1))
  let count = 0
  for (let column = 0; column + 1 < starts.length; column++) {
    const from = starts[column] ?? 0
    const until = starts[column + 1] ?? 0
    let [low, high] = [-1, -1]
    let [least, most] = [Infinity, -Infinity]
    for (let i = from; i < until; i++) {
      const value = values[i] ?? 0
      if (value < least) {
        least = value
        low = i
      }
      if (value > most) {
        most = value
        high = i
      }
    }
    if (from === until) continue
    if (low < 0) {
      chosen[count++] = from
      continue
    }
    let enter = from
    while (Number.isNaN(values[enter])) enter++
    let leave = until - 1
    while (Number.isNaN(values[leave])) leave--
    const between = low < high ? [low, high] : [high, low]
    for (const i of [enter, ...between, leave]) if (count === 0 || chosen[count - 1] !== i) chosen[count++] = i
  }
  return chosen.subarray(0, count)
}

/** Least and greatest of some strokes' values; null when none of them says anything. */
export function extentOf(values: Float64Array, strokes: Uint32Array): { least: number; most: number } | null {
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < strokes.length; at++) {
    const value = values[strokes[at] ?? 0] ?? 0
    if (value < least) least = value
    if (value > most) most = value
  }
  return least <= most ? { least, most } : null
}
