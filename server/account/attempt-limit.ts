export type AttemptLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. */
  wait(ip: string, name: string): number
}

type Bounds = {
  window_ms: number
  /** From one address for one name in the window. */
  for_name: number
  /** From one address for any name. */
  from_address: number
  /** For one name from any address; without it as many as there are addresses. */
  for_name_anywhere?: number
}

const KEPT_MOST = 50_000

/** Counts attempts in windows of time, in the memory of this process. */
export function attemptLimit(bounds: Bounds, now: () => number = Date.now): AttemptLimit {
  const attempts = new Map<string, { count: number; until: number }>()
  const count = (key: string, most: number): number => {
    const time = now()
    const known = attempts.get(key)
    const entry = known && known.until > time ? known : { count: 0, until: time + bounds.window_ms }
    entry.count++
    if (attempts.size >= KEPT_MOST) attempts.clear()
    attempts.set(key, entry)
    return entry.count > most ? Math.ceil((entry.until - time) / 1000) : 0
  }
  return {
    wait: (ip, given) => {
      const name = given.trim().toLowerCase()
      const { for_name, from_address, for_name_anywhere = Infinity } = bounds
      return Math.max(count(`${ip} ${name}`, for_name), count(ip, from_address), count(` ${name}`, for_name_anywhere))
    },
  }
}

/** Mails that strangers can cause: so many an hour to one address, whoever asks, and twenty times that by one who asks. */
export const mailLimit = (perHour: number, now?: () => number): AttemptLimit =>
  attemptLimit({ window_ms: 3_600_000, for_name: perHour, for_name_anywhere: perHour, from_address: perHour * 20 }, now)
