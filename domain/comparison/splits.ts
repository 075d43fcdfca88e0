import type { Channels } from '../race-analysis/marks.ts'
import { figuresOf } from '../training/best-segments.ts'
import { sampledAt, type Laid } from '../training/laid-stretches.ts'
import type { Stretch } from '../training/pieces.ts'
import { distancePerStroke } from '../training/stroke.ts'
import { MOST_ROWS } from './limits.ts'

type Maybe = number | null
type Line = { channels: Channels; stretch: Stretch | null }

/** Seconds, metres, m/s, strokes and beats a minute, watts, metres a stroke. */
export type Figures = {
  time: Maybe
  distance: Maybe
  speed: Maybe
  stroke_rate: Maybe
  heart_rate: Maybe
  power: Maybe
  dps: Maybe
  /** Seconds behind the first; null for the first itself. */
  behind: Maybe
}
export type Total = Figures
/** A part up to a place on the way; `accumulated`: seconds from the start to its end. */
export type Split = Figures & { at: number; accumulated: Maybe }

const NOTHING: Figures = {
  time: null,
  distance: null,
  speed: null,
  stroke_rate: null,
  heart_rate: null,
  power: null,
  dps: null,
  behind: null,
}
const NEAR_M = 0.5

/** What was recorded in a stretch of so many metres, which need not be those of the receiver. */
function figuresBetween(channels: Channels, stretch: Stretch, distance: Maybe): Figures {
  const { time, stroke_rate, heart_rate, power, ...own } = figuresOf(channels, stretch)
  const speed = distance === null || !(time > 0) ? own.speed : distance / time
  const dps = distancePerStroke(speed, stroke_rate)
  return { time, distance, speed, stroke_rate, heart_rate, power, dps, behind: null }
}

/** The whole stretch, as long as the recording shows it. */
export function totalOf({ channels, stretch }: Line, along: Laid | null, course: Maybe) {
  const last = channels.get('t')?.at(-1)
  if (!stretch || last === undefined) return null
  const whole = { start: stretch.start, finish: Math.min(stretch.finish, last) }
  return figuresBetween(channels, whole, along && (course ?? along.way.length))
}

/**
 * Parts of equal length. What is left over at the end is one where all end at the same place; else
 * it would be compared with nothing.
 */
export function splitsOf(
  { channels, stretch }: Line,
  along: Laid | null,
  { split, course }: { split: number; course: Maybe },
): Split[] {
  if (!stretch || !along) return []
  const { length } = along.way
  const full = Array.from(
    { length: Math.floor((length + NEAR_M) / split) },
    (_, index) => (index + 1) * split,
  )
  const rest = course !== null && course - (full.at(-1) ?? 0) > NEAR_M ? [course] : []
  const ends = [...full, ...rest].slice(0, MOST_ROWS)
  const { time = [] } = sampledAt(
    along,
    ends.map((end) => Math.min(end, length)),
  )
  const { start } = along.stretch
  return ends.map((at, index) => {
    const accumulated = time[index] ?? null
    const before = index === 0 ? 0 : (time[index - 1] ?? null)
    if (accumulated === null || before === null || accumulated <= before)
      return { ...NOTHING, at, accumulated }
    const part = { start: start + before, finish: start + accumulated }
    return {
      ...figuresBetween(channels, part, at - (ends[index - 1] ?? 0)),
      at,
      accumulated,
    }
  })
}
