import type { TaskList } from 'graphile-worker'
import { inClub, provenClub, type Pool } from '../../db/client.ts'
import { notifyBegun, notifyEnded } from './notify.ts'
import { queueOfOthers } from './recounts.ts'
import { recountChallenges } from './score-commands.ts'

export const challengeTasks = (pool: Pool): TaskList => ({
  'notify-of-challenges': () => notifyOfDays(pool),
  'notify-challenge': async (payload) => {
    const { club_id, challenge_id, what } = payload as Due
    const clubId = provenClub(club_id)
    const notify = what === 'begun' ? notifyBegun : notifyEnded
    await inClub(pool, clubId, (db) => notify(db, clubId, challenge_id))
  },
  'recount-challenges': async (payload) => {
    const { club_id, challenge_id } = payload as { club_id: number; challenge_id?: number }
    const clubId = provenClub(club_id)
    const ids = challenge_id === undefined ? undefined : [challenge_id]
    await inClub(pool, clubId, async (db) => {
      await recountChallenges(db, clubId, ids)
      if (ids === undefined) await queueOfOthers(db, clubId)
    })
  },
})

type Due = { club_id: number; challenge_id: number; what: 'begun' | 'ended' }

/**
 * Queues the notices of challenges that have begun or ended since, by the day at their clubs. That
 * they are queued and that this is noted hold together, so each comes once.
 */
async function notifyOfDays(pool: Pool): Promise<void> {
  await pool.query('select app.queue_due_challenges()')
}
