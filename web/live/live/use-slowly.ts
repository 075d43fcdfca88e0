import { useEffect, useRef, useState } from 'react'
import type { Water } from './water.ts'

/** The same, as it was so many milliseconds ago at most. */
export function useSlowly(water: Water, every: number): Water {
  const [shown, setShown] = useState(water)
  const latest = useRef(water)
  useEffect(() => {
    latest.current = water
  }, [water])
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), every)
    return () => clearInterval(timer)
  }, [every])
  // What is there first is drawn at once.
  return shown.tracks.size === 0 ? water : shown
}
