import type { Db, Pool } from '../../db/client.ts'
import type { Cookie } from '../../http/cookies.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { knowsPlace } from './commands.ts'
import { deviceOf, rememberDevice, type Device } from './devices.ts'
import type { LoginLimit, Origin } from './login-limit.ts'

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
