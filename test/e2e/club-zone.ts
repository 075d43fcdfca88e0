const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN
/** The clocks of clubs are from so many hours behind UTC to eleven ahead. */
const MOST_BEHIND_MIN = 12 * HOUR_MIN

/**
 * A zone without changes of the clocks in which it is now within the hour before a time of day, such
 * as 10:00: stories begin in the morning of their club, so that none of them sees its midnight.
 */
export function zoneWhere(time: string, now: Date): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const utc = now.getUTCHours() * HOUR_MIN + now.getUTCMinutes()
  const wanted = hours * HOUR_MIN + minutes - utc + MOST_BEHIND_MIN
  const offset = Math.floor((((wanted % DAY_MIN) + DAY_MIN) % DAY_MIN) / HOUR_MIN) - 12
  // Names of these zones count the other way round.
  return offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
