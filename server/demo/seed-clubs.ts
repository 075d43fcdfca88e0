import { sql } from 'kysely'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { hashPassword } from '../account/passwords.ts'
import { createClub } from '../clubs/commands.ts'
import type { ClubId, Db } from '../db/client.ts'
import { athletes, coaches, headCoach, manager, SQUADS, type Person, type Squad } from './people.ts'

export type Member = Person & { id: number }
export type DemoClubs = {
  club: ClubId
  other: ClubId
  today: string
  time_zone: string
  athletes: Member[]
  coaches: Member[]
  squads: Record<Squad, number>
  emails: Record<'athlete' | 'coach' | 'head_coach' | 'manager' | 'admin' | 'other_coach' | 'individual' | 'no_club' | 'expired' | 'founder', string>
}

const TIME_ZONE = 'Europe/Zurich'
const alone = (email: string, first_name: string, last_name: string): Person => ({
  email: `${email}@demo.slipway.test`, first_name, last_name, gender: 'w', language: 'en', roles: [], squad: null, age: 34, max_hr: 184, strength: 1, cox: false, scull: false, sweep: false,
})
const others = {
  admin: alone('admin', 'Ada', 'Admin'),
  other_coach: alone('other.coach', 'Owen', 'Price'),
  individual: alone('individual', 'Iris', 'Solo'),
  no_club: alone('no.club', 'Nina', 'Newcomer'),
  expired: alone('expired', 'Emil', 'Ended'),
  founder: alone('founder', 'Fay', 'Founder'),
}

/** The demo club, a second club, an individual account, a club whose plan has ended and one that is just being founded. */
export async function seedClubs(db: Db, password: string): Promise<DemoClubs> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date())
  const people = [...athletes, headCoach, ...coaches, manager, ...Object.values(others)]
  const idOf = await insertPeople(db, people, await hashPassword(password), today)
  await sql`update users set is_admin = true where email = ${others.admin.email}`.execute(db)
  await sql`update users set email_verified_at = null where email = ${others.founder.email}`.execute(db)

  const paid = { plan: 'bespoke' as const, extra_features: FEATURE_IDS, next_bill_date: addDays(today, 3652) }
  const club = await createClub(db, { name: 'Rowing Club Rotsee', time_zone: TIME_ZONE, default_sport_id: 1, creator_id: idOf(manager), ...paid })
  const other = await createClub(db, { name: 'Harbour Paddlers', time_zone: 'Europe/Berlin', default_sport_id: 48, creator_id: idOf(others.other_coach), ...paid })
  const own = await createClub(db, { name: 'Iris Solo', time_zone: TIME_ZONE, default_sport_id: 2, creator_id: idOf(others.individual), is_individual: true, plan: 'individual', next_bill_date: addDays(today, 300) })
  const ended = await createClub(db, { name: 'Old Dock RC', time_zone: TIME_ZONE, default_sport_id: 1, creator_id: idOf(others.expired), plan: 'silver', next_bill_date: addDays(today, -20) })
  const founded = await createClub(db, { name: 'New Bridge RC', time_zone: TIME_ZONE, default_sport_id: 1, creator_id: idOf(others.founder), plan: 'free-trial', next_bill_date: addDays(today, 14) })

  await join(db, club, [...athletes, headCoach, ...coaches, manager], idOf)
  await join(db, other, [{ ...others.other_coach, roles: [ROLE.head_coach] }, { ...alone('x', '', ''), ...athletes[3], roles: [ROLE.athlete] }], idOf)
  await join(db, own, [{ ...others.individual, roles: [ROLE.athlete, ROLE.manager] }], idOf)
  await join(db, ended, [{ ...others.expired, roles: [ROLE.manager, ROLE.coach] }], idOf)
  await join(db, founded, [{ ...others.founder, roles: [ROLE.manager] }], idOf)
  const squads = await seedSquads(db, club, idOf)
  await seedVenue(db, club)

  const known = (person: Person): Member => ({ ...person, id: idOf(person) })
  const emails = Object.fromEntries(Object.entries(others).map(([key, person]) => [key, person.email])) as Record<keyof typeof others, string>
  return {
    club,
    other,
    today,
    time_zone: TIME_ZONE,
    athletes: athletes.map(known),
    coaches: [headCoach, ...coaches].map(known),
    squads,
    emails: { ...emails, athlete: athletes[3]?.email ?? '', coach: coaches[0]?.email ?? '', head_coach: headCoach.email, manager: manager.email },
  }
}

async function insertPeople(db: Db, people: readonly Person[], password_hash: string, today: string): Promise<(person: Person) => number> {
  const rows = await db
    .insertInto('users')
    .values(
      people.map(({ email, first_name, last_name, gender, language, age, max_hr }, index) => ({
        email,
        first_name,
        last_name,
        gender,
        preferred_language: language,
        date_of_birth: addDays(today, -Math.round(age * 365.25) - ((index * 29) % 300)),
        max_hr,
        resting_hr: 48 + ((index * 7) % 12),
        password_hash,
        email_verified_at: sql<string>`now()`,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(rows.map((row) => [row.email, row.id]))
  return ({ email }) => ids.get(email) ?? 0
}

async function join(db: Db, club: ClubId, people: readonly Person[], idOf: (person: Person) => number): Promise<void> {
  await db
    .insertInto('memberships')
    .values(people.map((person) => ({ club_id: club, user_id: idOf(person), status: MEMBER_STATUS.approved, cox: person.cox, scull: person.scull, sweep: person.sweep, stroke: person.sweep && person.strength > 1 })))
    .execute()
  const roles: { club_id: number; user_id: number; role_id: RoleId }[] = people.flatMap((person) => person.roles.map((role_id) => ({ club_id: club, user_id: idOf(person), role_id })))
  await db.insertInto('membership_roles').values(roles).execute()
}

async function seedSquads(db: Db, club: ClubId, idOf: (person: Person) => number): Promise<Record<Squad, number>> {
  const rows = await db.insertInto('squads').values(SQUADS.map((name) => ({ club_id: club, name }))).returning(['id', 'name']).execute()
  const idOfSquad = (squad: Squad) => rows.find((row) => row.name === squad)?.id ?? 0
  const people = [...athletes, headCoach, ...coaches].flatMap((person) => (person.squad ? [{ club_id: club, squad_id: idOfSquad(person.squad), user_id: idOf(person) }] : []))
  await db.insertInto('squad_users').values(people).execute()
  return Object.fromEntries(SQUADS.map((squad) => [squad, idOfSquad(squad)])) as Record<Squad, number>
}

async function seedVenue(db: Db, club: ClubId): Promise<void> {
  const { id } = await db
    .insertInto('venues')
    .values({ club_id: club, name: 'Rotsee', formatted_address: 'Rotsee, Luzern', latitude: 47.0665, longitude: 8.3082 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('clubs').set({ venue_id: id }).where('id', '=', club).execute()
}
