import type * as contract from '#contract/account.ts'
import type { Handlers } from '../http/mount.ts'
import { Refusal } from '../http/refusal.ts'
import { activationHandlers } from './activation-routes.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { changeLanguage, signIn, signOut } from './commands.ts'
import { meOf, signedIn } from './queries.ts'

type Parts = { loginLimit: AttemptLimit; mailLimit: AttemptLimit; publicUrl: string; forget(tokenId: number): void }

export const accountHandlers = ({ loginLimit, forget, ...parts }: Parts): Handlers<typeof contract> => ({
  ...activationHandlers(parts),
  async login({ db, body, ip, client }) {
    const wait = loginLimit.wait(ip, body.username)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const { accessToken, user_id } = await signIn(db, body.username.trim(), body.password, client)
    return { accessToken, user: await signedIn(db, user_id) }
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
