import type * as contract from '#contract/account.ts'
import type { Handlers } from '../http/mount.ts'
import { Refusal } from '../http/refusal.ts'
import type { Secrets } from '../secrets.ts'
import { activationHandlers } from './activation-routes.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { changeLanguage, knowsPlace, signIn, signOut } from './commands.ts'
import type { LoginLimit } from './login-limit.ts'
import { meOf, signedIn } from './queries.ts'

type Parts = {
  loginLimit: LoginLimit
  mailLimit: AttemptLimit
  publicUrl: string
  secrets: Secrets
  forget(tokenId: number): void
}

export const accountHandlers = ({ loginLimit, forget, secrets, ...parts }: Parts): Handlers<typeof contract> => ({
  ...activationHandlers(parts),
  async login({ db, body, ip, client }) {
    const { username, password, otp } = body
    const address = username.trim()
    const place = secrets.mark(`place ${ip}`)
    const known = await knowsPlace(db, address, place)
    const wait = loginLimit.wait(ip, username, known)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    try {
      const { accessToken, user_id } = await signIn(db, secrets, { address, password, otp, client, place })
      loginLimit.wasRight(username, known)
      return { accessToken, user: await signedIn(db, user_id) }
    } catch (error) {
      if (error instanceof Refusal && error.code === 'second_step_required') loginLimit.wasRight(username, known)
      throw error
    }
  },
  async logout({ db, caller }) {
    await signOut(db, caller.token_id)
    forget(caller.token_id)
    return { data: { done: true } }
  },
  async me({ db, viewer, caller }) {
    return { data: await meOf(db, viewer.user_id, caller.token_id) }
  },
  async updateMe({ db, viewer, caller, body }) {
    await changeLanguage(db, viewer.user_id, body.preferred_language)
    return { data: await meOf(db, viewer.user_id, caller.token_id) }
  },
})
