import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AGE_OF_CONSENT_ELSEWHERE, CONSENT_TEXT } from '#domain/constants/consent.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { hashPassword } from '../people/account/passwords.ts'
import { createClub, type NewClub } from '../people/clubs/commands.ts'
import type { ClubId, Db } from '../db/client.ts'
import { notify } from '../notices/notify.ts'
import { seedCalendar, type DemoCalendar } from './seed-calendar.ts'
import { seedCodes, type DemoCodes } from './seed-codes.ts'
import { hashOf } from '../http/gate.ts'
import { makeLink } from '../people/invitations/commands.ts'
import {
  athletes,
  coaches,
  headCoach,
  manager,
  SHOWN_ATHLETE,
  SQUADS,
  type Person,
  type Squad,
} from './people.ts'

export type Member = Person & { id: number }
export type DemoClubs = {
  club: ClubId
  other: ClubId
  today: string
  time_zone: string
  athletes: Member[]
  coaches: Member[]
  squads: Record<Squad, number>
  codes: DemoCodes
  /** The athlete whose sign-in is given. */
  shown_athlete: number
  /** Code of an invitation that waits for the newcomer, and of a link anybody can ask by. */
  invitation: { code: string; link: string }
  calendar: DemoCalendar
  emails: Record<
    | 'athlete'
    | 'coach'
    | 'head_coach'
    | 'manager'
    | 'admin'
    | 'other_coach'
    | 'individual'
    | 'no_club'
    | 'expired'
    | 'founder',
    string
  >
}

const TIME_ZONE = 'Europe/Zurich'
const alone = (email: string, first_name: string, last_name: string): Person => ({
  email: `${email}@demo.slipway.test`,
  first_name,
  last_name,
  gender: 'w',
  language: 'en',
  roles: [],
  squad: null,
  age: 34,
  max_hr: 184,
  strength: 1,
  cox: false,
  scull: false,
  sweep: false,
})
const others = {
  admin: alone('admin', 'Ada', 'Admin'),
  other_coach: alone('other.coach', 'Owen', 'Price'),
  individual: alone('individual', 'Iris', 'Solo'),
  no_club: alone('no.club', 'Nina', 'Newcomer'),
  expired: alone('expired', 'Emil', 'Ended'),
  founder: alone('founder', 'Fay', 'Founder'),
  signed_up: alone('signed.up', 'Sina', 'Signup'),
}

/**
 * The demo club, a second club, an individual account, a club whose plan has ended, a founder whose
 * club is still to be set up, and somebody who has just signed up.
 */
export async function seedClubs(db: Db, password: string): Promise<DemoClubs> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date())
  const people = [...athletes, headCoach, ...coaches, manager, ...Object.values(others)]
  const idOf = await insertPeople(db, people, await hashPassword(password), today)
  await sql`update users set is_admin = true where email = ${others.admin.email}`.execute(db)
  await sql`update users set founds_club = true where email = ${others.founder.email}`.execute(db)
  await sql`update users set email_verified_at = null
    where email = ${others.signed_up.email}`.execute(db)

  const { club, other } = await foundClubs(db, today, idOf)
  const invitation = await seedInvitation(db, club, idOf)
  const known = (person: Person): Member => ({ ...person, id: idOf(person) })
  return {
    club,
    other,
    today,
    time_zone: TIME_ZONE,
    athletes: athletes.map(known),
    coaches: [headCoach, ...coaches].map(known),
    squads: await seedSquads(db, club, idOf),
    codes: await seedCodes(db, {
      signed_up: idOf(others.signed_up),
      founder: idOf(others.founder),
      club,
    }),
    emails: emailsOf(),
    shown_athlete: athletes.filter(isShown).map(idOf)[0] ?? 0,
    invitation,
    calendar: await seedCalendar(db, club, idOf(coaches[0] ?? headCoach)),
  }
}

const isShown = ({ first_name, last_name }: Person) =>
  `${first_name} ${last_name}` === SHOWN_ATHLETE

function emailsOf(): DemoClubs['emails'] {
  const shown = athletes.find(isShown)
  const { admin, other_coach, individual, no_club, expired, founder } = others
  const people = {
    admin,
    other_coach,
    individual,
    no_club,
    expired,
    founder,
    athlete: shown,
    coach: coaches[0],
    head_coach: headCoach,
    manager,
  }
  return Object.fromEntries(
    Object.entries(people).map(([key, person]) => [key, person?.email ?? '']),
  ) as DemoClubs['emails']
}

type IdOf = (person: Person) => number

async function foundClubs(
  db: Db,
  today: string,
  idOf: IdOf,
): Promise<{ club: ClubId; other: ClubId }> {
  const found = async (
    name: string,
    creator: Person,
    rest: Partial<NewClub>,
    people: readonly Person[],
  ) => {
    const paid = {
      plan: 'bespoke' as const,
      extra_features: FEATURE_IDS,
      next_bill_date: addDays(today, 3652),
    }
    const club = await createClub(db, {
      name,
      time_zone: TIME_ZONE,
      default_sport_id: 1,
      creator_id: idOf(creator),
      ...paid,
      ...rest,
    })
    await join(db, club, people, idOf)
    return club
  }
  const as = (person: Person, ...roles: RoleId[]): Person => ({ ...person, roles })
  const { other_coach, individual, expired } = others
  const guests = athletes.filter(isShown)

  const club = await found('Rowing Club Rotsee', manager, {}, [
    ...athletes,
    headCoach,
    ...coaches,
    manager,
  ])
  await seedVenue(db, club)
  await seedNotices(db, club, idOf)
  const other = await found(
    'Harbour Paddlers',
    other_coach,
    { time_zone: 'Europe/Berlin', default_sport_id: 48 },
    [as(other_coach, ROLE.head_coach), ...guests],
  )
  const single = {
    default_sport_id: 2,
    is_individual: true,
    plan: 'individual',
    extra_features: [],
    next_bill_date: addDays(today, 300),
  } as const
  await found('Iris Solo', individual, single, [as(individual, ROLE.athlete, ROLE.manager)])
  await found(
    'Old Dock RC',
    expired,
    { plan: 'silver', extra_features: [], next_bill_date: addDays(today, -20) },
    [as(expired, ROLE.manager, ROLE.coach)],
  )
  return { club, other }
}

