import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RowingSide } from '#domain/constants/rowing-sides.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { AthleteRow } from '#contract/people/profiles.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant, withoutMilliseconds } from '../../db/instant.ts'
import type { DB } from '../../db/types.ts'
import { visibleTo } from '../privacy/open.ts'

const builder = expressionBuilder<DB>()

const squadsOf = (clubId: ClubId, person: Expression<number>) =>
  jsonArrayFrom(
    builder
      .selectFrom('squad_users as su')
      .innerJoin('squads as q', (join) =>
        join.onRef('q.club_id', '=', 'su.club_id').onRef('q.id', '=', 'su.squad_id'),
      )
      .select(['q.id', 'q.name'])
      .where('su.club_id', '=', clubId)
      .where('su.user_id', '=', person)
      .orderBy('q.name', byAlphabet),
  )

const rolesOf = (clubId: ClubId, person: Expression<number>) =>
  jsonArrayFrom(
    builder
      .selectFrom('membership_roles as mr')
      .innerJoin('roles as r', 'r.id', 'mr.role_id')
      .select(['r.id', 'r.key as name'])
      .where('mr.club_id', '=', clubId)
      .where('mr.user_id', '=', person)
      .orderBy('r.id'),
  )

/** How somebody is today, as `app.health_on` has it. */
const healthOf = (clubId: ClubId, person: Expression<number>) => sql<AthleteRow['health']>`(
  select json_build_object(
    'ill', h.ill, 'injured', h.injured, 'answered_at', ${instant(sql`h.answered_at`)})
  from app.health_on(${clubId}, ${person}, now()) h)`

const SHOWN_CREWS = 5

/** Published ones; none of a session that is still a draft. */
async function crewsOf(db: Db, clubId: ClubId, userId: number) {
  const crews = await db
    .selectFrom('crew_users as cu')
    .innerJoin('crews as c', (join) =>
      join.onRef('c.club_id', '=', 'cu.club_id').onRef('c.id', '=', 'cu.crew_id'),
    )
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'c.club_id').onRef('s.id', '=', 'c.session_id'),
    )
    .select(['c.id', 'c.boat_type', 'cu.position'])
    .select(sql<string>`app.crew_name(c.club_id, c.id, c.name)`.as('name'))
    .select(['s.id as session_id', 's.name as session_name', 's.starts_at'])
    .where('cu.club_id', '=', clubId)
    .where('cu.user_id', '=', userId)
    .where('c.published_at', 'is not', null)
    .where((eb) => eb.or([eb('c.session_id', 'is', null), eb('s.published_at', 'is not', null)]))
    .orderBy((eb) => eb.fn.coalesce('s.starts_at', 'c.updated_at'), 'desc')
    .orderBy('c.id', 'desc')
    .limit(SHOWN_CREWS)
    .execute()
  return crews.map(({ session_id: id, session_name: name, starts_at, ...crew }) => ({
    ...crew,
    session:
      id === null || name === null || starts_at === null
        ? null
        : { id, name, start_date: withoutMilliseconds(starts_at) },
  }))
}

/** Whether more may be shown of somebody than what the club itself noted. */
const isKnown = sql<boolean>`app.knows_person(m.club_id, m.user_id, m.status)`

const ageInYears = sql<number | null>`extract(
  year from age((now() at time zone c.time_zone)::date, u.date_of_birth)
)::int`

/** Whether anything is stored of somebody who agrees that health data are kept. */
const hasRows = (table: 'mornings' | 'performance_tests') => sql<boolean>`(
  u.health_consent and exists (
    select from ${sql.table(table)} k where k.club_id = m.club_id and k.user_id = m.user_id
  )
)`

