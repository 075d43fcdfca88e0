import { addDays } from '../time/week.ts'

/**
 * What a morning, or an answer to a session, says of the health of a person; the day it is of, and
 * the instant it was said, in order.
 */
export type HealthAnswer = {
  day: string
  at: number
  isMorning: boolean
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
 * How somebody is on a day: what the morning and the answers to the sessions of the latest day say,
 * up to that day and at most two weeks back. A morning holds until a later answer says otherwise;
 * of answers any that is ill or injured counts. Null for who said nothing.
 * Statements ask the same of `app.health_on`.
 */
export function healthOn(answers: readonly HealthAnswer[], day: string): Health | null {
  const first = addDays(day, 1 - HEALTH_DAYS)
  const within = answers.filter((one) => one.said && one.day >= first && one.day <= day)
  const days = [...Map.groupBy(within, (one) => one.day)]
    .map(([on, all]) => ({ on, said: latestOf(all) }))
    .map(({ on, said }) => ({
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

/** The morning where nothing was answered after it, else what was. */
function latestOf(all: readonly HealthAnswer[]): readonly HealthAnswer[] {
  const morning = all.find(({ isMorning }) => isMorning)
  if (!morning) return all
  const later = all.filter(({ at }) => at > morning.at)
  return later.length > 0 ? later : [morning]
}
