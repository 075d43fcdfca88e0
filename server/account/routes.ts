import type * as contract from '#contract/account.ts'
import type { Handlers } from '../http/mount.ts'
import { Refusal } from '../http/refusal.ts'
import { changeLanguage, signIn, signOut } from './commands.ts'
import type { LoginLimit } from './login-limit.ts'
import { meOf, signedIn } from './queries.ts'

type Parts = { limit: LoginLimit; forget(tokenId: number): void }

export const accountHandlers = ({ limit, forget }: Parts): Handlers<typeof contract> => ({
  async login({ db, body, ip, client }) {
    const wait = limit.wait(ip, body.username)
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
