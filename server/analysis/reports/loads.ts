import { ETS_FACTORS } from '#domain/constants/intensities.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import { sessionEts } from '#domain/training/ets.ts'
import { sessionFoster } from '#domain/training/foster.ts'
import { doneBy, doneBySport, type Done, type SportRecording } from '#domain/training/outings.ts'
import { NO_SCORE, type Score } from '#domain/training/score.ts'
import { sessionTrimp } from '#domain/training/trimp.ts'
import type { PlannedIntensity } from '#domain/training/zone-minutes.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { countedRecordings, type CountedRecordingsRow } from '../../recordings/activities/open.ts'
import { activityEts, keepLoads, loadFacts, type LoadFactsRow } from './statements.ts'

/** Sessions with everybody in them, or with some people only and who shares a boat with them. */
export type Scope = { session_ids: readonly number[]; user_ids?: readonly number[] }

/**
 * Somebody in a session: a file or a result proves that they were there; a rating and the answer
 * say it. The time entered for the whole session is theirs or their boat's; a file is more precise.
 */
type Facts = LoadFactsRow & { recordings: readonly SportRecording[] }

const A_LACT = 7

/**
 * Grows with each change of how loads are worked out, so that those of before are worked out again
 * in the night. 2: an alternative to the plan weighs by its own sport. 3: a heart that stayed below
 * the zones is measured.
 */
export const LOAD_RULES = 3

/**
 * Recomputes what sessions did, or would have done, to their people, from files, entered results,
 * ratings and the plan, by the formulas of domain/training, so that reports only have to add up.
 * Whose loads count also depends on the answers, which see to that themselves
 * (`app.attendance_changed`).
 */
export async function refreshLoads(
  db: Db,
  club_id: ClubId,
  ...scopes: readonly Scope[]
): Promise<void> {
  const session_ids = [...new Set(scopes.flatMap((scope) => scope.session_ids))]
  const whole_ids = scopes.flatMap((scope) => (scope.user_ids ? [] : scope.session_ids))
  const user_ids = [...new Set(scopes.flatMap((scope) => scope.user_ids ?? []))]
  if (session_ids.length === 0) return
  const recorded = await run(db, countedRecordings, { club_id, session_ids })
  const rows = await run(db, loadFacts, {
    club_id,
    session_ids,
    whole_ids,
    user_ids,
    athlete_role: ROLE.athlete,
    recorded_sessions: recorded.map(({ session_id }) => session_id),
    recorded_people: recorded.map(({ user_id }) => user_id),
  })
  const recordings = Map.groupBy(recorded, placeOf)
  const loads = rows.map((row) =>
    loadOf({ ...row, recordings: recordings.get(placeOf(row)) ?? [] }),
  )
  await run(db, keepLoads, {
    club_id,
    session_ids,
    whole_ids,
    user_ids,
    loads: JSON.stringify(loads),
    rules: LOAD_RULES,
  })
}

const placeOf = ({ session_id, user_id }: LoadFactsRow | CountedRecordingsRow) =>
  `${session_id} ${user_id}`

function loadOf(facts: Facts) {
  const done = doneBy(facts.recordings)
  const planned = facts.intensity_ids.map((intensity_id, index) => ({
    intensity_id,
    percentage: facts.percentages[index] ?? 0,
  }))
  const seconds = done.seconds ?? facts.entered_seconds ?? facts.planned_seconds
  const session = { ...facts, planned, attended: true, ...effortOf(done, seconds) }
  const ets = etsOf(session, { ...done, seconds })
  return {
    session_id: facts.session_id,
    user_id: facts.user_id,
    local_date: facts.local_date,
    seconds,
    distance: done.distance ?? facts.entered_distance ?? facts.planned_distance,
    zone_seconds: done.zone_seconds ? [...done.zone_seconds, 0] : plannedSeconds(planned, seconds),
    ets: ets.value,
    ets_basis: ets.basis,
    foster: sessionFoster(session).value,
    trimp: sessionTrimp(session).value,
    proven: facts.recordings.length > 0 || facts.entered,
    rated: facts.rated,
  }
}

const effortOf = ({ zone_seconds }: Pick<Done, 'zone_seconds'>, seconds: number | null) => ({
  zone_seconds,
  duration_min: seconds === null ? null : seconds / 60,
})

/** The score of all outings. What is an alternative to the plan weighs by its own sport. */
function etsOf(session: Facts & Parameters<typeof sessionEts>[0], done: Done): Score {
  const { sport_id: planned, recordings, entered_sport_id, ets_factors } = session
  const sportOf = (sport: number) =>
    planned !== SPORT.day_off && isAlternativeTo(planned, sport) ? sport : planned
  const tuning = ets_factors ? { factors: ets_factors } : {}
  const scoreOf = (sport_id: number, { zone_seconds, seconds }: Done) =>
    sessionEts({ ...session, sport_id, ...effortOf({ zone_seconds }, seconds) }, tuning)
  const parts = doneBySport(recordings, sportOf)
  const [first] = parts
  if (!first) return scoreOf(sportOf(entered_sport_id ?? planned), done)
  if (parts.length === 1) return scoreOf(first.sport_id, done)
  // As within one sport, what has no heart rate adds nothing to what has one.
  const counted = done.zone_seconds ? parts.filter(({ zone_seconds }) => zone_seconds) : parts
  const scores = counted.map((part) => scoreOf(part.sport_id, part))
  const known = scores.filter(({ value }) => value !== null)
  if (known.length === 0) return NO_SCORE
  return {
    value: known.reduce((sum, { value }) => sum + (value ?? 0), 0),
    basis: known[0]?.basis ?? 'none',
  }
}

/**
 * Seconds by intensity, ut3 to a-lact, as planned; measured, heart rate cannot tell the seventh.
 */
function plannedSeconds(planned: readonly PlannedIntensity[], seconds: number | null): number[] {
  const share = (id: number) =>
    planned.find(({ intensity_id }) => intensity_id === id)?.percentage ?? 0
  return Array.from({ length: A_LACT }, (_, index) => ((seconds ?? 0) * share(index + 1)) / 100)
}

/** The next sessions of a club by their ids. */
export async function sessionsAfter(
  db: Db,
  clubId: ClubId,
  id: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('kind', '=', 'session')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Recomputes the heart-rate zones of the club's files by its own factors or the published ones. */
export async function rescoreActivities(db: Db, club_id: ClubId): Promise<void> {
  await run(db, activityEts, { club_id, published_factors: ETS_FACTORS })
}
