import { sql } from 'kysely'
import { AGE_OF_CONSENT_ELSEWHERE, CONSENT_TEXT } from '#domain/constants/consent.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../db/client.ts'
import { notify } from '../delivery/notify.ts'
import type { FileStore } from '../files/store.ts'
import { hashPassword } from '../people/account/passwords.ts'
import { createClub, type NewClub } from '../people/clubs/commands.ts'
import { keepView, makeLink } from '../planning/calendar/commands.ts'
import type { Secrets } from '../secrets.ts'
import {
  athletes,
  clubPeople,
  coaches,
  DEMO_CLUB,
  headCoach,
  manager,
  nameOf,
  others,
  shownAthlete,
  shownCoach,
  SQUADS,
  type Person,
  type Squad,
} from './people.ts'
import { insertRow, insertRows } from './rows.ts'
import { seedCodes, seedInvitation, type IdOf } from './seed-codes.ts'

export type Member = Person & { id: number }
/** The clubs, and all that a seed needs beside. */
export type Demo = Awaited<ReturnType<typeof seedClubs>>
export type Tools = { db: Db; files: FileStore; secrets: Secrets }

/**
 * The demo club, a second club, an individual account, a club whose plan has ended, a founder whose
 * club is still to be set up, and somebody who has just signed up.
 */
export async function seedClubs(
  tools: Tools,
  { password, time_zone }: { password: string; time_zone: string },
) {
  const { db } = tools
  const today = dayIn(time_zone, new Date())
  const idOf = await insertPeople(db, await hashPassword(password), today)
  const { club, other, venue_id } = await foundClubs(db, { today, time_zone }, idOf)
  const invitation = await seedInvitation(db, club, idOf)
  const known = (person: Person): Member => ({ ...person, id: idOf(person) })
  const coach = idOf(headCoach)
  return {
    ...tools,
    club,
    other,
    venue_id,
    today,
    time_zone,
    idOf,
    /** The head coach, who plans what is nobody else's, as a coach. */
    coach,
    planner: { user_id: coach, role_id: ROLE.coach },
    athletes: athletes.map(known),
    coaches: [headCoach, ...coaches].map(known),
    squads: await seedSquads(db, club, idOf),
    codes: await seedCodes(db, club, idOf),
    shown_athlete: idOf(shownAthlete),
    invitation,
    calendar: await seedCalendar(db, club, idOf(shownCoach)),
  }
}

/** Creates the accounts, all with one password, and answers with their ids. */
async function insertPeople(db: Db, password_hash: string, today: string): Promise<IdOf> {
  const people = [...clubPeople, ...Object.values(others)]
  const { admin, founder, signed_up, no_club } = others
  const ids = new Map<string, number>()
  for (const [index, person] of people.entries()) {
    const { email, first_name, last_name, gender, age, max_hr } = person
    const id = await insertRow(db, 'users', {
      email,
      first_name,
      last_name,
      gender,
      preferred_language: person.language,
      date_of_birth: addDays(today, -Math.round(age * 365.25) - ((index * 29) % 300)),
      max_hr,
      weight: gender === 'm' ? 76 + ((index * 7) % 19) : 60 + ((index * 5) % 15),
      resting_hr: 48 + ((index * 7) % 12),
      password_hash,
      email_verified_at: sql<string>`now()`,
    })
    ids.set(email, id)
  }
  const idOf = ({ email }: Person) => ids.get(email) ?? 0
  await sql`update users set is_admin = true where id = ${idOf(admin)}`.execute(db)
  await sql`update users set founds_club = true where id = ${idOf(founder)}`.execute(db)
  await sql`update users set email_verified_at = null where id = ${idOf(signed_up)}`.execute(db)
  // Everybody but those who have not joined yet has agreed that coaches see health data.
  const consents = people
    .filter((person) => ![no_club, founder, signed_up].includes(person))
    .map((person) => ({
      user_id: idOf(person),
      answer: 'given',
      text_version: CONSENT_TEXT,
      language: 'en',
      age_of_consent: AGE_OF_CONSENT_ELSEWHERE,
    }))
  await insertRows(db, 'health_consents', consents)
  return idOf
}

type ClubPlan = Pick<NewClub, 'name'> & Partial<NewClub>

