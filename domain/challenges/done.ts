import { isAlternativeTo } from '../rules/imports.ts'
import {
  doneBy,
  outingsOf,
  type CountedRecording,
  type SportRecording,
} from '../training/outings.ts'

/** Figures of a recording that only challenges use: strokes and metres climbed. */
export type RecordedMore = { strokes: number | null; elevation: number | null }

export type Entered = { seconds: number | null; distance: number | null; strokes: number | null }

/**
 * The sport somebody did in a session, with the recordings that count for it. A ride instead of
 * rowing is a ride; beside rowing that was entered it counts for nothing.
 */
export function sportDone(
  planned: number,
  recordings: readonly SportRecording[],
  entered: number | null,
): { sport_id: number; recordings: readonly SportRecording[] } {
  const isOther = (sport: number) => isAlternativeTo(planned, sport)
  const asPlanned = entered === null || isOther(entered) ? planned : entered
  if (recordings.length === 0) return { sport_id: entered ?? planned, recordings }
  if (recordings.some(({ sport_id }) => !isOther(sport_id)))
    return { sport_id: asPlanned, recordings }
  if (entered !== null && !isOther(entered)) return { sport_id: entered, recordings: [] }
  const [longest] = outingsOf(recordings)
  return { sport_id: longest?.[0]?.sport_id ?? planned, recordings }
}

/**
 * What somebody did in a session: recordings before what was entered, and each outing once. What
 * was only planned is not done.
 */
export function didIn(
  recordings: readonly CountedRecording[],
  more: ReadonlyMap<number, RecordedMore>,
  entered: Entered,
) {
  const recorded = doneBy(recordings)
  const outings = outingsOf(recordings)
  const total = (of: (known: RecordedMore) => number | null) => {
    const known = outings.flatMap(
      (outing) => outing.map(({ id }) => of(more.get(id) ?? NOTHING)).find(isKnown) ?? [],
    )
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  }
  return {
    seconds: recorded.seconds ?? entered.seconds,
    distance: recorded.distance ?? entered.distance,
    strokes: total(({ strokes }) => strokes) ?? entered.strokes,
    elevation: total(({ elevation }) => elevation),
    is_recorded: recordings.length > 0,
  }
}

const NOTHING: RecordedMore = { strokes: null, elevation: null }
const isKnown = (value: number | null): value is number => value !== null
