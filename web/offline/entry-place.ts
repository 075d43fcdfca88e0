import { paths } from '../paths/paths.ts'

const PLACES: Readonly<Record<string, (id: number) => string>> = {
  session: (id) => paths.sessionAttendance(id),
  morning: (id) => paths.profileMorning(id),
  'live-step-test': () => paths.liveStepTest(),
  thread: (id) => paths.messages(id),
  wall: () => paths.wall(),
  'wall-squad': (id) => paths.wallOfSquad(id),
  'wall-session': (id) => paths.session(id),
  'wall-post': (id) => paths.wallPost(id),
  'seat-race': (id) => paths.sessionSeatRacing(id),
}

/** The screen an entry was made on, by what it is about; null for one of no screen known. */
export function placeOf(subject: string): string | null {
  const [, about = '', id] = /^([a-z-]+)\/(\d+)$/.exec(subject) ?? []
  return PLACES[about]?.(Number(id)) ?? null
}
