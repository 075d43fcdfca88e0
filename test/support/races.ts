import type { Insertable } from 'kysely'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { DB } from '../../server/db/types.ts'
import { makeSession } from './factories.ts'

/** Makes a session a regatta, which keeps its people. */
export async function becomeRegatta(db: Db, club: ClubId, id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ kind: 'event', sport_id: null, event_type: 'regatta' })
    .where('club_id', '=', club)
    .where('id', '=', id)
    .execute()
}

/** A published regatta, which its creator runs. */
export async function makeRegatta(
  db: Db,
  club: ClubId,
  creator: Parameters<typeof makeSession>[2],
  plan: Parameters<typeof makeSession>[3] = {},
): Promise<number> {
  const id = await makeSession(db, club, creator, { name: 'Spring head', ...plan })
  await becomeRegatta(db, club, id)
  return id
}

/** A planned race over 2000 m, or as given. */
export async function makeRace(
  db: Db,
  club: ClubId,
  session_id: number,
  fields: Partial<Insertable<DB['event_races']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('event_races')
    .values({ distance: 2000, status: 'planned', ...fields, club_id: club, session_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
