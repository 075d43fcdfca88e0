import type { finishProviderSignIn } from '#contract/people/account-providers.ts'
import type * as contract from '#contract/people/account-providers.ts'
import type { Reply } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { enter, note, openSession, signIn, type Entry } from './commands.ts'
import { passesSecondStep, verifyForAddress } from './facts.ts'
import { countAttempt, deviceFor, type AttemptParts, type LoginAttempt } from './login-attempt.ts'
import { openTicket, sealTicket, type Identity, type Providers } from './oidc.ts'
import { accountOf, hasAccount, linkSignIn, noteUse, openAccount } from './link-queries.ts'
import { signedIn } from './queries.ts'

type Parts = AttemptParts & { signInProviders: Providers }
type Calls = Handlers<typeof contract>
type Outcome = Reply<typeof finishProviderSignIn>['data']

/** What a ticket proves: whose account at a provider somebody has. */
const PROOF = 'identity'
const NOTHING = { signed_in: null, ticket: null, email: null, first_name: null, last_name: null }

/** Signing in by an account at a provider, which stands for the password and not for the second step. */
export const providerHandlers = (parts: Parts): Calls => ({
  ...wayAndBack(parts),
  ...whatWasMissing(parts),
})

const wayAndBack = (parts: Parts): Pick<Calls, 'beginProviderSignIn' | 'finishProviderSignIn'> => ({
  beginProviderSignIn: {
    async prepare({ body, ip }) {
      await demandCalm(parts, ip)
      const data = await parts.signInProviders.begin(body.provider, 'sign-in')
      return async () => ({ data })
    },
  },
  finishProviderSignIn: {
    async prepare({ body, ip, cookies }) {
      await demandCalm(parts, ip)
      const identity = await parts.signInProviders.finish(body, 'sign-in')
      const linked = await inTransaction(parts.pool, {}, (db) => accountOf(db, identity))
      const device = linked && (await deviceFor(parts, { ip, cookies }, linked.email))
      return async ({ db, client }) => {
        if (!linked || !device) return { data: await outcomeFor(parts, db, identity) }
        if (!(await passesSecondStep(db, parts.secrets, linked.user_id, undefined))) {
          demand(!linked.disabled, 'account_disabled')
          const ticket = sealTicket(parts.secrets, identity, PROOF)
          return { data: { ...NOTHING, outcome: 'second-step' as const, ticket } }
        }
        const entry = { otp: undefined, client, place: device.place }
        const signed_in = await enterBy(parts, db, identity, entry)
        await device.remember(db, linked.user_id)
        return { data: { ...NOTHING, outcome: 'signed-in' as const, signed_in } }
      }
    },
  },
})

const whatWasMissing = (
  parts: Parts,
): Pick<Calls, 'confirmProviderSignIn' | 'openProviderAccount'> => ({
  confirmProviderSignIn: {
    async prepare({ body, ip, cookies }) {
      const { password, otp } = body
      const identity = openTicket<Identity>(parts.secrets, body.ticket, PROOF)
      const linked = await inTransaction(parts.pool, {}, (db) => accountOf(db, identity))
      const address = linked?.email ?? identity.email
      if (address === null) throw new Refusal('sign_in_stale')
      const attempt = await countAttempt(parts, { ip, cookies }, address)
      const verified = linked ? null : await verifyForAddress(parts.pool, address, password ?? '')
      return async ({ db, client }) => {
        const entry = { otp, client, place: attempt.place }
        return counted(attempt, db, async () => {
          if (!verified) return enterBy(parts, db, identity, entry)
          const { accessToken, user_id } = await signIn(db, parts.secrets, {
            address,
            verified,
            ...entry,
          })
          await linkSignIn(db, user_id, identity)
          await note(db, user_id, 'sign-in-linked', { provider: identity.provider })
          return { accessToken, user: await signedIn(db, user_id) }
        })
      }
    },
  },
  openProviderAccount: {
    async prepare({ body, ip, cookies }) {
      await demandCalm(parts, ip)
      const identity = openTicket<Identity>(parts.secrets, body.ticket, PROOF)
      const { email } = identity
      if (email === null) throw new Refusal('sign_in_stale')
      const device = await deviceFor(parts, { ip, cookies }, email)
      return async ({ db, client }) => {
        const person = await openAccount(db, { ...body, address: email })
        const accessToken = await openSession(db, person, client)
        await note(db, person, 'account-opened', { provider: identity.provider })
        await linkSignIn(db, person, identity)
        await device.remember(db, person)
        return { accessToken, user: await signedIn(db, person) }
      }
    },
  },
})

/** Nobody has this account yet: what can be done with it here. */
async function outcomeFor({ secrets }: Parts, db: Db, identity: Identity): Promise<Outcome> {
  const { email, first_name, last_name } = identity
  if (email === null) return { ...NOTHING, outcome: 'unknown' }
  const ticket = sealTicket(secrets, identity, PROOF)
  return (await hasAccount(db, email))
    ? { ...NOTHING, outcome: 'password', ticket, email }
    : { ...NOTHING, outcome: 'new', ticket, email, first_name, last_name }
}

/** Signs in the person whose account it is. @throws Refusal sign_in_stale when it was unlinked meanwhile */
async function enterBy({ secrets }: Parts, db: Db, identity: Identity, entry: Entry) {
  const account = await accountOf(db, identity)
  if (!account) throw new Refusal('sign_in_stale')
  const accessToken = await enter(db, secrets, account, entry, identity.provider)
  await noteUse(db, identity)
  return { accessToken, user: await signedIn(db, account.user_id) }
}

/** A sign-in that succeeds, or that only lacks its second step, counts for no guess. */
async function counted<T extends { user: { id: number } }>(
  attempt: LoginAttempt,
  db: Db,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const entered = await work()
    await attempt.succeed(db, entered.user.id)
    return entered
  } catch (error) {
    if (error instanceof Refusal && error.code === 'second_step_required') attempt.wasRight()
    throw error
  }
}

async function demandCalm({ loginLimit }: Parts, ip: string): Promise<void> {
  const wait = await loginLimit.waitAt(ip)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}