const memberOf = (db: Db, clubId: ClubId, userId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select(['m.user_id', 'u.first_name', 'u.last_name', 'u.picture', 'm.status'])
    .select(sql<RowingSide | null>`m.side`.as('side'))
    .select(['m.cox', 'm.stroke', 'm.scull', 'm.sweep', 'u.phone', 'u.gender'])
    .select((eb) => eb.fn.coalesce('u.email', 'u.awaited_email').as('email'))
    .select(['u.emergency_contact', 'u.date_of_birth', 'u.weight', 'u.max_hr', 'u.resting_hr'])
    .select([
      'u.hr_zones',
      'u.guardian_email',
      'u.birth_day_known',
      sql<string>`u.full_name`.as('full_name'),
    ])
    .select([isKnown.as('is_known'), ageInYears.as('age')])
    .select([hasRows('mornings').as('has_mornings'), hasRows('performance_tests').as('has_tests')])
    .select((eb) => [
      rolesOf(clubId, eb.ref('m.user_id')).as('roles'),
      squadsOf(clubId, eb.ref('m.user_id')).as('squads'),
      healthOf(clubId, eb.ref('m.user_id')).as('health'),
    ])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst()

/**
 * A member as a profile shows them, without the age class; undefined for someone outside the club.
 * Of people who have an account of their own and have not joined, only what the club itself noted
 * is shown.
 */
export async function storedProfile(db: Db, clubId: ClubId, userId: number) {
  const [member, crews] = await Promise.all([
    memberOf(db, clubId, userId),
    crewsOf(db, clubId, userId),
  ])
  if (!member) return undefined
  const { is_known, age, email, phone, gender, emergency_contact, ...more } = member
  const { guardian_email, birth_day_known, ...others } = more
  const { date_of_birth, weight, max_hr, resting_hr, hr_zones, ...shown } = others
  const contact = {
    email,
    guardian_email,
    phone,
    emergency_contact,
    gender,
    date_of_birth,
    birth_day_known,
  }
  const person = { ...contact, weight, max_hr, resting_hr, hr_zones, age_class: null }
  return { ...shown, crews, person: is_known ? person : null, age_years: is_known ? age : null }
}
export type StoredProfile = NonNullable<Awaited<ReturnType<typeof storedProfile>>>

type ProfileQuery = {
  viewer_id: number
  query: string
  squads: readonly number[]
  page: number
  limit: number
}
type StoredAthlete = Omit<AthleteRow, 'age_class'> & { date_of_birth: string | null; total: number }

/** The day of the last session of each athlete that is scored; a day off is none. */
async function lastSessions(
  db: Db,
  clubId: ClubId,
  athletes: readonly number[],
): Promise<ReadonlyMap<number | null, string | null>> {
  const rows = await db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select((eb) => ['t.user_id', eb.fn.max('t.local_date').as('day')])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', anyOf(athletes))
    .where('s.starts_at', '<=', sql<string>`now()`)
    .where('s.sport_id', 'is distinct from', SPORT.day_off)
    .groupBy('t.user_id')
    .execute()
  return new Map(rows.map(({ user_id, day }) => [user_id, day]))
}

const isAthlete = sql<boolean>`exists (
  select from membership_roles r
  where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = app.athlete()
)`
const isInOneOf = (squads: readonly number[]) => sql<boolean>`exists (
  select from squad_users su
  where su.club_id = m.club_id and su.user_id = m.user_id and su.squad_id = ${anyOf(squads)}
)`

/** The athletes whose profile the viewer may see, by name. */
export async function visibleProfiles(
  db: Db,
  clubId: ClubId,
  { viewer_id, query, squads, page, limit }: ProfileQuery,
): Promise<StoredAthlete[]> {
  const pattern = `%${query.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const athletes = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'u.picture', 'm.status', 'u.gender', 'u.date_of_birth'])
    .select([sql<string>`u.full_name`.as('full_name'), isKnown.as('is_known')])
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll().over(), 'integer').as('total'),
      squadsOf(clubId, eb.ref('m.user_id')).as('squads'),
      healthOf(clubId, eb.ref('m.user_id')).as('health'),
    ])
    .where('m.club_id', '=', clubId)
    .where(visibleTo(sql`m.user_id`, clubId, viewer_id))
    .where('u.full_name', 'ilike', pattern)
    .where(isAthlete)
    .$if(squads.length > 0, (all) => all.where(isInOneOf(squads)))
    .orderBy('u.last_name', byAlphabet)
    .orderBy('u.first_name', byAlphabet)
    .orderBy('u.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const days = await lastSessions(
    db,
    clubId,
    athletes.map(({ user_id }) => user_id),
  )
  return athletes.map(({ is_known, gender, date_of_birth, ...athlete }) => ({
    ...athlete,
    gender: is_known ? gender : null,
    date_of_birth: is_known ? date_of_birth : null,
    last_session: days.get(athlete.user_id) ?? null,
  }))
}
