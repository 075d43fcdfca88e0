import { RECORDING } from '#domain/live/recording.ts'
import type { RunHolder } from './run-holder.ts'
import { isToAsk, sendNext, type Sending } from './sender.ts'

export type Reach = 'unknown' | 'reached' | 'away'

type Parts = Omit<Sending, 'holder'> & {
  /** Those of which the server may not have everything, the oldest first. */
  holders: () => readonly RunHolder[]
  onReach: (reach: Reach) => void
}

/** Who follows sees a boat that moves a moment later, and one that lies still a little later. */
const MOVING_MS = 2_000
const LYING_MS = 5_000
const LONGEST_MS = 30_000

/** How long to wait after so many failures in a row. */
export const waitAfter = (failures: number, isMoving: boolean): number => {
  if (failures > 0) return Math.min(LONGEST_MS, 1000 * 2 ** failures)
  return isMoving ? MOVING_MS : LYING_MS
}

/**
 * Sends what the server does not have for as long as the page is open, one request at a time.
 * `poke` does so at once. Returns how to stop as well.
 */
export function keepSending(parts: Parts): { poke: () => void; stop: () => void } {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'waiting' | 'sending' | 'sending, then again' | 'stopped' = 'waiting'
  const toAsk = () => parts.holders().filter((holder) => isToAsk(holder.get(), parts.now()))

  const send = async () => {
    const asked = toAsk()
    try {
      for (const holder of asked) while ((await sendNext({ ...parts, holder })) === 'more');
      failures = 0
      if (asked.length > 0) parts.onReach('reached')
    } catch {
      failures += 1
      parts.onReach('away')
    }
  }
  const poke = () => {
    if (state === 'stopped') return
    if (state !== 'waiting') {
      state = 'sending, then again'
      return
    }
    clearTimeout(timer)
    state = 'sending'
    void send().then(() => {
      const isPoked = state === 'sending, then again'
      if (state === 'stopped') return
      state = 'waiting'
      if (isPoked && failures === 0) poke()
      else wait()
    })
  }
  const wait = () => {
    const left = toAsk()
    const isMoving = left.some((holder) => holder.get().status === RECORDING.active)
    if (left.length > 0) timer = setTimeout(poke, waitAfter(failures, isMoving))
  }
  return {
    poke,
    stop: () => {
      state = 'stopped'
      clearTimeout(timer)
    },
  }
}