async function foundClubs(
  db: Db,
  { today, time_zone }: { today: string; time_zone: string },
  idOf: IdOf,
): Promise<{ club: ClubId; other: ClubId; venue_id: number }> {
  /** A rowing club that has every feature for years, unless it says otherwise. */
  const found = async (creator: Person, people: readonly Person[], given: ClubPlan) => {
    const club = await createClub(db, {
      creator_id: idOf(creator),
      time_zone,
      default_sport_id: 1,
      plan: 'bespoke',
      extra_features: FEATURE_IDS,
      next_bill_date: addDays(today, 3652),
      ...given,
    })
    await join(db, club, people, idOf)
    return club
  }
  const as = (person: Person, ...roles: RoleId[]): Person => ({ ...person, roles })
  const { other_coach, individual, expired } = others
  const club = await found(manager, clubPeople, { name: DEMO_CLUB })
  const venue_id = await insertRow(db, 'venues', { club_id: club, ...ROTSEE })
  await db.updateTable('clubs').set({ venue_id }).where('id', '=', club).execute()
  await seedNotices(db, club, idOf)
  const guests = [as(other_coach, ROLE.head_coach), shownAthlete]
  const other = await found(other_coach, guests, { name: 'Harbour Paddlers', default_sport_id: 48 })
  await found(individual, [as(individual, ROLE.athlete, ROLE.manager)], {
    name: 'Iris Solo',
    default_sport_id: 2,
    is_individual: true,
    plan: 'individual',
    extra_features: [],
    next_bill_date: addDays(today, 300),
  })
  await found(expired, [as(expired, ROLE.manager, ROLE.coach)], {
    name: 'Old Dock RC',
    plan: 'silver',
    extra_features: [],
    next_bill_date: addDays(today, -20),
  })
  return { club, other, venue_id }
}

async function join(db: Db, club_id: ClubId, people: readonly Person[], idOf: IdOf): Promise<void> {
  const members = people.map((person) => ({
    club_id,
    user_id: idOf(person),
    status: MEMBER_STATUS.approved,
    cox: person.cox,
    scull: person.scull,
    sweep: person.sweep,
    stroke: person.sweep && person.strength > 1,
  }))
  await insertRows(db, 'memberships', members)
  const roles = people.flatMap((person) =>
    person.roles.map((role_id) => ({ club_id, user_id: idOf(person), role_id })),
  )
  await insertRows(db, 'membership_roles', roles)
}

async function seedSquads(db: Db, club_id: ClubId, idOf: IdOf): Promise<Record<Squad, number>> {
  const squads = { Senior: 0, U23: 0, U19: 0, U17: 0 }
  for (const name of SQUADS) squads[name] = await insertRow(db, 'squads', { club_id, name })
  const members = clubPeople.flatMap((person) =>
    person.squad ? [{ club_id, squad_id: squads[person.squad], user_id: idOf(person) }] : [],
  )
  await insertRows(db, 'squad_users', members)
  return squads
}

/** Where the club rows. */
export const ROTSEE = {
  name: 'Rotsee',
  formatted_address: 'Rotsee, Luzern',
  latitude: 47.0665,
  longitude: 8.3082,
}

/** The manager has recent notices; one of them is read, and two have become one. */
async function seedNotices(db: Db, club: ClubId, idOf: IdOf): Promise<void> {
  const to = idOf(manager)
  const notice = { by: null, about_club: club, link: '/club-members' }
  for (const [at, person] of athletes.slice(7, 10).entries()) {
    const values = { person: nameOf(person) }
    await notify(db, to, { ...notice, kind: 'member-joined', values })
    if (at === 0)
      await sql`update notifications set read_at = now() where user_id = ${to}`.execute(db)
  }
  await notify(db, to, { ...notice, kind: 'roles-changed' })
}

/** A public page and a feed of the club's plan by their secrets, and a view the coach keeps. */
async function seedCalendar(db: Db, club: ClubId, coach: number) {
  const share = (kind: 'page' | 'feed') =>
    makeLink(db, club, { kind, scope: 'club', squad_ids: [], days: null, user_id: coach })
  const page = await share('page')
  const feed = await share('feed')
  const kept = { name: 'Week of the whole club', search: 'view=week&display=all' }
  const view = await keepView(db, club, coach, kept)
  return { page: page.token, feed: feed.token, link: page.id, view }
}
