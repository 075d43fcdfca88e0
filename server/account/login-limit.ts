export type LoginLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. */
  wait(ip: string, username: string): number
}

const WINDOW_MS = 60_000
const KEPT_MOST = 50_000

/** At most `perMinute` sign-in attempts from one address for one name in a minute, and ten times that from the address for any name. */
export function loginLimit(perMinute: number, now: () => number = Date.now): LoginLimit {
  const attempts = new Map<string, { count: number; until: number }>()
  const count = (key: string, most: number): number => {
    const time = now()
    const known = attempts.get(key)
    const entry = known && known.until > time ? known : { count: 0, until: time + WINDOW_MS }
    entry.count++
    if (attempts.size >= KEPT_MOST) attempts.clear()
    attempts.set(key, entry)
    return entry.count > most ? Math.ceil((entry.until - time) / 1000) : 0
  }
  return { wait: (ip, username) => Math.max(count(`${ip} ${username.trim().toLowerCase()}`, perMinute), count(ip, perMinute * 10)) }
}
