import { Refusal } from '../../http/refusal.ts'

type Limits = { atOnce: number; mostWaiting: number; longestWaitMs: number }
type Waiting = { start(): void; timer: NodeJS.Timeout }

/** Runs so much of some costly work at once; the rest waits its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

const busy = (limits: Limits) =>
  new Refusal('unavailable', { retry_after: Math.ceil(limits.longestWaitMs / 1000) })

/**
 * @throws Refusal `unavailable` from a turn when too many wait already, or when it has waited too
 * long
 */
export function turnsFor(limits: Limits): Turns {
  const queue: Waiting[] = []
  let running = 0

  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (running < limits.atOnce) {
        running++
        resolve()
        return
      }
      if (queue.length >= limits.mostWaiting) {
        reject(busy(limits))
        return
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(busy(limits))
      }, limits.longestWaitMs)
      const waiting: Waiting = { start: resolve, timer }
      queue.push(waiting)
    })

  /** The one that has waited longest takes over the place. */
  function endTurn(): void {
    const next = queue.shift()
    if (!next) {
      running--
      return
    }
    clearTimeout(next.timer)
    next.start()
  }

  return async (work) => {
    await takeTurn()
    try {
      return await work()
    } finally {
      endTurn()
    }
  }
}
