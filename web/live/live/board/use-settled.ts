import { useEffect, useRef, useState } from 'react'

/** The order of lanes as it was so many milliseconds ago at most, so that one can read it. */
export function useSettled(order: readonly number[], every: number): readonly number[] {
  const [shown, setShown] = useState(order)
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  }, [order])
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), every)
    return () => clearInterval(timer)
  }, [every])
  // Another race is drawn at once.
  return shown.length === order.length ? shown : order
}
