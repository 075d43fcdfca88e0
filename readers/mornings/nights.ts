import { addDays } from '#domain/time/week.ts'
import { toLocal } from '#domain/time/zoned-time.ts'
import type { ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { isMoment } from './found.ts'

/** Who falls asleep from here on sleeps towards the next morning. */
const EVENING = '18:00'
/** Who falls asleep between this and the evening takes a nap. */
const AFTERNOON = '14:00'
/** One stretch of sleep, in seconds, is never longer. */
const LONGEST_STRETCH = 86_400

/** The morning a moment of the night belongs to; null in the afternoon. */
export function morningAfter(timeZone: string, at: number): string | null {
  const { day, time } = toLocal(timeZone, new Date(at * 1000))
  if (time >= EVENING) return addDays(day, 1)
  return time < AFTERNOON ? day : null
}

export interface Nights {
  /** Seconds since 1970. */
  readonly add: (source: string, start: number, end: number) => void
  /** Minutes of sleep by morning and device; what two entries say of a moment counts once. */
  readonly all: () => { day: string; source: string; minutes: number }[]
}

/** Adds up stretches of sleep to nights on the clock of a zone. */
export function gatherNights(timeZone: string, limits: ReadLimits): Nights {
  const bySource = new Map<string, { start: number; end: number }[]>()
  let count = 0
  return {
    add(source, start, end) {
      if (!isMoment(start) || !(end > start && end - start <= LONGEST_STRETCH)) return
      if (++count > limits.records) throw new FileRefusal('too_large')
      const stretches = bySource.get(source) ?? []
      stretches.push({ start, end })
      bySource.set(source, stretches)
    },
    all: () =>
      [...bySource].flatMap(([source, stretches]) => {
        const seconds = new Map<string, number>()
        for (const { start, end } of united(stretches)) {
          const day = morningAfter(timeZone, start)
          if (day !== null) seconds.set(day, (seconds.get(day) ?? 0) + end - start)
        }
        return [...seconds].map(([day, sum]) => ({ day, source, minutes: Math.round(sum / 60) }))
      }),
  }
}

function united(stretches: { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
