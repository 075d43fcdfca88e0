import { splitsOf, stepFor, type Stretch } from '#domain/live/sections.ts'
import { momentsOf } from './sections.ts'
import type { Water } from './water.ts'

/** Where boats are timed on the way: metres from the begin of the section. */
export type SplitRow = { at: number; times: ReadonlyMap<number, number>; best: number }

const METRE_OVER = 0.5

/**
 * The splits of boats in a section, as far as the leader has come.
 * @returns also the metres between two of them
 */
export function splitRows(
  { boats, tracks }: Water,
  stretches: ReadonlyMap<number, Stretch | null>,
): { step: number; rows: SplitRow[] } {
  const begun = boats.flatMap(({ recording_id, distance }) => {
    const stretch = stretches.get(recording_id) ?? null
    const track = tracks.get(recording_id)
    return stretch && track
      ? [{ recording_id, stretch, track, metres: (stretch.to ?? distance) - stretch.from }]
      : []
  })
  const longest = Math.max(0, ...begun.map(({ metres }) => metres))
  const step = stepFor(longest)
  const splits = begun.map(({ recording_id, stretch, track }) => ({
    recording_id,
    times: splitsOf(momentsOf(track), stretch, step),
  }))
  const count = Math.floor((longest + METRE_OVER) / step)
  const rows = Array.from({ length: count }, (_, index) => {
    const times = new Map(
      splits.flatMap(({ recording_id, times: own }) => {
        const time = own[index]
        return time === undefined ? [] : [[recording_id, time] as const]
      }),
    )
    return { at: step * (index + 1), times, best: Math.min(...times.values()) }
  })
  return { step, rows: rows.filter(({ times }) => times.size > 0) }
}
