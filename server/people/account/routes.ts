import type * as contract from '#contract/people/account.ts'
import type { Handlers } from '../../http/mount.ts'
import { found, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { activationHandlers, type ActivationParts } from './activation-routes.ts'
import { changeLanguage, endSignedOut, impersonate, signIn, signOut } from './commands.ts'
import { countAttempt } from './login-attempt.ts'
import type { LoginLimit } from './login-limit.ts'
import { verifyForAddress } from './facts.ts'
import { meOf, signedIn } from './queries.ts'

type Parts = ActivationParts & {
  loginLimit: LoginLimit
  secrets: Secrets
  forget(tokenId: number): void
}

const loginHandler = (
  parts: Pick<Parts, 'pool' | 'loginLimit' | 'secrets' | 'publicUrl'>,
): Handlers<typeof contract>['login'] => ({
  async prepare({ body, ip, cookies }) {
    const { username, password, otp } = body
    const address = username.trim()
    const attempt = await countAttempt(parts, { ip, cookies }, address)
    const { place } = attempt
    const verified = await verifyForAddress(parts.pool, address, password)
    return async ({ db, client }) => {
      try {
        const { accessToken, user_id } = await signIn(db, parts.secrets, {
          address,
          verified,
          otp,
          client,
          place,
        })
        const user = await signedIn(db, user_id)
        await attempt.succeed(db, user_id)
        return { accessToken, user }
      } catch (error) {
        if (error instanceof Refusal && error.code === 'second_step_required') attempt.wasRight()
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
