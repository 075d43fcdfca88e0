import { ETS_FACTORS } from '#domain/constants/intensities.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { etsOfParts, minutesOf, partsOf, sumScores } from '#domain/training/done-parts.ts'
import { sessionFoster } from '#domain/training/foster.ts'
import { doneBy, type SportRecording } from '#domain/training/outings.ts'
import { sessionTrimp } from '#domain/training/trimp.ts'
import type { PlannedIntensity } from '#domain/training/zone-minutes.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { sumKnown } from '../../../readers/totals.ts'
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
 * the zones is measured, and the plan says nothing of an alternative to it.
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
  const parts = partsOf({ ...facts, planned })
  const asPlanned = parts.filter((part) => part.sport_id === facts.sport_id)
  const asPlannedSeconds = sumKnown(asPlanned.map((part) => part.seconds))
  const session = { ...facts, attended: true, duration_min: minutesOf(seconds) }
  const ets = sumScores(etsOfParts(parts, facts))
  const trimp = sessionTrimp({
    ...session,
    planned,
    zone_seconds: done.zone_seconds,
    duration_min: minutesOf(asPlannedSeconds),
  })
  return {
    session_id: facts.session_id,
    user_id: facts.user_id,
    local_date: facts.local_date,
    seconds,
    distance:
      done.distance ??
      facts.entered_distance ??
      (asPlanned.length > 0 ? facts.planned_distance : null),
    zone_seconds: done.zone_seconds
      ? [...done.zone_seconds, 0]
      : plannedSeconds(planned, asPlannedSeconds),
    ets: ets.value,
    ets_basis: ets.basis,
    foster: sessionFoster(session).value,
    trimp: trimp.value,
    proven: facts.recordings.length > 0 || facts.entered,
    rated: facts.rated,
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
