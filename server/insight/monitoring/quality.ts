import { sql } from 'kysely'
import {
  RatedSession,
  type MorningSpanQuery,
  type QualityAthlete,
  type QualityDay,
  type QualityReport,
} from '#contract/insight/monitoring-reports.ts'
import { Day, Id, T, type Static } from '#contract/schema.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { qualityOf } from '#domain/monitoring/quality.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { addDays } from '#domain/time/week.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { AskedMornings } from './daily.ts'
import { morningsOf, type Days, type KeptMorning } from './report-mornings.ts'
import { chosenWhom, demandSpan, noteMorningsRead, type Whom } from './report-people.ts'

const CR10 = RPE_STEPS.map(({ cr10 }) => cr10)

const DoneSession = T.Object({ user_id: Id, day: Day, ...RatedSession.properties })
type DoneSession = Static<typeof DoneSession>

/**
 * What athletes trained on some days, with how hard it was planned and felt. A session that shows
 * its results to coaches only is left out for others.
 */
const ratedSessions = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userIds: readonly number[],
  { first, last }: Days,
): Promise<DoneSession[]> =>
  checkedRows(
    db,
    DoneSession,
    sql`
      select t.user_id, t.local_date as day, s.id as session_id, s.name, s.sport_id,
        (${CR10}::double precision[])[s.planned_rpe] as planned,
        (${CR10}::double precision[])[r.rpe] as felt
      from training_loads t
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
        left join session_ratings r
          on r.club_id = t.club_id and r.session_id = t.session_id and r.user_id = t.user_id
      where t.club_id = ${clubId}
        and t.user_id = any (${userIds}::bigint[])
        and t.local_date between ${first}::date and ${last}::date
        and s.starts_at <= now() and s.sport_id is distinct from ${SPORT.day_off}::int
        and (${seesRestrictedResults(viewer)}::boolean or not s.restricted_view)
      order by s.starts_at, s.id`,
  )

/** How athletes rate their training in the morning after, beside the sessions they speak of. */
export async function trainingQualityOf(
  { db, clubId, viewer }: AskedMornings,
  query: MorningSpanQuery,
): Promise<QualityReport> {
  demandSpan(query)
  const { start_date, end_date } = query
  const people = await chosenWhom(db, clubId, viewer, query)
  const user_ids = people.map(({ user_id }) => user_id)
  const [mornings, sessions] = await Promise.all([
    morningsOf(db, clubId, user_ids, { first: start_date, last: end_date }),
    ratedSessions(db, clubId, viewer, user_ids, {
      first: addDays(start_date, -1),
      last: addDays(end_date, -1),
    }),
  ])
  const byPerson = Map.groupBy(sessions, ({ user_id }) => user_id)
  const athletes = people
    .map((person) =>
      qualityAthlete(
        person,
        mornings.get(person.user_id) ?? [],
        byPerson.get(person.user_id) ?? [],
      ),
    )
    .filter(({ days }) => days.length > 0)
  const shown = athletes.map(({ user_id }) => user_id)
  await noteMorningsRead(db, clubId, viewer.user_id, shown)
  return { start_date, end_date, athletes }
}

/** Mornings with a rating, and those after a session that has none. */
function qualityAthlete(
  person: Whom,
  mornings: readonly KeptMorning[],
  sessions: readonly DoneSession[],
): QualityAthlete {
  const ratings = new Map(mornings.map(({ day, training_quality }) => [day, training_quality]))
  const trained = Map.groupBy(sessions, ({ day }) => addDays(day, 1))
  const named = [...ratings].filter(([, rating]) => rating !== null).map(([day]) => day)
  const days = [...new Set([...named, ...trained.keys()])]
    .toSorted((one, other) => other.localeCompare(one))
    .map((day): QualityDay => ({
      day,
      rating: ratings.get(day) ?? null,
      sessions: (trained.get(day) ?? []).map(({ session_id, name, sport_id, planned, felt }) => ({
        session_id,
        name,
        sport_id,
        planned,
        felt,
      })),
    }))
  return { ...person, ...qualityOf(days), days }
}
