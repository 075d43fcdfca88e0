import { useEffect, useMemo, useState } from 'react'
import { spanOf, waterAt } from './replay.ts'
import type { Water } from './water.ts'

/** Often enough for boats to move evenly. */
const STEP_MS = 250

/** The boats as they are, or as they were at a time that moves on. */
export function useReplay(water: Water, now: number) {
  const span = useMemo(() => spanOf(water), [water])
  const [at, setAt] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  const [times, setTimes] = useState(5)
  const end = span?.to ?? 0
  const isAtEnd = at !== null && at >= end
  useEffect(() => {
    if (!playing || isAtEnd) return undefined
    const timer = setInterval(
      () => setAt((time) => (time === null ? null : Math.min(end, time + STEP_MS * times))),
      STEP_MS,
    )
    return () => clearInterval(timer)
  }, [playing, isAtEnd, end, times])
  const shown = useMemo(() => (at === null ? water : waterAt(water, at)), [water, at])
  const play = () => {
    if (isAtEnd && span) setAt(span.from)
    setPlaying(true)
  }
  return {
    isOn: at !== null,
    isPlaying: playing && !isAtEnd,
    span,
    at,
    times,
    water: shown,
    now: at ?? now,
    begin: () => {
      if (span) setAt(span.from)
      setPlaying(true)
    },
    leave: () => {
      setAt(null)
      setPlaying(false)
    },
    play,
    pause: () => setPlaying(false),
    seek: setAt,
    setTimes,
  }
}
export type Replay = ReturnType<typeof useReplay>
