import type {
  HealthCourse,
  HealthReport,
  MorningSpanQuery,
} from '#contract/analysis/monitoring-reports.ts'
import {
  availabilityOf,
  daysLost,
  episodesOf,
  healthDays,
  type HealthAbsence,
} from '#domain/monitoring/episodes.ts'
import { isIll, isInjured } from '#domain/monitoring/fields.ts'
import { canWriteReturnNote } from '#domain/rules/return-notes.ts'
import { daysBetween, eachDay } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { MorningsCall } from './daily-mornings.ts'
import {
  absencesOf,
  askedPeople,
  morningsOf,
  type Days,
  type StoredMorning,
} from './report-mornings.ts'
import { chosenWhom, demandSpan, noteMorningsRead, type Whom } from './report-people.ts'
import { returnNotesOf } from './return-notes.ts'

/**
 * How athletes were day by day, from what they said in the morning and from days away because of
 * illness or injury.
 */
export async function illnessOf(
  { db, clubId, viewer, timeZone }: MorningsCall,
  query: MorningSpanQuery,
): Promise<HealthReport> {
  demandSpan(query)
  const { start_date, end_date } = query
  const today = dayIn(timeZone, new Date())
  const until = end_date < today ? end_date : today
  const people = await chosenWhom(db, clubId, viewer, query)
  const ids = people.map(({ user_id }) => user_id)
  const days = { first: start_date, last: until }
  const span = { from: start_date, to: end_date, today }
  const [asked, mornings, absences, returns] = await Promise.all([
    askedPeople(db, clubId, ids),
    morningsOf(db, clubId, ids, days),
    absencesOf(db, clubId, ids, days),
    returnNotesOf(db, clubId, viewer, { ...span, ids }),
  ])
  const can_note = canWriteReturnNote(viewer, true)
  const athletes = people
    .filter(({ user_id }) => asked.has(user_id) || mornings.has(user_id) || absences.has(user_id))
    .map((person) => ({
      ...healthCourse(
        person,
        mornings.get(person.user_id) ?? [],
        absences.get(person.user_id) ?? [],
        days,
      ),
      returns: returns(person.user_id),
      can_note,
    }))
  const shown = athletes.map(({ user_id }) => user_id)
  await noteMorningsRead(db, clubId, viewer.user_id, shown)
  const dayCount = Math.max(0, daysBetween(start_date, until) + 1)
  const lost = athletes.reduce((sum, athlete) => sum + athlete.lost, 0)
  return {
    start_date,
    end_date,
    until,
    availability: availabilityOf(dayCount * athletes.length, lost),
    reasons: reasonsOf(athletes),
    athletes,
  }
}

function healthCourse(
  person: Whom,
  mornings: readonly StoredMorning[],
  absences: readonly HealthAbsence[],
  span: Days,
): Omit<HealthCourse, 'returns' | 'can_note'> {
  const known = healthDays(mornings, absences, span)
  const said = new Map(known.map(({ day, health }) => [day, health]))
  const days = eachDay(span.first, span.last).map((day) => said.get(day) ?? null)
  const episodes = episodesOf(known)
  return {
    ...person,
    days,
    episodes: episodes.map((episode) => ({ ...episode, reasons: [...episode.reasons] })),
    lost: daysLost(episodes),
    ill: days.filter(isIll).length,
    injured: days.filter(isInjured).length,
    unknown: days.filter((health) => health === null).length,
  }
}

/** How often each reason was given, the most days first; an episode counts for each of its own. */
function reasonsOf(athletes: readonly HealthCourse[]): HealthReport['reasons'] {
  const given = new Map<string, { episodes: number; days: number }>()
  for (const { reasons, days } of athletes.flatMap((athlete) => athlete.episodes))
    for (const reason of reasons.length > 0 ? reasons : ['none']) {
      const before = given.get(reason) ?? { episodes: 0, days: 0 }
      given.set(reason, { episodes: before.episodes + 1, days: before.days + days })
    }
  return [...given]
    .map(([reason, counted]) => ({ reason, ...counted }))
    .toSorted((one, other) => other.days - one.days || one.reason.localeCompare(other.reason))
}
