import { Temporal } from 'temporal-polyfill'

/** Whether it is the name of a time zone, such as Europe/Berlin; an offset is not one. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The instant, as ISO 8601 in UTC, at which a clock on the wall there shows this
 * (2024-05-01T06:30:00); in the hour that comes twice, the first.
 */
export function instantAt(wall: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}
