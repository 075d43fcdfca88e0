import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../server/db/client.ts'
import type { FileStore } from '../../server/files/store.ts'
import { hashOf } from '../../server/http/gate.ts'
import { testSecrets } from '../support/app.ts'
import { PASSWORD, giveSecondStep, makeUser, signInOf } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { ONE_STEP_ADDRESS } from '../support/personas.ts'
import { keepFile } from '../support/stored-file.ts'
import { idOf, photo, serial, type Things } from './matrix-parts.ts'

export const SOMEBODY = {
  first_name: 'Some',
  last_name: 'Body',
  password: 'a quiet bend upstream',
  preferred_language: 'en',
} as const

export const newAddress = () => `new${serial()}@slipway.test`

/**
 * A code of a mail, and whom it is for: the account is not open yet when it is there to open it.
 */
export async function mailedCode(
  db: Db,
  purpose: 'activation' | 'reset',
): Promise<{ id: number; code: string }> {
  const { id } = await makeUser(db, { email_verified_at: null })
  const code = `${purpose}-code-${serial()}`
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose, user_id: id })
    .execute()
  return { id, code }
}

/** A code of a mail to somebody's guardian. */
export async function guardianCode(db: Db): Promise<string> {
  const { id } = await makeUser(db, { date_of_birth: '2015-05-05', consent: 'asked' })
  const code = `guardian-code-${serial()}`
  const payload = JSON.stringify({ email: newAddress() })
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose: 'guardian', user_id: id, payload })
    .execute()
  return code
}

/** A further sign-in of the person, to be ended. */
export async function signInToEnd(db: Db, email: string): Promise<number> {
  const token = await signInOf(db, await idOf(db, email))
  return (
    await db
      .selectFrom('tokens')
      .select('id')
      .where('hash', '=', hashOf(token))
      .executeTakeFirstOrThrow()
  ).id
}

/** A browser that the caller has notices sent to. */
export async function deviceWithPush(db: Db, email: string): Promise<number> {
  const user_id = await idOf(db, email)
  const token_id = await signInToEnd(db, email)
  const { id } = await db
    .insertInto('push_devices')
    .values({ user_id, token_id, ...pushedTo(serial()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const P256DH = Buffer.alloc(65, 4).toString('base64url')
const AUTH = Buffer.alloc(16, 7).toString('base64url')
const pushedTo = (number: number) => ({
  endpoint: `https://push.example/${number}`,
  p256dh: P256DH,
  auth: AUTH,
})

/** What a browser has subscribed with. */
export function subscribed() {
  const { endpoint, p256dh, auth } = pushedTo(serial())
  return { endpoint, keys: { p256dh, auth } }
}

const CHANGED = 'changed.'

export async function addressCode(db: Db, email: string): Promise<string> {
  const code = `address-code-${serial()}`
  const payload = JSON.stringify({ email: `${CHANGED}${email}` })
  await db
    .insertInto('one_time_codes')
    .values({
      hash: hashOf(code),
      purpose: 'email-change',
      user_id: await idOf(db, email),
      payload,
    })
    .execute()
  return code
}

export const oldAddress = (db: Db) =>
  sql`update users set email = substr(email, ${CHANGED.length + 1})
    where email like ${`${CHANGED}%`}`.execute(db)

/** What an authenticator app shows to somebody who is setting up the second step. */
export async function appCode(db: Db, email: string): Promise<string> {
  const user_id = await idOf(db, email)
  const secret = new Secret({ size: 20 }).base32
  await db.deleteFrom('second_steps').where('user_id', '=', user_id).execute()
  await db
    .insertInto('second_steps')
    .values({ user_id, secret: testSecrets.seal(secret, user_id) })
    .execute()
  return new TOTP({ secret }).generate()
}

/** Restores the usual state: the administrator who has a second step has one, others have none. */
export async function usualSecondSteps(db: Db): Promise<void> {
  await db.deleteFrom('second_steps').execute()
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('email', '<>', ONE_STEP_ADDRESS)
    .execute()
  for (const { id } of admins) await giveSecondStep(db, id)
}

export async function beforeSecondStep({ email }: Things, db: Db): Promise<Parts> {
  await db
    .deleteFrom('second_steps')
    .where('user_id', '=', await idOf(db, email))
    .execute()
  return { body: { password: PASSWORD } }
}

/** The address of a picture that is in the store. */
export async function pictureCode(files: FileStore, db: Db, email: string): Promise<string> {
  const { sha256 } = await keepFile(db, files, await photo())
  const code = `the-picture-of-somebody-${serial()}`
  const user_id = await idOf(db, email)
  await db.deleteFrom('pictures').where('user_id', '=', user_id).execute()
  await db.insertInto('pictures').values({ user_id, code, sha256 }).execute()
  return code
}

/** What an export is that the caller, or the club they are in, has. */
type ExportOfCaller = { email: string; club?: number; state?: 'done' | 'running'; code?: string }

/** A copy of somebody's data, or an export of their club, that is ready or being made. */
export async function finishedCopy(
  files: FileStore,
  db: Db,
  { email, club, state = 'done', code }: ExportOfCaller,
): Promise<number> {
  const { sha256, size } = await keepFile(db, files, await photo())
  if (club !== undefined && state === 'running')
    await db.deleteFrom('data_exports').where('about_club', '=', club).execute()
  const link_hash = code === undefined ? null : hashOf(code)
  const { id } = await db
    .insertInto('data_exports')
    .values({
      user_id: await idOf(db, email),
      about_club: club ?? null,
      state,
      ...(state === 'done' && { sha256, size, expires_at: '2040-01-01' }),
      ...(link_hash && { link_hash, link_until: '2040-01-01' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What proves that it is the person: a fresh recovery code of who has a second step. */
export async function proofOf(db: Db, email: string): Promise<{ otp?: string }> {
  const user_id = await idOf(db, email)
  const steps = db.selectFrom('second_steps').select('user_id').where('user_id', '=', user_id)
  if ((await steps.execute()).length === 0) return {}
  const otp = `RECOVERY${serial()}`
  const hash = testSecrets.mark(`recovery ${user_id} ${otp}`)
  await db.insertInto('recovery_codes').values({ user_id, hash }).execute()
  return { otp }
}

/** The code of an address that opens a copy. */
export async function copyCode(files: FileStore, db: Db, email: string): Promise<string> {
  const code = `the-copy-of-somebody-${serial()}`
  await finishedCopy(files, db, { email, code })
  return code
}

/** Writes a note of the caller, who is found by their address. */
export const noteOfPerson =
  (parts: (id: number) => Parts) =>
  async ({ email }: Things, db: Db) => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const note = await db
      .insertInto('notes')
      .values({ user_id: id, text: 'Catch early' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return parts(note.id)
  }
