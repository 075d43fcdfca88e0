import { sql } from 'kysely'
import type { GuardianQuestion, HealthConsent } from '#contract/people/consent.ts'
import { CONSENT_TEXT, type ConsentAnswer } from '#domain/constants/consent.ts'
import { ageOfConsent, needsGuardian } from '#domain/rules/consent.ts'
import type { Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'

export type ConsentFacts = {
  first_name: string
  full_name: string
  email: string
  date_of_birth: string | null
  countries: (string | null)[]
  clubs: string[]
}

/** What deciding on one's consent needs to know, across all of one's clubs. */
export async function consentFacts(db: Db): Promise<ConsentFacts> {
  const { rows } = await sql<ConsentFacts>`
    select first_name, full_name, email, date_of_birth::text as date_of_birth, countries, clubs
      from app.own_consent_facts()`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('the person in context is not there')
  return facts
}

/** The state of the consent of the person in context. `today` is YYYY-MM-DD. */
export async function consentOf(db: Db, userId: number, today: string): Promise<HealthConsent> {
  const { date_of_birth, countries, clubs } = await consentFacts(db)
  const rows = await db
    .selectFrom('health_consents')
    .select([
      'text_version',
      'answered_at',
      'guardian_email',
      'guardian_name',
      sql<ConsentAnswer>`answer`.as('answer'),
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const age = ageOfConsent(countries)
  return {
    state: rows[0]?.answer ?? 'unanswered',
    text_version: CONSENT_TEXT,
    age_of_consent: age,
    needs_guardian: date_of_birth === null ? null : needsGuardian(date_of_birth, today, age),
    clubs,
    record: rows,
  }
}

/** What the code of a guardian's mail is about; null for a code that never was. */
export async function guardianQuestionOf(db: Db, code: string): Promise<GuardianQuestion | null> {
  const { rows } = await sql<{
    question: Omit<GuardianQuestion, 'text_version'> | null
  }>`select app.guardian_question(${hashOf(code)}) as question`.execute(db)
  const question = rows[0]?.question
  return question ? { ...question, text_version: CONSENT_TEXT } : null
}
