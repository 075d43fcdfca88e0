import { didIn, type Entered, type RecordedMore } from '#domain/challenges/done.ts'
import type { Done } from '#domain/challenges/scoring.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { countedRecordings } from '../../recordings/activities/open.ts'
import { enteredIn } from './entered.ts'
import { doneFacts } from './statements.ts'

type DoneFilter = { people: readonly number[]; withHeights: boolean }

const NOT_ENTERED: Entered = { seconds: null, distance: null, strokes: null }

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
  const ofEntered = new Map(entered.map((row) => [placeOf(row), row]))
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
    const own = ofEntered.get(placeOf(row))
    return {
      ...row,
      sport_id: own?.sport_id ?? row.sport_id,
      ...didIn(recordings.get(placeOf(row)) ?? [], more, own ?? NOT_ENTERED),
    }
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
