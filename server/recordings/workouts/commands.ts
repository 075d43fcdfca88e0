import { sql } from 'kysely'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'

type Place = { session_id: number; user_id: number; provider: string }

export type SendOutcome = {
  plan: string
  external_id: string | null
  state: 'waiting' | 'sent' | 'refused'
  error: string | null
}

/** Keeps what a provider has of a session now, or why it has nothing. */
export async function noteSent(
  db: Db,
  club_id: ClubId,
  place: Place,
  outcome: SendOutcome,
): Promise<void> {
  await db
    .insertInto('sent_workouts')
    .values({ club_id, ...place, ...outcome })
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'session_id', 'user_id', 'provider'])
        .doUpdateSet({ ...outcome, changed_at: sql`now()` }),
    )
    .execute()
}

/** Forgets a workout that the provider has no more. */
export async function forgetSent(
  db: Db,
  club_id: ClubId,
  { session_id, user_id, provider }: Place,
): Promise<void> {
  await db
    .deleteFrom('sent_workouts')
    .where('club_id', '=', club_id)
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .execute()
}

/** Sends one's own workout again, where one's account takes any; false where none does. */
export async function sendAgain(
  db: Db,
  club_id: ClubId,
  { user_id }: Viewer,
  session_id: number,
): Promise<boolean> {
  const accounts = await db
    .selectFrom('provider_connections')
    .select('id')
    .select((eb) =>
      eb.fn<null>('app.enqueue_provider_work', [eb.ref('user_id'), eb.ref('id')]).as('queued'),
    )
    .where('user_id', '=', user_id)
    .where('for_club', '=', club_id)
    .where('sends_workouts', '=', true)
    .execute()
  await db
    .updateTable('sent_workouts')
    .set({ state: 'waiting', error: null, changed_at: sql`now()` })
    .where('club_id', '=', club_id)
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute()
  return accounts.length > 0
}
