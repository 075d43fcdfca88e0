/** Day and clock time of a place, without a zone: '2026-11-24' and '06:00'. */
export type LocalTime = { day: string; time: string }

const writers = new Map<string, Intl.DateTimeFormat>()

function writerFor(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const writer = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone })
  writers.set(timeZone, writer)
  return writer
}

/** What calendar and clock show at an instant in an IANA zone. */
export function toLocal(timeZone: string, instant: Date): LocalTime {
  const part = Object.fromEntries(
    writerFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}

export const dayIn = (timeZone: string, instant: Date) => toLocal(timeZone, instant).day

/** Minutes the zone's clock is ahead of UTC at an instant. */
export function offsetMinutes(timeZone: string, instant: Date): number {
  const { day, time } = toLocal(timeZone, instant)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000)
}

/**
 * The instant at which a place's clock shows this time. A time the clock skips in spring moves on by the hour it skips; of a time it shows
 * twice in autumn the first is meant.
 */
export function toInstant(timeZone: string, { day, time }: LocalTime): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = offsetMinutes(timeZone, new Date(asUtc - 86_400_000))
  const after = offsetMinutes(timeZone, new Date(asUtc + 86_400_000))
  const candidates = [before, after].map((offset) => new Date(asUtc - offset * 60_000))
  return candidates.find((at) => at.getTime() + offsetMinutes(timeZone, at) * 60_000 === asUtc) ?? new Date(asUtc - before * 60_000)
}
