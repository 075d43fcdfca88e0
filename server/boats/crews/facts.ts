import type { AgeKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { canEditCrew, canViewCrew, type CrewFacts } from '#domain/rules/crews.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { factsOfCrews } from './statements.ts'

export type LoadedCrew = CrewFacts & {
  session: Pick<SessionFacts, 'is_event' | 'sport_id'> | null
  id: number
  session_id: number | null
  version: number
  name: string
  boat_type: number
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  gmt_score: number | null
  /** Whether results or recordings of its people are attached to it. */
  counted: boolean
  /** Whether the viewer has a place in it. */
  aboard: boolean
}

/** Those of the crews that are there, by id, with what the rules need to know of them. */
export async function loadCrews(
  db: Db,
  club_id: ClubId,
  viewer_id: number,
  ids: readonly number[],
): Promise<LoadedCrew[]> {
  const rows = await run(db, factsOfCrews, { club_id, viewer_id, ids })
  return rows.map(
    ({
      age,
      gender,
      weight,
      session_kind,
      session_sport_id,
      session_published,
      own_edit,
      own_add_all_scores,
      ...row
    }) => ({
      ...row,
      age: age as AgeKey,
      gender: gender as GenderKey,
      weight: weight as WeightKey,
      session:
        session_kind === null
          ? null
          : {
              published: session_published,
              is_event: session_kind === 'event',
              sport_id: session_sport_id ?? SPORT.other,
              own:
                own_edit === null
                  ? null
                  : { edit: own_edit, add_all_scores: own_add_all_scores ?? false },
            },
    }),
  )
}

/**
 * What the rules need to know of crews, by id; those that are to be changed stay locked until the
 * end of the transaction. A crew of
 * another club is a 409 for its members, for anybody else it does not exist; neither does one the
 * viewer may not see.
 */
export async function crewFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
  purpose: 'see' | 'change' = 'see',
): Promise<LoadedCrew[]> {
  if (purpose === 'change') await lockCrews(db, clubId, ids)
  const crews = await loadCrews(db, clubId, viewer.user_id, ids)
  const missing = ids.find((id) => !crews.some((crew) => crew.id === id))
  if (missing !== undefined) throw await elsewhere(db, 'crew', viewer, missing)
  if (!crews.every((crew) => canViewCrew(viewer, crew))) throw new Refusal('not_found')
  return crews
}

async function lockCrews(db: Db, clubId: ClubId, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('crews')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function oneCrew(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  purpose: 'see' | 'change' = 'see',
): Promise<LoadedCrew> {
  const [crew] = await crewFacts(db, clubId, viewer, [id], purpose)
  return found(crew)
}

/** Crews to be changed by somebody who may, locked. */
export async function crewsToChange(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<LoadedCrew[]> {
  const facts = await crewFacts(db, clubId, viewer, ids, 'change')
  for (const crew of facts) demand(canEditCrew(viewer, crew), 'edit_denied')
  return facts
}
