import { useSyncExternalStore } from 'react'
import { dayIn } from '#domain/time/zoned-time.ts'
import { useFormat } from './format.ts'
import { serverDate, serverNow } from './server-clock.ts'

const MINUTE_MS = 60_000

/**
 * Notifies at the beginning of every minute, and when a page is looked at again whose timers stood
 * still meanwhile. Returns the end of it.
 */
export function followMinutes(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(go, MINUTE_MS - (serverNow() % MINUTE_MS))
  }
  const go = () => {
    clearTimeout(timer)
    wait()
    onMinute()
  }
  wait()
  document.addEventListener('visibilitychange', go)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', go)
  }
}

/** The day at the club. It changes at midnight there, also on a page that stays open. */
export function useClubDay(): string {
  const { timeZone } = useFormat()
  return useSyncExternalStore(followMinutes, () => dayIn(timeZone, serverDate()))
}

/** The beginning of the minute it is, in milliseconds. */
export const useMinute = (): number =>
  useSyncExternalStore(followMinutes, () => serverNow() - (serverNow() % MINUTE_MS))
