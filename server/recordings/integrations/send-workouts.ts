import { dayIn } from '#domain/time/zoned-time.ts'
import { inTransaction, provenClub, type Db } from '../../db/client.ts'
import { noteSent, workoutsToSend } from '../workouts/open.ts'
import { withAccount, type AccessParts } from './access-token.ts'
import { ProviderFault } from './provider-http.ts'
import type { ConnectionRow } from './queries.ts'

/** Faults of one workout alone; others are of the account. */
const OWN: ReadonlySet<string> = new Set(['refused', 'unexpected', 'not_found'])

/** Sends the sessions of the coming week to an account whose owner wants them there. */
export async function sendWorkouts(
  access: AccessParts,
  { user_id, for_club, provider, ...connection }: ConnectionRow,
): Promise<void> {
  const { sendWorkout } = access.provider
  if (!sendWorkout || !connection.sends_workouts) return
  const clubId = provenClub(for_club)
  const run = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(access.pool, { user_id, club_id: for_club }, work)
  // A day early, for clubs far in the west.
  const today = dayIn('Pacific/Pago_Pago', new Date())
  const workouts = await run((db) => workoutsToSend(db, clubId, user_id, provider, today))
  for (const { session_id, plan, ...workout } of workouts) {
    const note = (external_id: string | null, error: string | null) =>
      run((db) =>
        noteSent(db, clubId, { session_id, user_id, provider }, { plan, external_id, error }),
      )
    try {
      const id = await withAccount(
        access,
        { user_id, for_club, provider, ...connection },
        (account) => sendWorkout(account, workout),
      )
      await note(id, null)
    } catch (error) {
      if (!(error instanceof ProviderFault) || !OWN.has(error.code)) throw error
      await note(null, error.code)
    }
  }
}
