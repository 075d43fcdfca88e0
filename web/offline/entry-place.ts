import { paths } from '../paths.ts'

const PLACES: Readonly<Record<string, (sessionId: number) => string>> = {
  session: (id) => paths.sessionAttendance(id),
  'seat-race': (id) => paths.sessionSeatRacing(id),
}

/** The screen an entry was made on, by what it is about; null for one of no screen known. */
export function placeOf(subject: string): string | null {
  const [, about = '', id] = /^([a-z-]+)\/(\d+)$/.exec(subject) ?? []
  return PLACES[about]?.(Number(id)) ?? null
}
