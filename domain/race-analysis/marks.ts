import { isOver } from '../constants/decimals.ts'
import { figuresOf, forward, interpolated } from '../training/best-segments.ts'
import type { Stretch } from '../training/pieces.ts'

/** A place that a crew was timed at: metres and seconds from the start of the piece. */
export type Mark = {
  distance: number
  time: number
  /** Strokes a minute since the mark before. */
  stroke_rate: number | null
}
/** What a piece took, and the metres it is laid out over to be compared with others. */
export type Extent = { time: number; distance: number; course: number }
export type Channels = ReadonlyMap<string, Float64Array>

/** As a fraction: clocks further apart do not describe the same piece. */
const SAME_PIECE = 0.01
/** As a fraction: distances of the same piece that a satellite receiver measures. */
const SAME_COURSE = 0.02
const NEAR_M = 0.5

/** Multiples of a length up to the end, which is the last of them. */
export const endsOf = (course: number, length: number): number[] => [
  ...Array.from(
    { length: Math.ceil((course - NEAR_M) / length) - 1 },
    (_, index) => (index + 1) * length,
  ),
  course,
]

/** Whether a stretch of a recording is the piece that was timed. */
export const isOfPiece = ({ start, finish }: Stretch, time: number): boolean =>
  !isOver(Math.abs(finish - start - time), SAME_PIECE * time)

/**
 * The metres that pieces are laid out over: those planned if all of them are as long, else those of
 * the first if they are as long as each other; null where they are not the same piece.
 */
export function courseOf(
  lines: readonly { distance: number; planned: number | null }[],
): number | null {
  const [first] = lines
  if (!first) return null
  const fits = (length: number) =>
    lines.every(({ distance }) => !isOver(Math.abs(distance - length), SAME_COURSE * length))
  const planned = lines.map((line) => line.planned).find((metres) => metres !== null) ?? null
  if (planned !== null && fits(planned)) return planned
  return fits(first.distance) ? first.distance : null
}

/**
 * When a crew was at each of these lengths, by its recording. What a receiver measured too long or
 * too short is spread over the piece; the time is that of the piece.
 */
export function marksOfRecording(
  channels: Channels,
  stretch: Stretch,
  { time, course }: Extent,
  ends: readonly number[],
): Mark[] {
  const track = forward(channels.get('t'), channels.get('distance'))
  const [from, until] = [
    interpolated(track.t, track.d, stretch.start),
    interpolated(track.t, track.d, stretch.finish),
  ]
  if (from === null || until === null || until <= from) return []
  const within = { t: [] as number[], d: [] as number[] }
  for (const [index, at] of track.t.entries())
    if (at > stretch.start && at < stretch.finish) {
      within.t.push(at)
      within.d.push(track.d[index] ?? 0)
    }
  const t = [stretch.start, ...within.t, stretch.finish]
  const d = [from, ...within.d, until]
  const clock = time / (stretch.finish - stretch.start)
  let last = stretch.start
  return ends.flatMap((end) => {
    const at =
      end >= course ? stretch.finish : interpolated(d, t, from + (end / course) * (until - from))
    if (at === null || at <= last) return []
    const { stroke_rate } = figuresOf(channels, { start: last, finish: at })
    last = at
    return [{ distance: end, time: (at - stretch.start) * clock, stroke_rate }]
  })
}

export type Lap = { time: number; distance: number; stroke_rate: number | null }

/** When a crew was at the end of each of its laps, and at no place between them. */
export function marksOfLaps(
  laps: readonly Lap[],
  { time, distance, course }: Extent,
  length: number,
): Mark[] {
  const total = laps.reduce((sum, lap) => sum + lap.distance, 0)
  const timed = laps.reduce((sum, lap) => sum + lap.time, 0)
  const isWhole =
    laps.length > 0 &&
    Math.abs(total - distance) <= SAME_COURSE * distance &&
    Math.abs(timed - time) <= SAME_PIECE * time
  if (!isWhole) return []
  const marks = laps.map((_, index): Mark => {
    const until = laps.slice(0, index + 1)
    return {
      distance: (until.reduce((sum, lap) => sum + lap.distance, 0) / total) * course,
      time: until.reduce((sum, lap) => sum + lap.time, 0),
      stroke_rate: laps[index]?.stroke_rate ?? null,
    }
  })
  return joined(marks, length)
}

/** Laps shorter than asked for, put together where their ends are asked for. */
function joined(marks: readonly Mark[], length: number): Mark[] {
  const isAsked = ({ distance }: Mark) =>
    Math.abs(distance - Math.round(distance / length) * length) <= NEAR_M
  const last = marks.at(-1)
  const isFiner = last !== undefined && last.distance / marks.length < length - NEAR_M
  const asked = isFiner ? marks.filter(isAsked) : []
  if (asked.length < 2 || !last) return [...marks]
  const kept = asked.includes(last) ? asked : [...asked, last]
  return kept.map((mark, index) => {
    const before = kept[index - 1]
    const inside = marks.filter(
      ({ time }) => time <= mark.time && (before === undefined || time > before.time),
    )
    return { ...mark, stroke_rate: meanRate(inside, before?.time ?? 0) }
  })
}

/** The mean of marks weighed by their time; null where one is not known. */
export function meanRate(marks: readonly Mark[], from = 0): number | null {
  let [sum, last] = [0, from]
  for (const { time, stroke_rate } of marks) {
    if (stroke_rate === null) return null
    sum += stroke_rate * (time - last)
    last = time
  }
  return last > from ? sum / (last - from) : null
}
