import type { Placed } from './place-sessions.ts'

type OfDay = { sessions: readonly Placed[] }

/** Whether a day would be drawn as it was: the same sessions in the same order, and everything else the same. */
export function sameDay<Props extends OfDay>(before: Props, after: Props): boolean {
  const { sessions: were, ...others } = before
  const { sessions: are, ...now } = after
  const entries = Object.entries(now)
  const past = new Map(Object.entries(others))
  return (
    were.length === are.length &&
    were.every((one, index) => one === are[index]) &&
    past.size === entries.length &&
    entries.every(([name, value]) => Object.is(value, past.get(name)))
  )
}
