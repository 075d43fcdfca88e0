import { SPORT } from '../constants/sports.ts'
import { isAlternativeTo } from '../rules/imports.ts'
import { sessionEts } from './ets.ts'
import { doneBy, recordingsBySport, type Done, type SportRecording } from './outings.ts'
import { NO_SCORE, type Score } from './score.ts'
import type { PlannedIntensity } from './zone-minutes.ts'

/** What is known of somebody's session, recordings before what was entered and what was planned. */
type SessionDone = {
  /** As planned. */
  sport_id: number
  recordings: readonly SportRecording[]
  entered_sport_id: number | null
  entered_seconds: number | null
  planned_seconds: number | null
  planned: readonly PlannedIntensity[]
  zones_guessed: boolean
  /** The club's own. */
  ets_factors: readonly number[] | null
}

/** What somebody did of one sport in a session. The plan is only for what was planned. */
type DonePart = Done & { sport_id: number; planned: readonly PlannedIntensity[] }

/** What somebody did in a session, by sport: that of the plan, and each alternative to it. */
export function partsOf(session: SessionDone): DonePart[] {
  const { sport_id, recordings, entered_sport_id } = session
  const sportOf = (sport: number) =>
    sport_id !== SPORT.day_off && isAlternativeTo(sport_id, sport) ? sport : sport_id
  const recorded = recordingsBySport(recordings, sportOf)
  const groups =
    recorded.length > 0
      ? recorded
      : [{ sport_id: sportOf(entered_sport_id ?? sport_id), recordings: [] }]
  const parts = groups.map((group) => ({ sport_id: group.sport_id, ...doneBy(group.recordings) }))
  const whole = session.entered_seconds ?? session.planned_seconds
  return parts.map((part) => ({
    ...part,
    seconds: part.seconds ?? (parts.length === 1 ? whole : null),
    planned: part.sport_id === sport_id ? session.planned : [],
  }))
}

/** The score of each part. As within one sport, what has no heart rate adds nothing to what has. */
export function etsOfParts(
  parts: readonly DonePart[],
  { zones_guessed, ets_factors }: Pick<SessionDone, 'zones_guessed' | 'ets_factors'>,
): Score[] {
  const isMeasured = parts.some(({ zone_seconds }) => zone_seconds)
  const tuning = ets_factors ? { factors: ets_factors } : {}
  return parts.map(({ seconds, ...part }) =>
    isMeasured && !part.zone_seconds
      ? NO_SCORE
      : sessionEts(
          { ...part, attended: true, zones_guessed, duration_min: minutesOf(seconds) },
          tuning,
        ),
  )
}

export const minutesOf = (seconds: number | null): number | null =>
  seconds === null ? null : seconds / 60

/** The scores of parts as one; null where none has any. */
export function sumScores(scores: readonly Score[]): Score {
  const known = scores.filter(({ value }) => value !== null)
  const [first] = known
  if (!first) return NO_SCORE
  return { value: known.reduce((sum, { value }) => sum + (value ?? 0), 0), basis: first.basis }
}
