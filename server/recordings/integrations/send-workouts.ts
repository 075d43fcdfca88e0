import { dayIn } from '#domain/time/zoned-time.ts'
import { inTransaction, provenClub, type Db } from '../../db/client.ts'
import { forgetSent, noteSent, workoutsToSend, type SendOutcome } from '../workouts/open.ts'
import { withAccount, type AccessParts } from './access-token.ts'
import { ProviderFault, type FaultCode } from './provider-http.ts'
import type { Account } from './providers/provider.ts'
import type { ConnectionRow } from './queries.ts'

/** Faults of one workout alone; others are of the account. */
const OWN: ReadonlySet<string> = new Set(['refused', 'unexpected', 'not_found'])

/**
 * Sends the sessions of the coming week to an account whose owner wants them there, and takes away
 * those that are off. An id is noted as soon as it is known, so that whatever fails after that
 * leaves no workout behind.
 */
export async function sendWorkouts(access: AccessParts, connection: ConnectionRow): Promise<void> {
  const { workouts } = access.provider
  const { user_id, for_club, provider } = connection
  if (!workouts || !connection.sends_workouts) return
  const clubId = provenClub(for_club)
  const run = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(access.pool, { user_id, club_id: for_club }, work)
  const ask = <T>(call: (account: Account) => Promise<T>) => withAccount(access, connection, call)
  // A day early, for clubs far in the west.
  const today = dayIn('Pacific/Pago_Pago', new Date())
  const { toSend, toDrop } = await run((db) => workoutsToSend(db, clubId, user_id, provider, today))
  for (const { session_id, external_id } of toDrop) {
    const place = { session_id, user_id, provider }
    const fault = await ownFault(ask((account) => workouts.drop(account, external_id)))
    if (fault === null) await run((db) => forgetSent(db, clubId, place))
  }
  for (const { session_id, plan, day, external_id, ...workout } of toSend) {
    const place = { session_id, user_id, provider }
    let id = external_id
    const note = (outcome: Pick<SendOutcome, 'state' | 'error'>) =>
      run((db) => noteSent(db, clubId, place, { plan, external_id: id, ...outcome }))
    const send = async () => {
      if (id !== null) {
        const replaced = id
        await ask((account) => workouts.drop(account, replaced))
      }
      const made = await ask((account) => workouts.make(account, workout))
      id = made
      await note({ state: 'waiting', error: null })
      await ask((account) => workouts.schedule(account, made, day))
    }
    const fault = await ownFault(send())
    if (fault === 'not_found') id = null
    await note({ state: fault === null ? 'sent' : 'refused', error: fault })
  }
}

/** What went wrong with one workout alone, null where nothing did; throws any other fault. */
async function ownFault(sending: Promise<void>): Promise<FaultCode | null> {
  try {
    await sending
    return null
  } catch (error) {
    if (!(error instanceof ProviderFault) || !OWN.has(error.code)) throw error
    return error.code
  }
}
