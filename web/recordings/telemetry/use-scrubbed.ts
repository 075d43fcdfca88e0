import { useEffect, useRef, useState } from 'react'

const REST_MS = 300

/**
 * Keeps a value that follows the hand at once and is reported when the hand rests, because browsers
 * limit how often an address may change.
 */
export function useScrubbed(initial: number | null, onRest: (value: number) => void) {
  const [value, setValue] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onRest)
  useEffect(() => {
    latest.current = onRest
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const move = (next: number) => {
    setValue(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(next), REST_MS)
  }
  return [value, move] as const
}
