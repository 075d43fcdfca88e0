import { useEffect, useState } from 'react'
import type { BoatMessage } from '#contract/live/live-recorder.ts'
import type { Recorder } from './recorder.ts'
import { lastShown } from './run-control.ts'
import type { Run } from './run.ts'

/** So long a message stands where another waits: long enough to read it, with both hands full. */
const STANDS_MS = 12_000

/**
 * The message that stands on the screen, one after the other, and how many wait. Only one that
 * somebody can see counts as shown.
 */
export function useMessages(run: Run, recorder: Recorder) {
  const [done, setDone] = useState(() => lastShown(run))
  const isVisible = useIsVisible()
  const waiting = (run.messages ?? []).filter(({ number }) => number > done)
  const message: BoatMessage | undefined = waiting[0]
  const number = message?.number
  const hasMore = waiting.length > 1
  useEffect(() => {
    if (number === undefined || !isVisible) return undefined
    recorder.showMessage(number)
    if (!hasMore) return undefined
    const timer = setTimeout(() => setDone(number), STANDS_MS)
    return () => clearTimeout(timer)
  }, [number, hasMore, isVisible, recorder])
  const next = () => {
    if (number !== undefined) setDone(number)
  }
  return { message, more: Math.max(0, waiting.length - 1), next }
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
