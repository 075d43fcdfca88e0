import { sql } from 'kysely'
import type { Crew, PoolPerson, SessionCrews } from '#contract/boats/crews.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES, ATTENDANCE } from '#domain/constants/statuses.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { visibleAthletes, visibleTo } from '../../people/privacy/open.ts'
import { busyPeople, peopleToSeat, type PeopleToSeatRow } from './statements.ts'

type People = Pick<SessionCrews, 'pool' | 'squads' | 'busy'>

const SWEEP = BOATS.filter(({ style }) => style === 'sweep').map(({ id }) => id)

/**
 * Whom a coach can seat in a session: its athletes, its coxes, and everyone who is already in one
 * of its boats. Health, age and weight are included only for people the viewer may see, and crews
 * elsewhere only when they are not drafts hidden from the viewer.
 */
export async function poolOf(
  db: Db,
  club_id: ClubId,
  session_id: number,
  viewer: Viewer,
): Promise<People> {
  const people = await run(db, peopleToSeat, {
    club_id,
    session_id,
    athlete_role: ROLE.athlete,
    active_statuses: ACTIVE_ATHLETE_STATUSES,
    sweep_boats: SWEEP,
  })
  const seen = await visibleAthletes(db, club_id, viewer.user_id)
  const ids = people.map(({ user_id }) => user_id)
  const busy = await run(db, busyPeople, {
    club_id,
    session_id,
    people: ids,
    drafts: isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions'),
  })
  return {
    pool: people.map((person) => poolPerson(person, seen.has(person.user_id))),
    squads: await squadsOf(db, club_id, ids),
    busy: busy.map(({ starts_at, ends_at, ...seat }) => ({
      ...seat,
      start_date: withoutMilliseconds(starts_at),
      end_date: withoutMilliseconds(ends_at),
    })),
  }
}

const poolPerson = (
  {
    gender,
    ill,
    injured,
    date_of_birth,
    weight,
    port,
    starboard,
    side,
    ...person
  }: PeopleToSeatRow,
  isSeen: boolean,
): PoolPerson => ({
  ...person,
  gender: gender as PoolPerson['gender'],
  ill: isSeen && ill,
  injured: isSeen && injured,
  date_of_birth: isSeen ? date_of_birth : null,
  weight: isSeen ? weight : null,
  sides: { port, starboard },
  side: side as PoolPerson['side'],
})

/** Crews without the seats of those who have left the club. */
export async function withoutLeavers(
  db: Db,
  clubId: ClubId,
  crews: readonly Crew[],
): Promise<Crew[]> {
  const people = crews.flatMap(({ crew_users }) => crew_users.map(({ user_id }) => user_id))
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(people))
    .where('status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .execute()
  const here = new Set(rows.map(({ user_id }) => user_id))
  return crews.map((crew) => ({
    ...crew,
    crew_users: crew.crew_users.filter(({ user_id }) => here.has(user_id)),
  }))
}

/** The squads that any of the people are in. */
const squadsOf = (db: Db, clubId: ClubId, people: readonly number[]) =>
  db
    .selectFrom('squads as q')
    .select(['q.id', 'q.name'])
    .where('q.club_id', '=', clubId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('squad_users as su')
          .select('su.user_id')
          .whereRef('su.club_id', '=', 'q.club_id')
          .whereRef('su.squad_id', '=', 'q.id')
          .where('su.user_id', '=', anyOf(people)),
      ),
    )
    .orderBy('q.name', byAlphabet)
    .orderBy('q.id')
    .execute()

/**
 * Who is in a session and the club and has not declined, or said that they are ill or injured when
 * the viewer sees them.
 */
export async function comingTo(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('participants as p')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.club_id', '=', 'p.club_id').onRef('m.user_id', '=', 'p.user_id'),
    )
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.club_id', '=', 'p.club_id')
        .onRef('a.session_id', '=', 'p.session_id')
        .onRef('a.user_id', '=', 'p.user_id'),
    )
    .select('p.user_id')
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', sessionId)
    .where('m.status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .where('a.attending', 'is distinct from', ATTENDANCE.not_attending)
    .where(
      sql<boolean>`not (
        coalesce((select h.ill or h.injured
          from app.health_since(p.club_id, p.user_id, p.session_id, a.answered_at) h),
          a.ill or a.injured, false) and ${visibleTo(sql`p.user_id`, clubId, viewerId)}
      )`,
    )
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
