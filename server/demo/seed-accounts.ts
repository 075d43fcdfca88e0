import { sql } from 'kysely'
import { AGE_OF_CONSENT_ELSEWHERE, CONSENT_TEXT } from '#domain/constants/consent.ts'
import { addDays } from '#domain/time/week.ts'
import type { Db } from '../db/client.ts'
import type { Person } from './people.ts'

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
/** People of whom each shows one state of an account. */
export const others = {
  admin: alone('admin', 'Ada', 'Admin'),
  other_coach: alone('other.coach', 'Owen', 'Price'),
  individual: alone('individual', 'Iris', 'Solo'),
  no_club: alone('no.club', 'Nina', 'Newcomer'),
  expired: alone('expired', 'Emil', 'Ended'),
  founder: alone('founder', 'Fay', 'Founder'),
  guardian: alone('guardian', 'Petra', 'Baumann'),
  signed_up: alone('signed.up', 'Sina', 'Signup'),
}

export type IdOf = (person: Person) => number

/** Creates the accounts, all with one password, and answers with their ids. */
export async function insertPeople(
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
    .returning(['id', sql<string>`email`.as('email')])
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
