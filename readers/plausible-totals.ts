import { NO_TOTALS, type DeviceTotals, type Recording, type Warning } from './activity.ts'
import { LONGEST_SECONDS } from './time-axis.ts'

/**
 * What a device's totals are held against: metres by the counter in the records, and seconds from
 * the first record to the last.
 */
export interface Evidence {
  readonly trust: Recording['trust']
  readonly counter: number | null
  readonly span: number | null
}

/** A rule about a device's own totals: what it says to the user, and what it leaves of them. */
interface TotalsRule {
  readonly warning: Warning
  readonly isBroken: (totals: DeviceTotals, evidence: Evidence) => boolean
  readonly settled: (totals: DeviceTotals) => DeviceTotals
}

/** Figures that differ by less are rounded, or counted a little otherwise. */
export const TOLERANCE = 0.05
/** Seconds by which sums of laps may be off for having been rounded one by one. */
const ROUNDED = 2

const nothing = (): DeviceTotals => NO_TOTALS
const isTooLong = (seconds: number | null): boolean => seconds !== null && seconds > LONGEST_SECONDS
const shortEnough = (seconds: number | null): number | null => (isTooLong(seconds) ? null : seconds)
const isBeyond = (seconds: number, most: number): boolean =>
  seconds > most * (1 + TOLERANCE) + ROUNDED

/** Every rule by its name, in the order they are asked. */
const TOTALS_RULES: Readonly<Record<string, TotalsRule>> = {
  /** A file that was cut off sums up more than it holds. */
  speaksOfMoreThanWasRead: {
    warning: 'totals_from_records',
    isBroken: (totals, { trust }) =>
      trust === 'ignored' && figuresIn(totals).some((value) => value !== null),
    settled: nothing,
  },
  /** In a file whose checksum fails the totals may be what was changed. */
  contradictsRecords: {
    warning: 'totals_from_records',
    isBroken: ({ distance, lap_distance }, { trust, counter }) => {
      const stated = distance ?? lap_distance
      if (trust !== 'checked' || stated === null || counter === null) return false
      return Math.abs(stated - counter) > TOLERANCE * Math.max(counter, stated)
    },
    settled: nothing,
  },
  /** One time that no workout takes says nothing about the others. */
  longerThanAWeek: {
    warning: 'time_implausible',
    isBroken: ({ timer, elapsed, moving, work, rest }) =>
      [timer, elapsed, moving, work, rest].some(isTooLong),
    settled: (totals) => ({
      ...totals,
      timer: shortEnough(totals.timer),
      elapsed: shortEnough(totals.elapsed),
      moving: shortEnough(totals.moving),
      work: shortEnough(totals.work),
      rest: shortEnough(totals.rest),
    }),
  },
  /** Work lasts no longer than the timer ran, and work and rest no longer than the whole. */
  lapsOutlastTheWhole: {
    warning: 'laps_implausible',
    isBroken: ({ timer, elapsed, work, rest }, { span }) => {
      const whole = Math.max(elapsed ?? 0, timer ?? 0, span ?? 0)
      if (timer !== null && timer > 0 && isBeyond(work ?? 0, timer)) return true
      return whole > 0 && isBeyond((work ?? 0) + (rest ?? 0), whole)
    },
    settled: (totals) => ({ ...totals, work: null, rest: null }),
  },
}

/** The totals as far as they can be believed; says by `warnings` which rules they broke. */
export function believableTotals(
  stated: DeviceTotals,
  evidence: Evidence,
  warnings: Set<Warning>,
): DeviceTotals {
  let totals = stated
  for (const { isBroken, settled, warning } of Object.values(TOTALS_RULES)) {
    if (!isBroken(totals, evidence)) continue
    warnings.add(warning)
    totals = settled(totals)
  }
  return totals
}

/** Pauses between records are part of what was recorded; longer ones are a clock that was set. */
export const believablePause = (paused: number, recorded: number): number =>
  paused < recorded ? paused : 0

/** A counter most of whose values had to go was wrong from the first. */
export const isCounterBroken = (dropped: number, known: number): boolean => dropped * 2 > known

/** Metres that are shorter than a piece, where a file has as many of them. */
const SPLIT_M = 50
const LEAST_SPLITS = 20

/**
 * Whether what a column numbers are splits of one row and no pieces: many, short, and on a clock
 * that runs through.
 */
export function areSplits(
  laps: readonly { readonly distance: number | null }[],
  restarts: readonly number[],
): boolean {
  const metres = laps.map(({ distance }) => distance ?? Infinity).toSorted((a, b) => a - b)
  const middle = metres[metres.length >> 1] ?? Infinity
  return restarts.length === 0 && laps.length >= LEAST_SPLITS && middle < SPLIT_M
}

/** Every number a device says of the whole. */
const figuresIn = ({ averages, ...totals }: DeviceTotals): (number | null)[] => [
  ...Object.values(totals),
  ...Object.values(averages),
]

/**
 * Whether a recording holds no value at all beside its times, neither in its records nor in its
 * totals and laps.
 */
export function saysNothing({ channels, strokes, totals, laps }: Recording): boolean {
  const values = [...channels, ...(strokes ?? [])].filter(([name]) => name !== 't')
  const stated = [...figuresIn(totals), ...laps.flatMap(({ time, distance }) => [time, distance])]
  return (
    stated.every((value) => value === null || value === 0) &&
    values.every(([, channel]) => channel.every(Number.isNaN))
  )
}
