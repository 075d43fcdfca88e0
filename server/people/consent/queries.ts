import { sql } from 'kysely'
import type { GuardianQuestion, HealthConsent } from '#contract/people/consent.ts'
import { CONSENT_TEXT, type ConsentAnswer } from '#domain/constants/consent.ts'
import { ageOfConsent, dayOfConsent, needsGuardian } from '#domain/rules/consent.ts'
import type { Db } from '../../db/client.ts'
import { run, runForOne } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { ownFacts, questionByCode, type OwnFactsRow } from './statements.ts'

export type ConsentFacts = OwnFactsRow

/** What deciding on one's consent needs to know, across all of one's clubs. */
export const consentFacts = (db: Db): Promise<ConsentFacts> => runForOne(db, ownFacts, {})

/** The state of the consent of the person in context. */
export async function consentOf(db: Db, userId: number): Promise<HealthConsent> {
  const { date_of_birth, countries, time_zones, clubs } = await consentFacts(db)
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
  const day = dayOfConsent(time_zones, new Date())
  return {
    state: rows[0]?.answer ?? 'unanswered',
    text_version: CONSENT_TEXT,
    age_of_consent: age,
    day,
    needs_guardian: date_of_birth === null ? null : needsGuardian(date_of_birth, day, age),
    clubs,
    record: rows,
  }
}

/** What the code of a guardian's mail is about; undefined for a code that never was. */
export async function guardianQuestionOf(
  db: Db,
  code: string,
): Promise<GuardianQuestion | undefined> {
  const [question] = await run(db, questionByCode, { code_hash: hashOf(code) })
  if (!question) return undefined
  const state = question.state as GuardianQuestion['state']
  return { ...question, state, text_version: CONSENT_TEXT }
}
