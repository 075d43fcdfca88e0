import { sql } from 'kysely'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { hashPassword } from '../people/account/passwords.ts'
import { createClub, type NewClub } from '../people/clubs/commands.ts'
import type { ClubId, Db } from '../db/client.ts'
import { notify } from '../delivery/notify.ts'
import { seedCalendar, type DemoCalendar } from './seed-calendar.ts'
import { seedCodes, type DemoCodes } from './seed-codes.ts'
import {
  athletes,
  coaches,
  DEMO_CLUB,
  headCoach,
  manager,
  SHOWN_ATHLETE,
  SQUADS,
  type Person,
  type Squad,
} from './people.ts'
import { insertPeople, others, type IdOf } from './seed-accounts.ts'
import { seedInvitation, type DemoInvitation } from './seed-invitation.ts'

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
  invitation: DemoInvitation
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
    | 'founder'
    | 'guardian',
    string
  >
}

/**
 * The demo club, a second club, an individual account, a club whose plan has ended, a founder whose
 * club is still to be set up, and somebody who has just signed up.
 */
export async function seedClubs(
  db: Db,
  { password, time_zone }: { password: string; time_zone: string },
): Promise<DemoClubs> {
  const today = dayIn(time_zone, new Date())
  const people = [...athletes, headCoach, ...coaches, manager, ...Object.values(others)]
  const idOf = await insertPeople(db, people, await hashPassword(password), today)
  await sql`update users set is_admin = true where email = ${others.admin.email}`.execute(db)
  await sql`update users set founds_club = true where email = ${others.founder.email}`.execute(db)
  await sql`update users set email_verified_at = null
    where email = ${others.signed_up.email}`.execute(db)

  const { club, other } = await foundClubs(db, { today, time_zone }, idOf)
  const invitation = await seedInvitation(db, club, idOf)
  const known = (person: Person): Member => ({ ...person, id: idOf(person) })
  return {
    club,
    other,
    today,
    time_zone,
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
  const { admin, other_coach, individual, no_club, expired, founder, guardian } = others
  const people = {
    admin,
    other_coach,
    individual,
    no_club,
    expired,
    founder,
    guardian,
    athlete: shown,
    coach: coaches[0],
    head_coach: headCoach,
    manager,
  }
  return Object.fromEntries(
    Object.entries(people).map(([key, person]) => [key, person?.email ?? '']),
  ) as DemoClubs['emails']
}

type Here = Pick<DemoClubs, 'today' | 'time_zone'>

/** A rowing club that has every feature for years. */
const paidClub = ({ today, time_zone }: Here) => ({
  time_zone,
  default_sport_id: 1,
  plan: 'bespoke' as const,
  extra_features: FEATURE_IDS,
  next_bill_date: addDays(today, 3652),
})

async function foundClubs(
  db: Db,
  here: Here,
  idOf: IdOf,
): Promise<{ club: ClubId; other: ClubId }> {
  const found = async (
    name: string,
    creator: Person,
    rest: Partial<NewClub>,
    people: readonly Person[],
  ) => {
    const creator_id = idOf(creator)
    const club = await createClub(db, { ...paidClub(here), name, creator_id, ...rest })
    await join(db, club, people, idOf)
    return club
  }
  const as = (person: Person, ...roles: RoleId[]): Person => ({ ...person, roles })
  const { other_coach, individual, expired } = others
  const guests = athletes.filter(isShown)

  const club = await found(DEMO_CLUB, manager, {}, [...athletes, headCoach, ...coaches, manager])
  await seedVenue(db, club)
  await seedNotices(db, club, idOf)
  const other = await found('Harbour Paddlers', other_coach, { default_sport_id: 48 }, [
    as(other_coach, ROLE.head_coach),
    ...guests,
  ])
  const single = {
    default_sport_id: 2,
    is_individual: true,
    plan: 'individual',
    extra_features: [],
    next_bill_date: addDays(here.today, 300),
  } as const
  await found('Iris Solo', individual, single, [as(individual, ROLE.athlete, ROLE.manager)])
  await found(
    'Old Dock RC',
    expired,
    { plan: 'silver', extra_features: [], next_bill_date: addDays(here.today, -20) },
    [as(expired, ROLE.manager, ROLE.coach)],
  )
  return { club, other }
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

/** Where the club rows. */
export const ROTSEE = {
  name: 'Rotsee',
  formatted_address: 'Rotsee, Luzern',
  latitude: 47.0665,
  longitude: 8.3082,
}

async function seedVenue(db: Db, club: ClubId): Promise<void> {
  const { id } = await db
    .insertInto('venues')
    .values({
      club_id: club,
      ...ROTSEE,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('clubs').set({ venue_id: id }).where('id', '=', club).execute()
}

/** The manager has recent notices; one of them is read, and two have become one. */
async function seedNotices(db: Db, club: ClubId, idOf: IdOf): Promise<void> {
  const notice = { by: null, about_club: club, link: '/club-members' }
  for (const [at, { first_name, last_name }] of athletes.slice(7, 10).entries()) {
    const values = { person: `${first_name} ${last_name}` }
    await notify(db, idOf(manager), { ...notice, kind: 'member-joined', values })
    if (at === 0)
      await sql`update notifications set read_at = now()
        where user_id = ${idOf(manager)}`.execute(db)
  }
  await notify(db, idOf(manager), { ...notice, kind: 'roles-changed' })
}
