import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { fieldText } from '../../text/text.ts'
import { isCommon } from './common-passwords.ts'
import { hashPassword, verifyAgainst, type Verified } from './passwords.ts'
import { storedSecondStep } from './statements.ts'

const PERIOD_S = 30
const RECOVERY_CODES = 10
/** Letters and digits that are easily confused are left out. */
const RECOVERY_SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/**
 * Compares with the password of the account under this address, without holding a connection
 * meanwhile.
 */
export async function verifyForAddress(
  pool: Pool,
  address: string,
  password: string,
): Promise<Verified> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from app.credentials($1)',
    [address],
  )
  return verifyAgainst(rows[0]?.password_hash ?? null, password)
}

const ownHash = (db: Db): Promise<string | null> => callRoutine(db, 'own_password_hash', {})

/** Compares with the password of somebody signed in, without holding a connection meanwhile. */
async function verifyOwn(pool: Pool, userId: number, password: string): Promise<Verified> {
  return verifyAgainst(await inTransaction(pool, { user_id: userId }, ownHash), password)
}

/** Refuses unless this was the password of the person in context, and still is. */
export async function demandOwn(db: Db, { stored, matches }: Verified): Promise<void> {
  if (stored === null) throw new Refusal('no_password', { fields: { password: null } })
  if (!matches || (await ownHash(db)) !== stored)
    throw new Refusal('wrong_password', { fields: { password: null } })
}

/** The hash to keep of a password somebody chose; taken before the transaction begins. */
export const hashOfChosen = (password: string): Promise<string> => hashPassword(password)

type Limit = { wait(from: string, name: string): Promise<number> }

/**
 * Compares the password of somebody signed in, not more often than they mistype it; before the
 * transaction begins.
 */
export async function reauthenticate(
  pool: Pool,
  limit: Limit,
  userId: number,
  password: string,
): Promise<Verified> {
  const wait = await limit.wait('password', String(userId))
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
  return verifyOwn(pool, userId, password)
}

/** Refuses, at this field, a password that many have or that is made of the person's own names. */
export function refuseCommon(
  field: 'password' | 'new_password',
  password: string,
  own: readonly string[],
  language: Language,
): void {
  if (isCommon(password, own))
    throw new Refusal('invalid', { errors: { [field]: [fieldText(language, 'common_password')] } })
}

export const authenticator = (secret: string, address: string): TOTP =>
  new TOTP({
    issuer: 'Slipway',
    label: address,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
  })

export type SecondStep = { secret: string; confirmed: boolean }

/**
 * What somebody has set up as second step, be it confirmed or not; what was begun with a key that
 * is lost counts for nothing.
 * @throws Refusal second_step_unreadable where one that is in use was sealed with a lost key
 */
export async function secondStepOf(
  db: Db,
  secrets: Secrets,
  userId: number,
): Promise<SecondStep | null> {
  const [row] = await run(db, storedSecondStep, { person: userId })
  if (!row) return null
  const secret = openedOrNull(secrets, row.secret, userId)
  if (secret !== null) return { secret, confirmed: row.confirmed }
  demand(!row.confirmed, 'second_step_unreadable')
  return null
}

function openedOrNull(secrets: Secrets, sealed: Buffer, userId: number): string | null {
  try {
    return secrets.open(sealed, userId)
  } catch {
    return null
  }
}

/**
 * Whether the app of this secret shows the code now, a period before or after; a code counts once.
 */
export async function takeCode(
  db: Db,
  userId: number,
  secret: string,
  code: string,
): Promise<boolean> {
  const delta = authenticator(secret, '').validate({ token: code, window: 1 })
  if (delta === null) return false
  const period = Math.floor(Date.now() / 1000 / PERIOD_S) + delta
  return askRoutine(db, 'take_period', { person: userId, period })
}

/** Codes for the day the phone is lost: as shown, once, and as kept. */
export function newRecoveryCodes(
  secrets: Secrets,
  userId: number,
): { shown: string[]; kept: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(10)].map((byte) => RECOVERY_SIGNS[byte % 30]).join(''),
  )
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    kept: codes.map((code) => secrets.mark(markedText(userId, code))),
  }
}

async function takeRecoveryCode(
  db: Db,
  secrets: Secrets,
  person: number,
  code: string,
): Promise<boolean> {
  for (const code_hash of secrets.marks(markedText(person, code)))
    if (await askRoutine(db, 'take_recovery_code', { person, code_hash })) return true
  return false
}

const markedText = (userId: number, code: string): string =>
  `recovery ${userId} ${code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`

/**
 * Whether this code of the app, or recovery code, shows that it is the person; who has no second
 * step needs none.
 */
export async function passesSecondStep(
  db: Db,
  secrets: Secrets,
  userId: number,
  otp: string | undefined,
): Promise<boolean> {
  const step = await secondStepOf(db, secrets, userId)
  if (!step?.confirmed) return true
  if (otp === undefined) return false
  return /^\d{6}$/.test(otp)
    ? takeCode(db, userId, step.secret, otp)
    : takeRecoveryCode(db, secrets, userId, otp)
}
