import { sql } from 'kysely'
import type { Reply } from '#contract/endpoint.ts'
import type { challengeCourse, ChallengePerson, ChallengeTeam } from '#contract/club/challenges.ts'
import { Id, nullable, T } from '#contract/schema.ts'
import { courseOf } from '#domain/challenges/course.ts'
import { ranked, scoreOf } from '#domain/challenges/ranks.ts'
import { isHealth } from '#domain/challenges/shown.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Seen } from './facts.ts'
import { givenTo, showsFigures } from './entries.ts'
import { namesOf } from './named-people.ts'
import { teamsOf } from './queries.ts'

const DayRow = T.Object({
  team_id: Id,
  day: T.String(),
  total: T.Number(),
  best: T.Number(),
  entries: T.Integer(),
})

/** Where the teams stood after each day, and what they did on it. */
export async function courseNow(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  seen: Seen,
): Promise<Reply<typeof challengeCourse>['data']> {
  const given = await checkedRows(
    db,
    DayRow,
    sql`select c.* from app.challenge_course(${seen.id}) c order by c.team_id, c.day`,
  )
  const teams = await teamsOf(db, clubId, viewer, seen, undefined)
  const hidden = await hiddenCourses(db, clubId, viewer, seen, teams)
  const course = courseOf({
    ...seen,
    teams: teams.map(({ id, people }) => ({ team_id: id, people })),
    given,
  })
  const places = new Map(given.map((row) => [`${row.team_id} ${row.day}`, row]))
  return {
    days: course.days,
    teams: teams.map(({ id, name, club_name, people }, at) => {
      const unknown = hidden.has(id) && course.days.map(() => null)
      return {
        team_id: id,
        name,
        club_name,
        given:
          unknown ||
          course.days.map((day) => {
            const row = places.get(`${id} ${day}`)
            return row ? scoreOf({ ...row, people }, seen.aggregation) : null
          }),
        scores: unknown || (course.teams[at]?.scores ?? []),
        ranks: unknown || (course.teams[at]?.ranks ?? []),
      }
    }),
  }
}

/**
 * The teams whose days are not shown. A day of load may be that of one person of a large team,
 * so only viewers who see all of its people get it.
 */
async function hiddenCourses(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  seen: Seen,
  teams: readonly ChallengeTeam[],
): Promise<ReadonlySet<number>> {
  const hidden = teams.filter(({ is_hidden }) => is_hidden).map(({ id }) => id)
  if (!isHealth(seen.metric)) return new Set(hidden)
  const unseen = (await givenTo(db, clubId, viewer, seen)).filter(({ is_seen }) => !is_seen)
  return new Set([...hidden, ...unseen.map(({ team_id }) => team_id)])
}

const PersonRow = T.Object({
  user_id: Id,
  team_name: nullable(T.String()),
  belongs: T.Boolean(),
  total: nullable(T.Number()),
  best: nullable(T.Number()),
  entries: T.Integer(),
  is_seen: T.Boolean(),
})

/** Everybody of the club who is in it or gave something; past teams are named by the last one. */
const peopleRows = (db: Db, clubId: ClubId, viewer: Viewer, seen: Seen) =>
  checkedRows(
    db,
    PersonRow,
    sql`
      select g.user_id, t.name as team_name, g.belongs, g.total, g.best, g.entries,
        ${showsFigures(seen, clubId, viewer)} as is_seen
      from (
        select coalesce(d.user_id, m.user_id) as user_id, coalesce(m.team_id, d.last_id) as team_id,
          m.user_id is not null as belongs, d.total, d.best, coalesce(d.entries, 0) as entries
        from (
          select user_id, max(team_id) as last_id, sum(total) as total, max(best) as best,
            sum(entries)::int as entries
          from app.challenge_given(${seen.id})
          group by user_id
        ) d
        full join (
          select user_id, team_id from challenge_members
          where club_id = ${clubId} and challenge_id = ${seen.id} and until_day is null
        ) m on m.user_id = d.user_id
      ) g
      join challenge_teams t on t.club_id = ${clubId} and t.id = g.team_id
      order by g.user_id`,
  )

type PageOf = { page: number; limit: number }

/**
 * What people of the club gave, in their order. Who is named but not seen comes last, without
 * figures; nobody else has a row.
 */
export async function peopleOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  seen: Seen,
  { page, limit }: PageOf,
): Promise<{ rows: ChallengePerson[]; total: number }> {
  const people = await peopleRows(db, clubId, viewer, seen)
  const ids = people.map(({ user_id }) => user_id)
  const names = await namesOf(db, ids)
  const of = seen.aggregation === 'best' ? 'best' : 'sum'
  const listed = people.flatMap(({ user_id, team_name, belongs, is_seen, ...row }) => {
    const full_name = names.get(user_id)
    if (full_name === undefined) return []
    const score = is_seen ? scoreOf({ ...row, people: 1 }, of) : null
    const entries = is_seen ? row.entries : null
    const is_self = user_id === viewer.user_id
    const has_left = !belongs
    const is_hidden = !is_seen
    return { user_id, full_name, team_name, is_self, has_left, is_hidden, entries, score }
  })
  const rows = ranked(listed).slice((page - 1) * limit, page * limit)
  return { rows, total: listed.length }
}
