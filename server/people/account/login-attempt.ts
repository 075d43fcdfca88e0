import { randomBytes } from 'node:crypto'
import type { Db, Pool } from '../../db/client.ts'
import type { Cookie } from '../../http/cookies.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { callRoutine } from '../../db/routine.ts'
import { knowsPlace } from './commands.ts'
import type { LoginLimit, Origin } from './login-limit.ts'

const NAME = 'slipway_device'
const DAYS = 400
const TOKEN_BYTES = 32
/** How many people one browser is remembered for, each with a token of their own. */
const MOST = 10
const TOKEN = /^[\w-]{43}$/

/** The tokens of a browser, the latest first, and which of them is this person's. */
type Device = { tokens: readonly string[]; own: string | null }

const tokensIn = (cookie: string): string[] =>
  cookie
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST)

/**
 * The device a sign-in comes from. One that the owner of the account has signed in on before has a
 * token that was given to it for that person; asked alike for addresses nobody has.
 */
async function deviceOf(
  pool: Pool,
  address: string,
  cookies: { value(name: string): string },
): Promise<Device> {
  const tokens = tokensIn(cookies.value(NAME))
  if (tokens.length === 0) return { tokens, own: null }
  const { rows } = await pool.query<{ hash: Buffer }>(
    'select hash from app.known_devices($1, $2) as hash limit 1',
    [address, tokens.map(hashOf)],
  )
  const hash = rows[0]?.hash
  return { tokens, own: tokens.find((token) => hash?.equals(hashOf(token))) ?? null }
}

/**
 * Remembers the device for a person who has signed in. A token it was not given for this person is
 * never taken over, so nobody can put one there beforehand.
 */
async function rememberDevice(
  db: Db,
  person: number,
  { tokens, own }: Device,
  secure: boolean,
): Promise<Cookie> {
  const token = own ?? randomBytes(TOKEN_BYTES).toString('base64url')
  await callRoutine(db, 'remember_device', { person, of_token: hashOf(token) })
  const others = tokens.filter((one) => one !== token)
  return {
    name: NAME,
    value: [token, ...others].slice(0, MOST).join('.'),
    path: '/api/v2/login',
    days: DAYS,
    secure,
  }
}

export type AttemptParts = {
  pool: Pool
  loginLimit: LoginLimit
  secrets: Secrets
  publicUrl: string
}

type Visit = {
  ip: string
  cookies: { value(name: string): string; set(cookie: Cookie): void }
}

/** Somebody who tries to sign in to one account, from one place on one device. */
export type LoginAttempt = {
  place: Buffer
  /** It was no guess, and its owner's device is remembered. */
  succeed(db: Db, userId: number): Promise<void>
  /** It was no guess, and does not count. */
  wasRight(): void
}

type KnownDevice = {
  device: Device
  place: Buffer
  /** Remembers it for somebody who has signed in. */
  remember(db: Db, userId: number): Promise<void>
}

/** The device and the place of somebody who signs in under this address. */
export async function deviceFor(
  { pool, secrets, publicUrl }: AttemptParts,
  { ip, cookies }: Visit,
  address: string,
): Promise<KnownDevice> {
  const device = await deviceOf(pool, address, cookies)
  return {
    device,
    place: secrets.mark(`place ${ip}`),
    async remember(db, userId) {
      const secure = publicUrl.startsWith('https:')
      cookies.set(await rememberDevice(db, userId, device, secure))
    },
  }
}

async function originOf(
  pool: Pool,
  address: string,
  { device: { own }, place }: KnownDevice,
): Promise<Origin> {
  if (own !== null) return { device: hashOf(own).toString('hex') }
  return (await knowsPlace(pool, address, place)) ? 'known place' : 'strange place'
}

/**
 * Counts an attempt to sign in under this address.
 * @throws Refusal too_many_requests
 */
export async function countAttempt(
  parts: AttemptParts,
  visit: Visit,
  address: string,
): Promise<LoginAttempt> {
  const known = await deviceFor(parts, visit, address)
  const from = await originOf(parts.pool, address, known)
  const wait = await parts.loginLimit.wait(visit.ip, address, from)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
  const wasRight = () => parts.loginLimit.wasRight(address, from)
  return {
    place: known.place,
    wasRight,
    async succeed(db, userId) {
      await known.remember(db, userId)
      wasRight()
    },
  }
}
