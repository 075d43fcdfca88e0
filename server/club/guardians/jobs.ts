import type { TaskList } from 'graphile-worker'
import { childMayEnd } from '#domain/rules/guardians.ts'
import { inClub, inTransaction, provenClub, type Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { tryEach } from '../../db/try-each.ts'
import { guardiansByAge, guardiansOfAge } from './statements.ts'

export const guardianTasks = (pool: Pool): TaskList => ({
  'end-guardians': () => endGuardians(pool),
})

/**
 * Ends what ends by age at the clock of each club, and passes consent to children who are old
 * enough. Each in a transaction of its own which changes a row that says so, so that it happens
 * once. `day` is that of the clubs; today where none is given.
 */
export async function endGuardians(pool: Pool, day: string | null = null): Promise<void> {
  const ofAge = await inTransaction(pool, {}, (db) => run(db, guardiansOfAge, { day }))
  const ends = tryEach(ofAge, 'guardians could not be ended', ({ club_id, id }) =>
    inClub(pool, provenClub(club_id), (db) =>
      callRoutine(db, 'end_guardian', { club: club_id, link: id, how: 'age' }),
    ),
  )
  await ends.finally(() => passConsents(pool, day))
}

/** A link that could not be ended is left, and its consent passes all the same. */
async function passConsents(pool: Pool, day: string | null): Promise<void> {
  const left = await inTransaction(pool, {}, (db) => run(db, guardiansByAge, {}))
  const due = left.filter(({ date_of_birth, today, countries }) =>
    childMayEnd(date_of_birth, day ?? today, countries),
  )
  await tryEach(due, 'consents could not be passed to children', ({ club_id, id }) =>
    inClub(pool, provenClub(club_id), (db) =>
      callRoutine(db, 'pass_consent_to_child', { club: club_id, link: id }),
    ),
  )
}
