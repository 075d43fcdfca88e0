import type * as contract from '#contract/people/account.ts'
import type { Pool } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { hashOf } from '../../http/gate.ts'
import { found, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { activationHandlers, type ActivationParts } from './activation-routes.ts'
import {
  changeLanguage,
  endSignedOut,
  impersonate,
  knowsPlace,
  signIn,
  signOut,
} from './commands.ts'
import { deviceOf, rememberDevice, type Device } from './devices.ts'
import type { LoginLimit, Origin } from './login-limit.ts'
import { verifyForAddress } from './facts.ts'
import { meOf, signedIn } from './queries.ts'

type Parts = ActivationParts & {
  loginLimit: LoginLimit
  secrets: Secrets
  forget(tokenId: number): void
}

async function originOf(
  pool: Pool,
  address: string,
  place: Buffer,
  { own }: Device,
): Promise<Origin> {
  if (own !== null) return { device: hashOf(own).toString('hex') }
  return (await knowsPlace(pool, address, place)) ? 'known place' : 'strange place'
}

const loginHandler = ({
  pool,
  loginLimit,
  secrets,
  publicUrl,
}: Pick<Parts, 'pool' | 'loginLimit' | 'secrets' | 'publicUrl'>): Handlers<
  typeof contract
>['login'] => ({
  async prepare({ body, ip, cookies }) {
    const { username, password, otp } = body
    const address = username.trim()
    const place = secrets.mark(`place ${ip}`)
    const device = await deviceOf(pool, address, cookies)
    const from = await originOf(pool, address, place, device)
    const wait = await loginLimit.wait(ip, username, from)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const verified = await verifyForAddress(pool, address, password)
    return async ({ db, client }) => {
      try {
        const { accessToken, user_id } = await signIn(db, secrets, {
          address,
          verified,
          otp,
          client,
          place,
        })
        const user = await signedIn(db, user_id)
        const secure = publicUrl.startsWith('https:')
        cookies.set(await rememberDevice(db, user_id, device, secure))
        loginLimit.wasRight(username, from)
        return { accessToken, user }
      } catch (error) {
        if (error instanceof Refusal && error.code === 'second_step_required')
          loginLimit.wasRight(username, from)
        throw error
      }
    }
  },
})

export const accountHandlers = ({
  pool,
  loginLimit,
  forget,
  secrets,
  ...parts
}: Parts): Handlers<typeof contract> => ({
  ...activationHandlers({ pool, ...parts }),
  login: loginHandler({ pool, loginLimit, secrets, publicUrl: parts.publicUrl }),
  async logout({ db, caller }) {
    await signOut(db, caller.token_id)
    forget(caller.token_id)
    return { data: { done: true } }
  },
  async endSignedOut({ db, body }) {
    const hashes = body.fingerprints.map((fingerprint) => Buffer.from(fingerprint, 'hex'))
    for (const id of await endSignedOut(db, hashes)) forget(id)
    return { data: { done: true } }
  },
  async impersonate({ db, params, body, caller }) {
    const client = `${caller.full_name}, Slipway`
    return {
      data: found(
        await impersonate(db, {
          person: params.id,
          reason: body.reason,
          own_token: caller.token_id,
          client,
        }),
      ),
    }
  },
  async me({ db, caller }) {
    return { data: await meOf(db, caller) }
  },
  async updateMe({ db, viewer, caller, body }) {
    await changeLanguage(db, viewer.user_id, body.preferred_language)
    return { data: await meOf(db, caller) }
  },
})
