import { formatDuration } from '#domain/time/duration.ts'
import { NBSP, NO_DATA, whenKnown, withUnit, type Maybe } from './no-data.ts'

/**
 * The last second that is written without hours; from half a tenth below the hour it rounds up to
 * one.
 */
const BELOW_AN_HOUR = 3599.95
/** "6:31.4", "1:02:03.4" */
const minutesAndTenths = (seconds: number) =>
  formatDuration(seconds, seconds < BELOW_AN_HOUR ? 'm:ss.S' : 'H:mm:ss.S') ?? NO_DATA

export const timeWriters = (mark: ',' | '.') => {
  const tenths = (seconds: number) => minutesAndTenths(seconds).replace('.', mark)
  return {
    /** Seconds in; "1:30" hours and minutes, for plans and sums. */
    duration: (seconds: Maybe<number>) =>
      whenKnown(seconds, (known) => formatDuration(known, 'H:mm') ?? NO_DATA),
    /** Seconds in; "6:31.4", for measured times. */
    resultTime: (seconds: Maybe<number>) => whenKnown(seconds, tenths),
    /** Seconds per reference distance in; "1:45.3 /500 m". */
    pace: (seconds: Maybe<number>, reference: 100 | 500 | 1000 = 500) =>
      withUnit(whenKnown(seconds, tenths), reference === 1000 ? `/km` : `/${reference}${NBSP}m`),
    /** The same without its unit, for cells and axes that name it elsewhere. */
    paceNumber: (seconds: Maybe<number>) => whenKnown(seconds, tenths),
  }
}
