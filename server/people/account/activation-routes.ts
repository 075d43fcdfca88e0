import type * as contract from '#contract/people/account.ts'
import type { login } from '#contract/people/account.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type Pool, type Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal, found } from '../../http/refusal.ts'
import { enterByCode, enterByLink, linkOf, type LinkForGuest } from '../invitations/open.ts'
import { callRoutine } from '../../db/routine.ts'
import { fieldText } from '../../text/text.ts'
import {
  activationUser,
  checkResetCode,
  finishActivation,
  requestByMail,
  resetPassword,
  signedUpBy,
} from './activation.ts'
import type { AttemptLimit } from './attempt-limit.ts'
import { note, openSession } from './commands.ts'
import { refuseCommon } from './facts.ts'
import { hashPassword } from './passwords.ts'
import { signedIn } from './queries.ts'

/** The account of somebody who signs up by the link of a club. */
type AccountByLink = {
  first_name: string
  last_name: string
  email: string
  preferred_language: Language
  hash: string
  zone: string
  join: string
}

const wrong = (field: string, text: 'password_empty' | 'known_address', language: Language) =>
  new Refusal('invalid', { errors: { [field]: [fieldText(language, text)] } })

/** No mail brings this person back to choose a password later. */
function demandPassword(password: string | undefined, language: Language): string {
  if (password === undefined) throw wrong('password', 'password_empty', language)
  return password
}

/**
 * Opens the account at once and lets its owner into the club of the link. Without mail nobody could
 * prove an address, so the link alone lets in: see decision 0074.
 * @throws Refusal when the address is known, other than as that of the link's member
 */
async function openByLink(
  db: Db,
  { join: code, ...account }: AccountByLink,
  { client, language }: { client: string; language: Language },
): Promise<Reply<typeof login>> {
  const person = await callRoutine(db, 'register_by_link', {
    code,
    address: account.email,
    first: account.first_name,
    last: account.last_name,
    hash: account.hash,
    in_language: account.preferred_language,
    zone: account.zone,
  })
  if (person === null) {
    // Asked after the routine: somebody else may have used the link until then.
    found(await linkOf(db, code), 'link_ended')
    throw wrong('email', 'known_address', language)
  }
  const accessToken = await openSession(db, person, client)
  await note(db, person, 'account-opened')
  const user = await signedIn(db, person)
  await enterByLink(db, found(await linkOf(db, code), 'link_ended'), code, person)
  return { accessToken, user }
}

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
