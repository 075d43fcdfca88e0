import type { Passings } from '#domain/live/lines.ts'
import { splitsOf, stepFor, type Course, type Stretch } from '#domain/live/sections.ts'
import { momentsOf } from './sections.ts'
import type { Water } from './water.ts'

/** When a boat came by, in seconds since it began, and its speed since the place before. */
type Split = { time: number; speed: number }
/** Where boats are timed on the way, with who came by, by recording. */
export type SplitRow = {
  /** Metres from the begin of the section, a line of the course by its name, or its finish. */
  at: number | string | null
  splits: ReadonlyMap<number, Split>
  best: number
}

const METRE_OVER = 0.5

const rowOf = (at: SplitRow['at'], found: readonly (readonly [number, Split])[]): SplitRow => ({
  at,
  splits: new Map(found),
  best: Math.min(...found.map(([, { time }]) => time)),
})

/** The splits of boats in equal steps of a section, as far as the leader has come. */
export function splitRows(
  { boats, tracks }: Water,
  stretches: ReadonlyMap<number, Stretch | null>,
  sportId: number,
): SplitRow[] {
  const begun = boats.flatMap(({ recording_id, distance }) => {
    const stretch = stretches.get(recording_id) ?? null
    const track = tracks.get(recording_id)
    return stretch && track
      ? [{ recording_id, stretch, track, metres: (stretch.to ?? distance) - stretch.from }]
      : []
  })
  const longest = Math.max(0, ...begun.map(({ metres }) => metres))
  const step = stepFor(longest, sportId)
  const splits = begun.map(({ recording_id, stretch, track }) => ({
    recording_id,
    times: splitsOf(momentsOf(track), stretch, step),
  }))
  const count = Math.floor((longest + METRE_OVER) / step)
  const rows = Array.from({ length: count }, (_, index) =>
    rowOf(
      step * (index + 1),
      splits.flatMap(({ recording_id, times }) => {
        const time = times[index]
        if (time === undefined) return []
        return [[recording_id, { time, speed: step / (time - (times[index - 1] ?? 0)) }] as const]
      }),
    ),
  )
  return rows.filter((row) => row.splits.size > 0)
}

const BEGIN = { time: 0, metres: 0 }

/** The splits of boats at the lines of a course and at its finish. */
export function lineRows({ lines }: Course, passings: ReadonlyMap<number, Passings>): SplitRow[] {
  if (passings.size === 0) return []
  return [...lines.map(({ name }) => name), null].map((at, index) =>
    rowOf(
      at,
      [...passings].flatMap(([recording_id, own]) => {
        const passing = own[index]
        if (!passing) return []
        const before = own.slice(0, index).findLast((one) => one !== null) ?? BEGIN
        const speed = (passing.metres - before.metres) / (passing.time - before.time)
        return [[recording_id, { time: passing.time, speed }] as const]
      }),
    ),
  )
}
