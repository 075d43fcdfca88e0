import type { Conflict } from '#contract/planning/sessions.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { Span } from '#domain/time/repeats.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { overlappingSessions } from './statements.ts'

/** The active people of a session, or of them only one. */
export async function peopleTakingPart(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  only: number | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('participants as p')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.club_id', '=', 'p.club_id').onRef('m.user_id', '=', 'p.user_id'),
    )
    .select('p.user_id')
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', sessionId)
    .where('m.status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .$if(only !== null, (query) => query.where('p.user_id', '=', only))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

const MOST_CONFLICTS = 100

type ConflictQuery = {
  people: readonly number[]
  spans: readonly Span[]
  except: readonly number[]
  drafts: boolean
}

/**
 * People who are to train at these times and are to be elsewhere then: in order of time, with how
 * many there are in all.
 */
export async function findConflicts(
  db: Db,
  club_id: ClubId,
  { people, spans, except, drafts }: ConflictQuery,
): Promise<{ data: Conflict[]; total: number }> {
  if (people.length === 0 || spans.length === 0) return { data: [], total: 0 }
  const starts = spans.map(({ start_date }) => Date.parse(start_date))
  const ends = spans.map(({ end_date }) => Date.parse(end_date))
  const rows = await run(db, overlappingSessions, {
    club_id,
    people,
    except,
    drafts,
    spans: JSON.stringify(spans),
    since: new Date(Math.min(...starts)).toISOString(),
    until: new Date(Math.max(...ends)).toISOString(),
    day_off: SPORT.day_off,
    most: MOST_CONFLICTS,
  })
  const data = rows.map(({ user_id, full_name, id, name, starts_at, ends_at, published }) => ({
    user_id,
    full_name,
    session: {
      id,
      name,
      start_date: withoutMilliseconds(starts_at),
      end_date: withoutMilliseconds(ends_at),
      published,
    },
  }))
  return { data, total: rows[0]?.total ?? 0 }
}
