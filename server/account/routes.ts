import type * as contract from '#contract/account.ts'
import type { Handlers } from '../http/mount.ts'
import { Refusal } from '../http/refusal.ts'
import { changeLanguage, signIn, signOut } from './commands.ts'
import type { LoginLimit } from './login-limit.ts'
import { meOf } from './queries.ts'

export const accountHandlers = (limit: LoginLimit): Handlers<typeof contract> => ({
  async login({ db, body, ip, client }) {
    const wait = limit.wait(ip, body.username)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const { accessToken, user_id } = await signIn(db, body.username.trim(), body.password, client)
    const user = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'full_name', 'email', 'preferred_language'])
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    return { accessToken, user: { ...user, full_name: user.full_name ?? '', preferred_language: user.preferred_language as 'en' } }
  },
  async logout({ db, caller }) {
    await signOut(db, caller.token_id)
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
