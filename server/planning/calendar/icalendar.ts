import { Temporal } from 'temporal-polyfill'
import { localStamp, timeZoneLines } from './time-zone-lines.ts'

export type FeedEvent = {
  /** The same for the life of the session. */
  uid: string
  revision: number
  created_at: string
  updated_at: string
  starts_at: string
  ends_at: string
  whole_day: boolean
  /** Those who follow the feed are not busy meanwhile. */
  isFree?: boolean
  summary: string
  location: string | null
  description: string
  category: string | null
  url: string
  cancelled: boolean
}

export type Feed = {
  name: string
  time_zone: string
  language: string
  first: string
  last: string
  events: readonly FeedEvent[]
}

/** TEXT of RFC 5545, 3.3.11; other control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\u0080-\u009F]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const MOST_BYTES = 75
const encoder = new TextEncoder()

/** Lines of at most 75 bytes, continued with a blank, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MOST_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

const utcStamp = (instant: string): string =>
  `${localStamp(Temporal.Instant.from(instant).toZonedDateTimeISO('UTC'))}Z`

/** Whole days end with the day after the last; an event of no length has no end of its own. */
function times({ starts_at, ends_at, whole_day }: FeedEvent, zone: string): string[] {
  const start = Temporal.Instant.from(starts_at).toZonedDateTimeISO(zone)
  const end = Temporal.Instant.from(ends_at).toZonedDateTimeISO(zone)
  if (!whole_day) {
    const begins = `DTSTART;TZID=${zone}:${localStamp(start)}`
    return Temporal.ZonedDateTime.compare(start, end) === 0
      ? [begins]
      : [begins, `DTEND;TZID=${zone}:${localStamp(end)}`]
  }
  const last = Temporal.ZonedDateTime.compare(start, end) === 0 ? end : end.subtract({ seconds: 1 })
  const day = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '')
  return [
    `DTSTART;VALUE=DATE:${day(start.toPlainDate())}`,
    `DTEND;VALUE=DATE:${day(last.toPlainDate().add({ days: 1 }))}`,
  ]
}

const eventLines = (event: FeedEvent, zone: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utcStamp(event.updated_at)}`,
  `CREATED:${utcStamp(event.created_at)}`,
  `LAST-MODIFIED:${utcStamp(event.updated_at)}`,
  `SEQUENCE:${event.revision}`,
  ...times(event, zone),
  ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.category ? [`CATEGORIES:${escaped(event.category)}`] : []),
  `URL:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/**
 * A calendar as phones and desks follow it: every occurrence an event of its own, on the clock of
 * the club (RFC 5545, 7986).
 */
export function writeFeed({ name, time_zone, language, first, last, events }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Slipway//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${time_zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timeZoneLines(time_zone, { first, last }),
    ...events.flatMap((event) => eventLines(event, time_zone)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
