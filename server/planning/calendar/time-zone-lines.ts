import { Temporal } from 'temporal-polyfill'

type Lines = readonly string[]
type Range = { first: string; last: string }

const two = (number: number) => String(number).padStart(2, '0')

/** "20261124T060000" of a clock without a zone. */
export const localStamp = ({
  year,
  month,
  day,
  hour,
  minute,
  second,
}: Temporal.PlainDateTime | Temporal.ZonedDateTime): string =>
  `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${two(hour)}${two(minute)}${two(second)}`

/** "+0100", with seconds only where a zone has them. */
function offset(nanoseconds: number): string {
  const seconds = Math.round(Math.abs(nanoseconds) / 1e9)
  const rest = seconds % 60 === 0 ? '' : two(seconds % 60)
  const hours = two(Math.floor(seconds / 3600))
  const minutes = two(Math.floor(seconds / 60) % 60)
  return `${nanoseconds < 0 ? '-' : '+'}${hours}${minutes}${rest}`
}

/**
 * The zone's clock changes that matter between two instants: the one in force at the first, and all
 * up to the last.
 */
function changesOf(zone: string, { first, last }: Range): Temporal.ZonedDateTime[] {
  const begin = Temporal.Instant.from(first).toZonedDateTimeISO(zone)
  const end = Temporal.Instant.from(last)
  const before = begin.getTimeZoneTransition('previous')
  const changes = before ? [before] : []
  let next = begin.getTimeZoneTransition('next')
  while (next && Temporal.Instant.compare(next.toInstant(), end) <= 0) {
    changes.push(next)
    next = next.getTimeZoneTransition('next')
  }
  return changes
}

const A_YEAR = { days: 366 }

/**
 * Put forward, to be put back within the year: summer time. A clock that stays ahead is a new
 * standard, one that goes back is the old.
 */
function isSummer(at: Temporal.ZonedDateTime, offsetBefore: number): boolean {
  if (at.offsetNanoseconds <= offsetBefore) return false
  const next = at.getTimeZoneTransition('next')
  if (!next || next.offsetNanoseconds >= at.offsetNanoseconds) return false
  return Temporal.ZonedDateTime.compare(next, at.add(A_YEAR)) <= 0
}

const nameOf = (zone: string, at: Temporal.ZonedDateTime): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

function observance(zone: string, at: Temporal.ZonedDateTime): Lines {
  const before = Temporal.Instant.fromEpochMilliseconds(
    at.epochMilliseconds - 1,
  ).toZonedDateTimeISO(zone)
  const onset = at
    .toInstant()
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .add({ nanoseconds: before.offsetNanoseconds })
  const kind = isSummer(at, before.offsetNanoseconds) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localStamp(onset)}`,
    `TZOFFSETFROM:${offset(before.offsetNanoseconds)}`,
    `TZOFFSETTO:${offset(at.offsetNanoseconds)}`,
    `TZNAME:${nameOf(zone, at)}`,
    `END:${kind}`,
  ]
}

/**
 * A VTIMEZONE with every change of the zone's clock between two instants, each written out rather
 * than as a rule (RFC 5545, 3.6.5).
 */
export function timeZoneLines(zone: string, range: Range): Lines {
  const changes = changesOf(zone, range)
  const fixed = Temporal.Instant.from(range.first).toZonedDateTimeISO(zone).offsetNanoseconds
  const always = [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset(fixed)}`,
    `TZOFFSETTO:${offset(fixed)}`,
    'END:STANDARD',
  ]
  const observances =
    changes.length > 0 ? changes.flatMap((change) => observance(zone, change)) : always
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE']
}
