import { MORNING_FIELDS, type MeasuredNumber } from '#domain/monitoring/fields.ts'
import { roundedNumber } from '#domain/rules/monitoring.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Warning } from '../activity.ts'
import { FileRefusal } from '../refusal.ts'

/** What one device says of one morning. */
type DayReading = { day: string; source: string } & Partial<Record<MeasuredNumber, number>>
/** A value that nobody has in the morning. */
type RefusedValue = { day: string; source: string; field: MeasuredNumber; value: number }

/** What a file says of mornings. */
export interface MorningFile {
  readonly kind: 'fit' | 'apple-health'
  /** the latest first */
  readonly readings: DayReading[]
  /** the first ones, in the order of the file */
  readonly refused: RefusedValue[]
  readonly refused_count: number
  /** values of a heart rate variability that is measured in another way than that of mornings */
  readonly other_hrv: number
  readonly warnings: Warning[]
}

interface Measured {
  readonly field: MeasuredNumber
  /** seconds since 1970 */
  readonly at: number
  readonly value: number
  readonly source: string
}

/** Which value of a day counts: a scale is stepped on first, a resting heart rate settles. */
const COUNTS_LAST: ReadonlySet<MeasuredNumber> = new Set(['waking_hr', 'hrv_rmssd', 'sleep_time'])
/** More days and devices than anybody's life has. */
const MOST_READINGS = 100_000
const MOST_REFUSED = 50
const LONGEST_SOURCE = 60
/** Before this nobody wore a watch, and a clock that was never set counts from there. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z') / 1000
const LATEST = Date.parse('2100-01-01T00:00:00Z') / 1000

/** Whether a moment, in seconds since 1970, is one at which something can have been measured. */
export const isMoment = (at: number): boolean => at >= EARLIEST && at < LATEST

export interface Mornings {
  readonly add: (measured: Measured) => void
  /** Adds what is known of a day already. */
  readonly addOn: (day: string, measured: Omit<Measured, 'at'>) => void
  readonly noteOtherHrv: () => void
  readonly finish: (kind: MorningFile['kind'], warnings: readonly Warning[]) => MorningFile
}

/** Gathers what was measured by day on the clock of a zone, and by device. */
export function gatherMornings(timeZone: string): Mornings {
  const readings = new Map<string, DayReading>()
  const moments = new Map<string, number>()
  const refused: RefusedValue[] = []
  const counts = { refused: 0, other_hrv: 0 }

  const put = (day: string, at: number, measured: Omit<Measured, 'at'>): void => {
    const { field } = measured
    const source = sourceName(measured.source)
    const value = roundedNumber(field, measured.value)
    if (value === null || !Number.isFinite(value)) return
    const { min, max } = MORNING_FIELDS[field]
    if (value < min || value > max) {
      counts.refused++
      if (refused.length < MOST_REFUSED) refused.push({ day, source, field, value })
      return
    }
    const key = `${day} ${source}`
    const reading = readings.get(key) ?? { day, source }
    const before = moments.get(`${field} ${key}`)
    if (before !== undefined && (COUNTS_LAST.has(field) ? at < before : at >= before)) return
    reading[field] = value
    moments.set(`${field} ${key}`, at)
    readings.set(key, reading)
    if (readings.size > MOST_READINGS) throw new FileRefusal('too_large')
  }

  return {
    add: ({ at, ...measured }) => {
      if (isMoment(at)) put(dayIn(timeZone, new Date(at * 1000)), at, measured)
    },
    addOn: (day, measured) => put(day, 0, measured),
    noteOtherHrv: () => void counts.other_hrv++,
    finish: (kind, warnings) => ({
      kind,
      readings: [...readings.values()].toSorted(
        (a, b) => compare(b.day, a.day) || compare(a.source, b.source),
      ),
      refused,
      refused_count: counts.refused,
      other_hrv: counts.other_hrv,
      warnings: [...new Set(warnings)],
    }),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A name as it may be kept: printable, in one line, and short. */
function sourceName(text: string): string {
  const clean = text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '').replaceAll(/\s+/g, ' ')
  // The last letter may be half of a sign that takes two.
  return (
    clean
      .trim()
      .slice(0, LONGEST_SOURCE)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || '?'
  )
}
