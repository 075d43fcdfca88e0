import { sql } from 'kysely'
import { didIn, sportsDone, type RecordedMore, type SportDone } from '#domain/challenges/done.ts'
import type { Done } from '#domain/challenges/scoring.ts'
import { etsOfParts, partsOf } from '#domain/training/done-parts.ts'
import type { SportRecording } from '#domain/training/outings.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { nullable, Id, T, WordOf, type Static } from '#contract/schema.ts'
import { enteredBy, type EnteredOf } from '#domain/challenges/entered.ts'
import { SCORE_PARTS } from '#domain/constants/scores.ts'
import { droppedLayout, type LaidPiece } from '#domain/training/score-layout.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { countedRecordings } from '../../recordings/activities/open.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'
import { doneFacts, type DoneFactsRow } from './statements.ts'

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

/** What was entered for people in sessions, of themselves or their boats, once for each sport. */
async function enteredIn(
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

type DoneFilter = { people: readonly number[]; withHeights: boolean }

/** What people in challenges did in sessions, recorded or entered. */
export async function doneIn(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  { people, withHeights }: DoneFilter,
): Promise<Done[]> {
  const counted = await run(db, countedRecordings, { club_id, session_ids })
  const entered = await enteredIn(db, club_id, session_ids, people)
  const known = new Set(people)
  const recordings = Map.groupBy(
    counted.filter(({ user_id }) => known.has(user_id)),
    placeOf,
  )
  const ofEntered = Map.groupBy(entered, placeOf)
  const places = new Map(
    [...entered, ...[...recordings.values()].flat()].map((row) => [placeOf(row), row]),
  )
  const rows = await run(db, doneFacts, {
    club_id,
    done_sessions: [...places.values()].map(({ session_id }) => session_id),
    done_people: [...places.values()].map(({ user_id }) => user_id),
  })
  const ids = [...new Set(counted.map(({ id }) => id))]
  const more = await moreOf(db, club_id, ids, withHeights)
  return rows.map((row) => {
    const recorded = recordings.get(placeOf(row)) ?? []
    const parts = sportsDone(row.sport_id, recorded, ofEntered.get(placeOf(row)) ?? [])
    const loads = loadsOfParts(row, recorded, parts)
    const { session_id, user_id, starts_at } = row
    return {
      session_id,
      user_id,
      starts_at,
      parts: parts.map((part, at) => ({
        sport_id: part.sport_id,
        ets: loads[at] ?? null,
        ...didIn(part.recordings, more, part.entered),
      })),
    }
  })
}

/**
 * What each sport has of the load of the session, worked out as that is. Of what was only entered
 * the load is that of the first.
 */
function loadsOfParts(
  { ets, sport_id, intensity_ids, percentages, ets_factors }: DoneFactsRow,
  recordings: readonly SportRecording[],
  parts: readonly SportDone[],
): (number | null)[] {
  if (ets === null || parts.length < 2 || recordings.length === 0) return [ets]
  const planned = intensity_ids.map((intensity_id, at) => ({
    intensity_id,
    percentage: percentages[at] ?? 0,
  }))
  const nothing = { entered_sport_id: null, entered_seconds: null, planned_seconds: null }
  const done = { ...nothing, sport_id, recordings, planned, zones_guessed: false, ets_factors }
  const loaded = partsOf(done)
  const scores = etsOfParts(loaded, done)
  return parts.map((part) => {
    const sport = part.is_planned ? sport_id : part.sport_id
    return scores[loaded.findIndex((one) => one.sport_id === sport)]?.value ?? null
  })
}

const placeOf = ({ session_id, user_id }: { session_id: number; user_id: number }) =>
  `${session_id} ${user_id}`

const SECONDS_A_MINUTE = 60

async function moreOf(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  withHeights: boolean,
): Promise<ReadonlyMap<number, RecordedMore>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'stroke_rate_avg', 'timer_time', 'moving_time', 'elapsed_time'])
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .execute()
  const heights = new Map(withHeights ? await climbedIn(db, clubId, ids) : [])
  return new Map(
    rows.map(({ id, stroke_rate_avg: rate, ...times }) => {
      const seconds = recordedTime(times)
      const strokes = rate && seconds ? Math.round((rate * seconds) / SECONDS_A_MINUTE) : null
      return [id, { strokes, elevation: heights.get(id) ?? null }]
    }),
  )
}

/** Metres climbed by recording, as the reports have them. */
async function climbedIn(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<[number, number][]> {
  const rows = await db
    .selectFrom('recording_bests')
    .select(['activity_id', 'value'])
    .where('club_id', '=', clubId)
    .where('activity_id', '=', anyOf(ids))
    .where('kind', '=', 'climb')
    .where('span', '=', 0)
    .execute()
  return rows.map(({ activity_id, value }) => [activity_id, value])
}
