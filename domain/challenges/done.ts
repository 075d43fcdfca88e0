import { isAlternativeTo } from '../rules/imports.ts'
import {
  doneBy,
  outingsOf,
  recordingsBySport,
  type CountedRecording,
  type SportRecording,
} from '../training/outings.ts'

/** Figures of a recording that only challenges use: strokes and metres climbed. */
export type RecordedMore = { strokes: number | null; elevation: number | null }

export type Entered = { seconds: number | null; distance: number | null; strokes: number | null }

type EnteredSport = Entered & { sport_id: number }

/** What somebody did of one sport in a session. */
export type SportDone = {
  sport_id: number
  /** Of what was planned, or what counts as it. */
  is_planned: boolean
  recordings: readonly SportRecording[]
  entered: Entered | null
}

/**
 * What somebody did in a session by sport, with the recordings that count for each: rowing and a
 * ride are one of either. A ride beside rowing that was only entered counts for nothing, since it
 * may be the same outing.
 */
export function sportsDone(
  planned: number,
  recordings: readonly SportRecording[],
  entered: readonly EnteredSport[],
): SportDone[] {
  const isPlanned = (sport: number) => !isAlternativeTo(planned, sport)
  const partOf = (one: EnteredSport): SportDone => ({
    sport_id: one.sport_id,
    is_planned: isPlanned(one.sport_id),
    recordings: [],
    entered: one,
  })
  if (recordings.length === 0) return entered.map(partOf)
  const asPlanned = entered.find(({ sport_id }) => isPlanned(sport_id))
  const recorded = recordingsBySport(recordings, (sport) => (isPlanned(sport) ? planned : sport))
  if (asPlanned && !recorded.some(({ sport_id }) => sport_id === planned))
    return [partOf(asPlanned)]
  return recorded.map((group) => {
    const own =
      group.sport_id === planned
        ? asPlanned
        : entered.find(({ sport_id }) => sport_id === group.sport_id)
    return {
      sport_id: own?.sport_id ?? group.sport_id,
      is_planned: group.sport_id === planned,
      recordings: group.recordings,
      entered: own ?? null,
    }
  })
}

/**
 * What somebody did of a sport: recordings before what was entered, and each outing once. What was
 * only planned is not done.
 */
export function didIn(
  recordings: readonly CountedRecording[],
  more: ReadonlyMap<number, RecordedMore>,
  entered: Entered | null,
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
    seconds: recorded.seconds ?? entered?.seconds ?? null,
    distance: recorded.distance ?? entered?.distance ?? null,
    strokes: total(({ strokes }) => strokes) ?? entered?.strokes ?? null,
    elevation: total(({ elevation }) => elevation),
    is_recorded: recordings.length > 0,
  }
}

const NOTHING: RecordedMore = { strokes: null, elevation: null }
const isKnown = (value: number | null): value is number => value !== null
