import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ConsentAnswer } from '#domain/constants/consent.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'

type Answer = {
  answer: ConsentAnswer
  text_version: string
  language: Language
  age_of_consent: number
  guardian_email: string | null
}

/** Adds the answer to the record; who sees what follows from the last one. */
export async function recordAnswer(db: Db, userId: number, answer: Answer): Promise<void> {
  await db
    .insertInto('health_consents')
    .values({ user_id: userId, ...answer })
    .execute()
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      action: `health-consent-${answer.answer}`,
      subject: JSON.stringify({ text_version: answer.text_version }),
    })
    .execute()
}

/** Keeps the day of birth of somebody who had none. */
export async function keepBirth(db: Db, userId: number, born: string): Promise<void> {
  await sql`select app.save_profile(null, ${userId},
    ${JSON.stringify({ date_of_birth: born })}::jsonb)`.execute(db)
}

/** A new code for the mail to a guardian; codes sent before end. */
export async function askGuardian(db: Db, address: string): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await sql`select app.ask_guardian(${hashOf(code)}, ${address})`.execute(db)
  return code
}

export async function endGuardianCodes(db: Db): Promise<void> {
  await sql`select app.end_guardian_codes()`.execute(db)
}

type GuardiansAnswer = { agrees: boolean; name: string; text_version: string; language: Language }

/** @throws Refusal that says why the code cannot be used, unless it can be answered */
export async function answerAsGuardian(
  db: Db,
  code: string,
  { agrees, name, text_version, language }: GuardiansAnswer,
): Promise<void> {
  const { rows } = await sql<{ state: 'open' | 'used' | 'expired' | null }>`
    select app.answer_as_guardian(${hashOf(code)}, ${agrees}, ${name.trim()}, ${text_version},
      ${language}) as state`.execute(db)
  const state = rows[0]?.state ?? null
  if (state === null) throw new Refusal('code_unknown')
  if (state !== 'open') throw new Refusal(state === 'used' ? 'conflict' : 'code_expired')
}
