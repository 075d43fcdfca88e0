import { randomBytes } from 'node:crypto'
import { AGE_OF_CONSENT_ELSEWHERE, CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { createClub } from '../server/people/clubs/commands.ts'
import { connectOwner, handleOn, type ClubId, type Db } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { hashOf } from '../server/http/gate.ts'

export type Person = { id: number; token: string }
export type World = { club: ClubId; coach: Person; coaches: Person[]; athletes: Person[] }

const YEAR_MS = 365 * 86_400_000

/** A club with so many coaches and athletes, all signed in. */
export async function makeWorld(ownerUrl: string, athletes: number, coaches = 1): Promise<World> {
  const client = await connectOwner(ownerUrl)
  try {
    const db = handleOn(client, REACTIONS)
    const coach = await makePerson(db, 'Coach')
    const club = await createClub(db, {
      name: 'Soak',
      time_zone: 'Europe/Berlin',
      default_sport_id: 1,
      plan: 'platinum',
      next_bill_date: new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10),
      creator_id: coach.id,
    })
    await addMember(db, club, coach, ROLE.coach)
    await addMember(db, club, coach, ROLE.manager) // who invites
    const more = async (count: number, name: string, role: RoleId) => {
      const people: Person[] = []
      while (people.length < count) {
        const person = await makePerson(db, `${name} ${people.length}`)
        await addMember(db, club, person, role)
        people.push(person)
      }
      return people
    }
    const others = await more(coaches - 1, 'Coach', ROLE.coach)
    const people = await more(athletes, 'Athlete', ROLE.athlete)
    return { club, coach, coaches: [coach, ...others], athletes: people }
  } finally {
    await client.end()
  }
}

async function makePerson(db: Db, name: string): Promise<Person> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${randomBytes(6).toString('hex')}@soak.test`,
      first_name: 'Soak',
      last_name: name,
      email_verified_at: new Date().toISOString(),
      max_hr: 190,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('tokens')
    .values({
      user_id: id,
      hash: hashOf(token),
      client: 'soak',
      expires_at: new Date(Date.now() + YEAR_MS).toISOString(),
    })
    .execute()
  await db
    .insertInto('health_consents')
    .values({
      user_id: id,
      answer: 'given',
      text_version: CONSENT_TEXT,
      language: 'en',
      age_of_consent: AGE_OF_CONSENT_ELSEWHERE,
    })
    .execute()
  return { id, token }
}

async function addMember(db: Db, club: ClubId, { id }: Person, role_id: RoleId): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ club_id: club, user_id: id, status: MEMBER_STATUS.approved })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('membership_roles')
    .values({ club_id: club, user_id: id, role_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
