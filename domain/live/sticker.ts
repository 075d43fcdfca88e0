import { windowAt } from './recording.ts'

type Session = { starts_at: string; ends_at: string }

/** How far a session is from a moment, in milliseconds: 0 while it goes on. */
const distanceFrom = ({ starts_at, ends_at }: Session, now: number): number =>
  Math.max(0, Date.parse(starts_at) - now, now - Date.parse(ends_at))

/**
 * The session the sticker of a boat leads to: of those in which a crew has the boat the one that
 * goes on, else the nearest one in whose window one may record; undefined where there is none.
 */
export function sessionOfSticker<S extends Session>(
  sessions: readonly S[],
  now: number,
): S | undefined {
  const [nearest] = sessions
    .filter((session) => windowAt(session, now) === 'open')
    .toSorted((one, other) => distanceFrom(one, now) - distanceFrom(other, now))
  return nearest
}
