import type { LineUp } from '#contract/boats/crews.ts'
import { canDeleteCrew, canEditCrew } from '#domain/rules/crews.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { gmtOfCrewClass, gmtReference } from '#domain/training/crew-gmt.ts'
import { gmtPercentOfSpeed } from '#domain/training/gmt.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { clubGmts } from '../../lookups/queries.ts'
import { visibleAthletes } from '../../people/privacy/open.ts'
import { loadCrews, type LoadedCrew } from './facts.ts'
import { shownName } from './queries.ts'
import { lineUpsOfClub, type LineUpsOfClubRow } from './statements.ts'

export type LineUpFilter = { boat_type: number | null; search: string; page: number; limit: number }

const MIN_LAP_M = 400

/**
 * Crews with the same people in a boat of the same class count as one, whatever their seats; crews
 * without people count separately.
 */
export async function lineUps(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  { page, limit, ...filter }: LineUpFilter,
): Promise<{ data: LineUp[]; meta: { page: number; limit: number; total: number } }> {
  const rows = await run(db, lineUpsOfClub, {
    club_id,
    viewer_id: viewer.user_id,
    coaches: isCoach(viewer),
    sees_restricted: seesRestrictedResults(viewer),
    seen: [...(await visibleAthletes(db, club_id, viewer.user_id))],
    min_lap: MIN_LAP_M,
    ...filter,
    limit,
    offset: (page - 1) * limit,
  })
  const ids = rows.flatMap(({ id }) => id ?? [])
  const crews = new Map(
    (await loadCrews(db, club_id, viewer.user_id, ids)).map((crew) => [crew.id, crew]),
  )
  const members = await membersOf(db, club_id, ids)
  const gmts = await clubGmts(db, club_id, undefined)
  return {
    data: rows.flatMap((row) => {
      const crew = row.id === null ? undefined : crews.get(row.id)
      return crew ? [lineUpOf(row, crew, members.get(crew.id) ?? [], gmts, viewer)] : []
    }),
    meta: { page, limit, total: rows[0]?.total ?? 0 },
  }
}

/** Who sits in the crews, by crew. */
async function membersOf(db: Db, clubId: ClubId, ids: readonly number[]) {
  const rows = await db
    .selectFrom('crew_users as cu')
    .innerJoin('users as u', 'u.id', 'cu.user_id')
    .select((eb) => [
      'cu.crew_id',
      'cu.user_id',
      eb.ref('u.full_name').$notNull().as('full_name'),
      'u.picture',
      'cu.position',
    ])
    .where('cu.club_id', '=', clubId)
    .where('cu.crew_id', '=', anyOf(ids))
    .orderBy('cu.position')
    .execute()
  return Map.groupBy(rows, ({ crew_id }) => crew_id)
}

function lineUpOf(
  { sessions, last_date, distance, best_speed }: LineUpsOfClubRow,
  crew: LoadedCrew,
  members: LineUp['members'],
  gmts: Awaited<ReturnType<typeof clubGmts>>,
  viewer: Viewer,
): LineUp {
  const { id, session_id, boat_type, age, gender, weight, version, published } = crew
  const reference = gmtReference(boat_type)
  const gmt =
    crew.gmt_score === null
      ? gmtOfCrewClass(gmts, crew, reference)
      : { distance_m: reference, time_s: crew.gmt_score }
  return {
    id,
    session_id,
    name: shownName(crew),
    boat_type,
    age,
    gender,
    weight,
    class: crewClassLabel(crew),
    version,
    published,
    members,
    best_gmt: best_speed === null ? null : gmtPercentOfSpeed(best_speed, gmt),
    sessions: sessions ?? 0,
    distance,
    last_date: last_date === null ? null : withoutMilliseconds(last_date),
    user_actions: { edit: canEditCrew(viewer, crew), delete: canDeleteCrew(viewer, crew) },
  }
}
