import { addDays } from '../time/week.ts'

/** What an answer to a session says of the health of a person, and the day of the session. */
export type HealthAnswer = {
  day: string
  /** Whether anything was said: coming, not coming, ill or injured. */
  said: boolean
  ill: boolean
  injured: boolean
}

/** `since` is the first day of those in a row that were not well; null for who is well. */
export type Health = { ill: boolean; injured: boolean; since: string | null }

/** Older answers say nothing of today. */
const HEALTH_DAYS = 14

/**
 * How somebody is on a day: what the answers to the sessions of the latest day say, up to that day
 * and at most two weeks back, any of them that is ill or injured. Null for who said nothing.
 * Statements ask the same of `app.health_on`.
 */
export function healthOn(answers: readonly HealthAnswer[], day: string): Health | null {
  const first = addDays(day, 1 - HEALTH_DAYS)
  const within = answers.filter((one) => one.said && one.day >= first && one.day <= day)
  const days = [...Map.groupBy(within, (one) => one.day)]
    .map(([on, said]) => ({
      on,
      ill: said.some(({ ill }) => ill),
      injured: said.some(({ injured }) => injured),
    }))
    .toSorted((a, b) => b.on.localeCompare(a.on))
  const [latest] = days
  if (!latest) return null
  const well = days.findIndex(({ ill, injured }) => !ill && !injured)
  const inARow = well === -1 ? days : days.slice(0, well)
  return { ill: latest.ill, injured: latest.injured, since: inARow.at(-1)?.on ?? null }
}
