import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'

const NAMED = [
  'free-trial',
  'individual-free',
  'individual',
  'performance',
  'organisation',
  'bronze',
  'silver',
  'gold',
  'gold-recording-controls',
  'platinum',
  'drv',
  'second-federation',
  'bespoke',
] as const

/** What there is a name for of a plan's key; null for a plan that was added later. */
export function planOf(planKey: string): {
  key: (typeof NAMED)[number] | null
  unlimited: boolean
} {
  const base = planKey.replace(/-unlimited$/, '')
  return { key: NAMED.find((name) => name === base) ?? null, unlimited: base !== planKey }
}

/** Whether a plan paid until `day` (YYYY-MM-DD) has run out by the club's calendar. */
export const hasEnded = (day: string, timeZone: string, now = serverDate()): boolean =>
  day < dayIn(timeZone, now)
