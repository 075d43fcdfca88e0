import { vi } from 'vitest'

type Timer = { at: number; run: () => void; isOfPage: boolean }

/** A clock that goes from timer to timer; those of a page end with it. */
export function startClock(start: number) {
  let now = start
  let last = 0
  const due = new Map<number, Timer>()
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve))
  const nextBefore = (end: number) =>
    [...due].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0]
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const plan = (run: () => void, ms: number, isOfPage: boolean) => {
    last += 1
    due.set(last, { at: now + Math.max(0, ms), run, isOfPage })
    return last
  }
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => plan(run, ms, true))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const giveUp = new AbortController()
    plan(() => giveUp.abort(), ms, true)
    return giveUp.signal
  })
  vi.stubGlobal('clearTimeout', (id: number | undefined) => id !== undefined && due.delete(id))
  return {
    /** Goes on by some milliseconds, and looks after each thing that has happened. */
    async pass(ms: number, look: () => void): Promise<void> {
      const end = now + ms
      await rest()
      for (let next = nextBefore(end); next; next = nextBefore(end)) {
        const [id, { at, run }] = next
        due.delete(id)
        now = at
        run()
        await rest()
        look()
      }
      now = end
    },
    /** What happens whether or not there is a page. */
    after: (ms: number, run: () => void) => void plan(run, ms, false),
    closePage() {
      for (const [id, { isOfPage }] of due) if (isOfPage) due.delete(id)
    },
  }
}

export type Clock = ReturnType<typeof startClock>
