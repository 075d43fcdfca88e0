import { useEffect, useRef } from 'react'
import { connectLive, liveWorks, useLiveEvent } from '../api/live.ts'
import { followStamps, pollWhileDown, type Stamps } from './live-changes.ts'

/**
 * Keeps clubs and profile up to date while someone is signed in: by the live channel, or by polling
 * if that fails.
 */
export function useLiveConnection(): void {
  const known = useRef<Stamps | null>(null)
  useEffect(connectLive, [])
  useLiveEvent('timestamps', (stamps) => {
    followStamps(known.current, stamps)
    known.current = stamps
  })
  useEffect(() => pollWhileDown(liveWorks), [])
}
