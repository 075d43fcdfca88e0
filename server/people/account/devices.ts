import { randomBytes } from 'node:crypto'
import type { Db, Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import type { Cookie } from '../../http/cookies.ts'
import { hashOf } from '../../http/gate.ts'

const NAME = 'slipway_device'
const DAYS = 400
const TOKEN_BYTES = 32
/** How many people one browser is remembered for, each with a token of their own. */
const MOST = 10
const TOKEN = /^[\w-]{43}$/

/** The tokens of a browser, the latest first, and which of them is this person's. */
export type Device = { tokens: readonly string[]; own: string | null }

const tokensIn = (cookie: string): string[] =>
  cookie
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST)

/**
 * The device a sign-in comes from. One that the owner of the account has signed in on before has a
 * token that was given to it for that person; asked alike for addresses nobody has.
 */
export async function deviceOf(
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
export async function rememberDevice(
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
