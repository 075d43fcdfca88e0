import type * as contract from '#contract/people/account.ts'
import { inTransaction, type Pool } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import {
  activationUser,
  checkResetCode,
  finishActivation,
  requestByMail,
  resetPassword,
  signedUpBy,
} from './activation.ts'
import { enterByCode, type LinkForGuest } from '../invitations/open.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { note, openSession } from './commands.ts'
import { refuseCommon } from './facts.ts'
import { hashPassword } from './passwords.ts'
import { signedIn } from './queries.ts'
import { demandPassword, openByLink } from './sign-up-by-link.ts'

type Calls =
  | 'register'
  | 'getUserData'
  | 'accountDetails'
  | 'resendActivation'
  | 'forgotPassword'
  | 'passwordReset'
  | 'resetPassword'
export type ActivationParts = {
  pool: Pool
  mailLimit: AttemptLimit
  publicUrl: string
  sendsMail: boolean
  findLink: LinkForGuest
}
type Parts = ActivationParts

/** Everything before the first sign-in, and the way back to one. */
export const activationHandlers = (parts: Parts): Pick<Handlers<typeof contract>, Calls> => ({
  ...signingUp(parts),
  ...byMail(parts),
  ...byCode(parts),
})

type Only<K extends Calls> = Pick<Handlers<typeof contract>, K>

/** A sign-up, answered by mail; where no mail leaves, one by a link opens the account at once. */
const signingUp = ({ pool, mailLimit, sendsMail, findLink }: Parts): Only<'register'> => ({
  register: {
    async prepare({ body, ip, language, client }) {
      const { email, password, account_type, preferred_language } = body
      if (password !== undefined)
        refuseCommon('password', password, [email, body.first_name, body.last_name], language)
      await demandCalm(mailLimit, ip, email)
      const { join } = body
      if (!sendsMail && join !== undefined) {
        await inTransaction(pool, {}, (db) => findLink(db, ip, join))
        const chosen = demandPassword(password, language)
        const account = {
          ...body,
          ...namesOf(body),
          join,
          hash: await hashPassword(chosen),
          zone: zoneOr(body.time_zone, 'UTC'),
        }
        return async ({ db }) => ({
          data: { done: true, signed_in: await openByLink(db, account, { client, language }) },
        })
      }
      const password_hash = password === undefined ? null : await hashPassword(password)
      const address = email.toLowerCase()
      const account = {
        address,
        ...namesOf(body),
        password_hash,
        language: preferred_language,
        kind: account_type,
        join: join ?? null,
      }
      return async ({ db }) => {
        await requestByMail(db, { ask: 'register', ...account })
        return { data: { done: true, signed_in: null } }
      }
    },
  },
})

/** What is asked for under an address, and answered there. */
const byMail = ({ mailLimit }: Parts): Only<'resendActivation' | 'forgotPassword'> => ({
  async resendActivation({ db, body, ip }) {
    await demandCalm(mailLimit, ip, body.email)
    await requestByMail(db, { ask: 'activation', address: body.email.toLowerCase() })
    return { data: { done: true } }
  },
  async forgotPassword({ db, body, ip }) {
    await demandCalm(mailLimit, ip, body.email)
    await requestByMail(db, { ask: 'reset', address: body.email.toLowerCase() })
    return { data: { done: true } }
  },
})

/** What the code of such a mail opens. */
const byCode = ({
  pool,
  publicUrl,
}: Parts): Only<'getUserData' | 'accountDetails' | 'passwordReset' | 'resetPassword'> => ({
  async getUserData({ db, params, query }) {
    demand((query.activation_code ?? params.code) === params.code, 'code_unknown')
    return { data: await activationUser(db, params.code), status_code: 200 }
  },
  accountDetails: {
    async prepare({ body, client, language }) {
      refuseCommon('password', body.password, [body.first_name, body.last_name], language)
      const hash = await hashPassword(body.password)
      return async ({ db }) => {
        await finishActivation(
          db,
          { ...body, ...namesOf(body), time_zone: zoneOr(body.time_zone, 'UTC') },
          hash,
        )
        const accessToken = await openSession(db, body.id, client)
        await note(db, body.id, 'account-opened')
        const user = await signedIn(db, body.id)
        const link = await signedUpBy(db, body.activation_code)
        if (link !== null) await enterByCode(db, link, body.id)
        return { accessToken, user }
      }
    },
  },
  async passwordReset({ db, params }) {
    await checkResetCode(db, params.code)
    return { data: { valid: true } }
  },
  resetPassword: {
    async prepare({ body, language }) {
      refuseCommon('password', body.password, [], language)
      await inTransaction(pool, {}, (db) => checkResetCode(db, body.code))
      const hash = await hashPassword(body.password)
      return async ({ db }) => {
        const person = await resetPassword(db, body.code, hash, publicUrl)
        await note(db, person, 'password-reset')
        return { data: { done: true } }
      }
    },
  },
})

type Names = { first_name: string; last_name: string }
const namesOf = ({ first_name, last_name }: Names): Names => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
})
const zoneOr = (given: string | undefined, standard: string) =>
  given !== undefined && isTimeZone(given) ? given : standard

async function demandCalm(limit: AttemptLimit, ip: string, address: string): Promise<void> {
  const wait = await limit.wait(ip, address)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}
