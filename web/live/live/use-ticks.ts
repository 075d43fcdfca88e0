import { useEffect, useState } from 'react'

/** The time of this device, again every so many milliseconds while it matters. */
export function useTicks(every: number, isOn = true): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every, isOn])
  return now
}
