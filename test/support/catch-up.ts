import type { Change } from '#contract/sockets.ts'
import type { Pool } from '../../server/db/client.ts'
import type { Changes } from '../../server/sockets/changes.ts'

/** No club has this number: what is said of it concerns nobody. */
const NO_CLUB = 0

export type CatchUp = {
  /** Something was changed, which the server hears of a moment later. */
  note(): void
  /** Resolves when the server has heard of all that was changed, as it has between two taps. */
  settle(): Promise<void>
}

/**
 * The database delivers what it is asked to notify in order, so once a further word arrives, all
 * before it has.
 */
export function openCatchUp(changes: Changes, pool: Pool): CatchUp {
  let turn = 0
  let isBehind = false
  let current = Promise.resolve()
  const waiting = new Map<number, () => void>()
  changes.on((change) => {
    if (change.to === 'public page' && change.club_id === NO_CLUB) waiting.get(change.id)?.()
  })
  // A word may be among what was lost.
  changes.onLost(() => {
    for (const arrived of waiting.values()) arrived()
  })
  const catchUp = async () => {
    if (!changes.listening()) return
    turn += 1
    const word = { to: 'public page', club_id: NO_CLUB, id: turn } satisfies Change
    const heard = new Promise<void>((resolve) => waiting.set(word.id, resolve))
    // A test may have cut the database off.
    const sent = pool.query(`select pg_notify('slipway', $1)`, [JSON.stringify(word)])
    await sent.then(
      () => heard,
      () => {},
    )
    waiting.delete(word.id)
  }
  return {
    note: () => {
      isBehind = true
    },
    settle: () => {
      if (isBehind) {
        isBehind = false
        current = catchUp()
      }
      return current
    },
  }
}