async function insertPeople(
  db: Db,
  people: readonly Person[],
  password_hash: string,
  today: string,
): Promise<IdOf> {
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
        weight: gender === 'm' ? 76 + ((index * 7) % 19) : 60 + ((index * 5) % 15),
        resting_hr: 48 + ((index * 7) % 12),
        password_hash,
        email_verified_at: sql<string>`now()`,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(rows.map((row) => [row.email, row.id]))
  await seedConsents(db, rows)
  return ({ email }) => ids.get(email) ?? 0
}

/** Everybody but those who have not joined yet has agreed that coaches see health data. */
async function seedConsents(
  db: Db,
  people: readonly { id: number; email: string }[],
): Promise<void> {
  const newcomers = [others.no_club, others.founder, others.signed_up].map(({ email }) => email)
  await db
    .insertInto('health_consents')
    .values(
      people
        .filter(({ email }) => !newcomers.includes(email))
        .map(({ id }) => ({
          user_id: id,
          answer: 'given',
          text_version: CONSENT_TEXT,
          language: 'en',
          age_of_consent: AGE_OF_CONSENT_ELSEWHERE,
        })),
    )
    .execute()
}

async function join(db: Db, club: ClubId, people: readonly Person[], idOf: IdOf): Promise<void> {
  await db
    .insertInto('memberships')
    .values(
      people.map((person) => ({
        club_id: club,
        user_id: idOf(person),
        status: MEMBER_STATUS.approved,
        cox: person.cox,
        scull: person.scull,
        sweep: person.sweep,
        stroke: person.sweep && person.strength > 1,
      })),
    )
    .execute()
  const roles: { club_id: number; user_id: number; role_id: RoleId }[] = people.flatMap((person) =>
    person.roles.map((role_id) => ({ club_id: club, user_id: idOf(person), role_id })),
  )
  await db.insertInto('membership_roles').values(roles).execute()
}

async function seedSquads(db: Db, club: ClubId, idOf: IdOf): Promise<Record<Squad, number>> {
  const rows = await db
    .insertInto('squads')
    .values(SQUADS.map((name) => ({ club_id: club, name })))
    .returning(['id', 'name'])
    .execute()
  const idOfSquad = (squad: Squad) => rows.find((row) => row.name === squad)?.id ?? 0
  const people = [...athletes, headCoach, ...coaches].flatMap((person) =>
    person.squad
      ? [{ club_id: club, squad_id: idOfSquad(person.squad), user_id: idOf(person) }]
      : [],
  )
  await db.insertInto('squad_users').values(people).execute()
  return Object.fromEntries(SQUADS.map((squad) => [squad, idOfSquad(squad)])) as Record<
    Squad,
    number
  >
}

async function seedVenue(db: Db, club: ClubId): Promise<void> {
  const { id } = await db
    .insertInto('venues')
    .values({
      club_id: club,
      name: 'Rotsee',
      formatted_address: 'Rotsee, Luzern',
      latitude: 47.0665,
      longitude: 8.3082,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('clubs').set({ venue_id: id }).where('id', '=', club).execute()
}

/** The manager has recent notices, and one of them is read. */
async function seedNotices(db: Db, club: ClubId, idOf: IdOf): Promise<void> {
  for (const { first_name, last_name } of athletes.slice(7, 10))
    await notify(db, idOf(manager), {
      kind: 'member-joined',
      values: { person: `${first_name} ${last_name}` },
      about_club: club,
    })
  await sql`update notifications set read_at = now()
    where id = (select min(id) from notifications where user_id = ${idOf(manager)})`.execute(db)
}

/**
 * The newcomer is invited to the demo club, and the club has a link to ask by; both hold as long as
 * the demo.
 */
async function seedInvitation(db: Db, club: ClubId, idOf: IdOf): Promise<DemoClubs['invitation']> {
  const code = randomBytes(24).toString('base64url')
  const user_id = idOf(others.no_club)
  const expires_at = sql<string>`now() + interval '10 years'`
  await db
    .insertInto('memberships')
    .values({ club_id: club, user_id, status: MEMBER_STATUS.invited })
    .execute()
  await db
    .insertInto('membership_roles')
    .values({ club_id: club, user_id, role_id: ROLE.athlete })
    .execute()
  await db
    .insertInto('one_time_codes')
    .values({
      hash: hashOf(code),
      purpose: 'invitation',
      user_id,
      about_club: club,
      payload: JSON.stringify({ by: idOf(manager) }),
      expires_at,
    })
    .execute()
  const link = await makeLink(db, club, {
    role_id: ROLE.athlete,
    squad_id: null,
    direct: false,
    days: 3650,
    created_by: idOf(manager),
  })
  const { token } = await db
    .selectFrom('invitation_links')
    .select('token')
    .where('id', '=', link)
    .executeTakeFirstOrThrow()
  return { code, link: token }
}
