import { sql } from 'kysely'
import { nullable, Id, T, WordOf, type Static } from '#contract/schema.ts'
import { enteredBy, type EnteredOf } from '#domain/challenges/entered.ts'
import { SCORE_PARTS } from '#domain/constants/scores.ts'
import { droppedLayout, type LaidPiece } from '#domain/training/score-layout.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'

const Result = T.Object({
  session_id: Id,
  user_ids: T.Array(Id),
  own: T.Boolean(),
  alternative: T.Boolean(),
  sport_id: T.Integer(),
  scores: T.Array(
    T.Object({
      piece: T.Integer(),
      part: WordOf(...SCORE_PARTS),
      number: T.Integer(),
      time: nullable(T.Number()),
      start: nullable(T.Number()),
      finish: nullable(T.Number()),
      distance: nullable(T.Number()),
      stroke_rate: nullable(T.Number()),
    }),
  ),
})

/** What was entered for people in sessions, of themselves or their boats, once for each of them. */
export async function enteredIn(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  people: readonly number[],
): Promise<EnteredOf[]> {
  const results = await resultsOf(db, clubId, sessionIds)
  const plans = await plansOf(db, clubId, [...new Set(results.map((row) => row.session_id))])
  return enteredBy(results, plans, new Set(people))
}

const resultsOf = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
): Promise<Static<typeof Result>[]> =>
  checkedRows(
    db,
    Result,
    sql`
      select r.session_id, r.crew_id is null as own, r.alternative, r.sport_id,
        array(
          select r.user_id where r.user_id is not null
          union all
          select cu.user_id from crew_users cu
          where cu.club_id = r.club_id and cu.crew_id = r.crew_id
        ) as user_ids,
        (
          select json_agg(json_build_object('piece', v.piece, 'part', v.part, 'number', v.number,
            'time', v.time, 'start', v.start, 'finish', v.finish, 'distance', v.distance,
            'stroke_rate', v.stroke_rate) order by v.piece, v.part, v.number)
          from scores v
          where v.club_id = r.club_id and v.result_id = r.id
        ) as scores
      from results r
      where r.club_id = ${clubId} and r.session_id = ${anyOf(sessionIds)} and exists (
        select from scores v where v.club_id = r.club_id and v.result_id = r.id
      )
      order by r.session_id, r.id`,
  )

const PlanRow = T.Object({ ...Plans.properties, session_id: Id })

/** The pieces of sessions as they are planned, also those that were taken out. */
async function plansOf(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, LaidPiece[]>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await checkedRows(
    db,
    PlanRow,
    sql`
      select s.id as session_id, ${structuresOf}
      from sessions s
      where s.club_id = ${clubId} and s.id = ${anyOf(sessionIds)}`,
  )
  return new Map(
    rows.map((row) => [
      row.session_id,
      [...laidOut(row), ...row.dropped_pieces.map(droppedLayout)],
    ]),
  )
}
