import { RECORDING } from '#domain/live/recording.ts'
import { isFull } from './refusals.ts'
import { isToAsk, sendAll, type Sending } from './sender.ts'

/** `full` where as many devices record for the boat as may. */
export type Reach = 'unknown' | 'reached' | 'away' | 'full'

type Parts = Sending & {
  /** Whether there is anything to send yet. */
  isBegun: () => boolean
  onReach: (reach: Reach) => void
}
export type KeepsSending = { poke: () => void; stop: () => void }

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
 * Sends what the server does not have of a recording for as long as the page is open, one request
 * at a time. Each recording is sent by itself: one that is stuck stops no other. `poke` does so at
 * once. Returns how to stop as well.
 */
export function keepSending(parts: Parts): KeepsSending {
  const { holder, now, isBegun, onReach } = parts
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'waiting' | 'sending' | 'sending, then again' | 'stopped' = 'waiting'
  const isAsked = () => isBegun() && isToAsk(holder.get(), now())

  const send = async () => {
    if (!isAsked()) return
    try {
      await sendAll(parts)
      failures = 0
      onReach('reached')
    } catch (error) {
      failures += 1
      onReach(isFull(error) ? 'full' : 'away')
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
    const { status, race } = holder.get()
    const isMoving = status === RECORDING.active || race?.is_over === false
    if (isAsked()) timer = setTimeout(poke, waitAfter(failures, isMoving))
  }
  return {
    poke,
    stop: () => {
      state = 'stopped'
      clearTimeout(timer)
    },
  }
}
