import { randomBytes } from 'node:crypto'
import type { ConsentAnswer } from '#domain/constants/consent.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
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
export async function keepBirth(db: Db, person: number, born: string): Promise<void> {
  const fields = JSON.stringify({ date_of_birth: born })
  await callRoutine(db, 'save_profile', { club: null, person, fields })
}

/** A new code for the mail to a guardian; codes sent before end. */
export async function askGuardian(db: Db, address: string): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await callRoutine(db, 'ask_guardian', { code_hash: hashOf(code), address })
  return code
}

export async function endGuardianCodes(db: Db): Promise<void> {
  await callRoutine(db, 'end_guardian_codes', {})
}

type GuardiansAnswer = { agrees: boolean; name: string; text_version: string; language: Language }

/** @throws Refusal that says why the code cannot be used, unless it can be answered */
export async function answerAsGuardian(
  db: Db,
  code: string,
  { agrees, name, text_version, language }: GuardiansAnswer,
): Promise<void> {
  const state = await callRoutine(db, 'answer_as_guardian', {
    code_hash: hashOf(code),
    agrees,
    by_name: name.trim(),
    shown: text_version,
    in_language: language,
  })
  if (state === null) throw new Refusal('code_unknown')
  if (state !== 'open') throw new Refusal(state === 'used' ? 'conflict' : 'code_expired')
}
