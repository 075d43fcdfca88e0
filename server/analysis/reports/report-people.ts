import { sql } from 'kysely'
import { nullable, T, type Static } from '#contract/schema.ts'
import type { Days } from '#domain/reports/spans.ts'
import { lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import type { ReportFilter } from './report-filter.ts'

const Person = T.Object({
  user_id: T.Integer(),
  full_name: T.String(),
  squads: T.Array(T.String()),
  gender: nullable(T.String()),
  date_of_birth: nullable(T.String()),
})
export type ReportPerson = Static<typeof Person>

/** The names of the squads of the person of `u`. */
export const squadsOfPerson = (clubId: ClubId) => sql`
  array(
    select q.name
    from squad_users su
    join squads q on q.club_id = su.club_id and q.id = su.squad_id
    where su.club_id = ${clubId} and su.user_id = u.id
    order by q.name collate names
  )`

/**
 * Whom a report is about: those the viewer sees with the rights of the report, of whom the filter
 * speaks. Who left the club is in it as long as they may be seen.
 */
export const reportPeople = (
  db: Db,
  clubId: ClubId,
  filter: Pick<ReportFilter, 'scope' | 'viewer_id' | 'squads' | 'athletes'>,
): Promise<ReportPerson[]> =>
  checkedRows(
    db,
    Person,
    sql`
      with own as (
        select su.user_id, array_agg(q.name order by q.name collate names) as squads
        from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
        where su.club_id = ${clubId}
        group by su.user_id
      )
      select u.id as user_id, u.full_name, u.gender, u.date_of_birth,
        coalesce(own.squads, '{}') as squads
      from users u
      left join own on own.user_id = u.id
      where ${visibleTo(sql`u.id`, clubId, filter.viewer_id, filter.scope)}
        ${chosenPeople(clubId, sql`u.id`, filter)}
      order by u.last_name collate names, u.first_name collate names, u.id`,
  )

/** What the filter says of a person. */
export const chosenPeople = (
  clubId: ClubId,
  person: ReturnType<typeof sql>,
  { squads, athletes }: Pick<ReportFilter, 'squads' | 'athletes'>,
) =>
  sql.join(
    [
      ...(athletes.length > 0 ? [sql`and ${person} = any (${athletes}::bigint[])`] : []),
      ...(squads.length > 0
        ? [
            sql`and ${person} in (select su.user_id from squad_users su
              where su.club_id = ${clubId} and su.squad_id = any (${squads}::bigint[]))`,
          ]
        : []),
    ],
    sql` `,
  )

/**
 * The weights in the profiles of the people of a report, in kilograms: all of them where the viewer
 * sees profiles, since no report reaches further than these, else only that of the viewer.
 */
export async function seenWeights(
  db: Db,
  { sees_profiles, viewer_id }: Pick<ReportFilter, 'sees_profiles' | 'viewer_id'>,
  people: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const seen = sees_profiles ? people : people.filter((id) => id === viewer_id)
  if (seen.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'weight'])
    .where('id', '=', anyOf(seen))
    .where('weight', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, weight }) => (weight === null ? [] : [[id, weight]])))
}

/** Who is under 18 on a day, or may be: of whom no day of birth is known. */
export async function underAgeOf(
  db: Db,
  people: readonly number[],
  on: string | undefined,
): Promise<ReadonlySet<number>> {
  if (on === undefined) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', anyOf(people))
    .where((eb) =>
      eb.or([eb('date_of_birth', 'is', null), eb('date_of_birth', '>', lastBirthdayOfAge(on))]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whether a session `s` of a club starts on some days of the club's clock. The first range is one
 * the planner can estimate and an index is read by, for which its ends have to be instants: row
 * checks come before what compares an instant with a day. It contains the second. The clock is asked
 * for once; of a joined club it may be looked for in all clubs, for each row again.
 */
export const startsWithin = (clubId: ClubId, { start_date, end_date }: Days) => {
  const clock = sql`(select time_zone from clubs where id = ${clubId})`
  return sql`
    s.starts_at between (${start_date}::date - 1)::timestamptz
      and (${end_date}::date + 2)::timestamptz
    and s.starts_at >= ${start_date}::date::timestamp at time zone ${clock}
    and s.starts_at < (${end_date}::date + 1)::timestamp at time zone ${clock}`
}
