import type { ActivationUser } from '#contract/people/account.ts'
import type { Static } from '#contract/schema.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run, runForOne } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue.ts'
import { accountToActivate, resetByCode } from './statements.ts'

/** A person who is not signed in asks for these, and they are answered by mail. */
export type AccountRequest =
  | {
      ask: 'register'
      address: string
      first_name: string
      last_name: string
      password_hash: string | null
      language: Language
      kind: 'club' | 'individual' | 'member'
      /** The link somebody came by. */
      join: string | null
    }
  | { ask: 'activation' | 'reset'; address: string }

/**
 * Leaves the request to a job, so that the answer is the same, and as quick, for known and unknown
 * addresses.
 */
export async function requestByMail(db: Db, request: AccountRequest): Promise<void> {
  const payload = JSON.stringify(request)
  await callRoutine(db, 'enqueue', { task: 'answer-by-mail', payload })
}

type CodeState = 'open' | 'used' | 'expired' | null
type Purpose = 'activation' | 'invitation' | 'reset'

/** @throws Refusal that says why the code cannot be used, unless it is open */
function demandOpen(state: CodeState): void {
  if (state !== 'open') throw new Refusal(state === null ? 'code_unknown' : `code_${state}`)
}

async function stateOf(db: Db, code: string, purposes: readonly Purpose[]): Promise<CodeState> {
  const code_hash = hashOf(code)
  return (await callRoutine(db, 'code_state', { code_hash, purposes })) as CodeState
}

/**
 * Whose account the code of a mail opens. A code that was used still says so much, for its owner
 * comes back to the link.
 * @throws Refusal when it is unknown, or ran out before the account was opened
 */
export async function activationUser(db: Db, code: string): Promise<Static<typeof ActivationUser>> {
  const { person } = await runForOne(db, accountToActivate, { code_hash: hashOf(code) })
  if (person === null) throw new Refusal('code_unknown')
  const state = await stateOf(db, code, ['activation', 'invitation'])
  if (state === 'expired') throw new Refusal('code_expired')
  return person as Static<typeof ActivationUser>
}

export type Details = {
  id: number
  activation_code: string
  first_name: string
  last_name: string
  preferred_language: Language
  time_zone: string
}

/**
 * Opens the account of the code under its final details, once.
 * @throws Refusal that says why the code cannot be used
 */
export async function finishActivation(
  db: Db,
  details: Details,
  passwordHash: string,
): Promise<void> {
  const state = await callRoutine(db, 'finish_activation', {
    code_hash: hashOf(details.activation_code),
    person: details.id,
    first: details.first_name,
    last: details.last_name,
    new_hash: passwordHash,
    in_language: details.preferred_language,
    zone: details.time_zone,
  })
  demandOpen(state as CodeState)
}

/** The link by which the person in context signed up, from the code that opened the account. */
export const signedUpBy = (db: Db, code: string): Promise<string | null> =>
  callRoutine(db, 'signed_up_by', { code_hash: hashOf(code) })

/** @throws Refusal when the code cannot set a password */
export const checkResetCode = async (db: Db, code: string): Promise<void> =>
  demandOpen(await stateOf(db, code, ['reset']))

/** What an open code answers with. */
type Reset = { user_id: number; email: string; name: string; language: Language }

/**
 * Sets the password, ends all sign-ins and notifies the owner. Returns the person's id.
 * @throws Refusal that says why the code cannot be used
 */
export async function resetPassword(
  db: Db,
  code: string,
  passwordHash: string,
  publicUrl: string,
): Promise<number> {
  const code_hash = hashOf(code)
  const [reset] = await run(db, resetByCode, { code_hash, password_hash: passwordHash })
  demandOpen((reset?.state ?? null) as CodeState)
  const { user_id, email, name, language } = reset as Reset
  await queueMail(db, {
    address: email,
    language,
    template: 'password-changed',
    values: { name, link: `${publicUrl}/login` },
  })
  return user_id
}
