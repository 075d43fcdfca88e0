import { useEffect, useState } from 'react'

/** So often what is shown of time moves on. */
const TICK_MS = 1_000

/**
 * By how many milliseconds the server's clock is ahead of this device's, by what it said last; and
 * the time by it, which moves on also while nothing is heard of the server.
 */
export function useServerNow({ said, heardAt }: { said: number | undefined; heardAt: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const ahead = said === undefined ? 0 : said - heardAt
  return { ahead, now: now + ahead }
}
