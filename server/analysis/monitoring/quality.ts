import {
  type MorningSpanQuery,
  type QualityAthlete,
  type QualityDay,
  type QualityReport,
} from '#contract/analysis/monitoring-reports.ts'
import { qualityOf } from '#domain/monitoring/quality.ts'
import { addDays } from '#domain/time/week.ts'
import type { MorningsCall } from './daily.ts'
import {
  morningsOf,
  ratedSessions,
  type DoneSession,
  type StoredMorning,
} from './report-mornings.ts'
import { chosenWhom, demandSpan, noteMorningsRead, type Whom } from './report-people.ts'

/** How athletes rate their training in the morning after, beside the sessions they speak of. */
export async function trainingQualityOf(
  { db, clubId, viewer }: MorningsCall,
  query: MorningSpanQuery,
): Promise<QualityReport> {
  demandSpan(query)
  const { start_date, end_date } = query
  const people = await chosenWhom(db, clubId, viewer, query)
  const user_ids = people.map(({ user_id }) => user_id)
  const [mornings, sessions] = await Promise.all([
    morningsOf(db, clubId, user_ids, { first: start_date, last: end_date }),
    ratedSessions(db, clubId, viewer, user_ids, {
      first: addDays(start_date, -1),
      last: addDays(end_date, -1),
    }),
  ])
  const byPerson = Map.groupBy(sessions, ({ user_id }) => user_id)
  const athletes = people
    .map((person) =>
      qualityAthlete(
        person,
        mornings.get(person.user_id) ?? [],
        byPerson.get(person.user_id) ?? [],
      ),
    )
    .filter(({ days }) => days.length > 0)
  const shown = athletes.map(({ user_id }) => user_id)
  await noteMorningsRead(db, clubId, viewer.user_id, shown)
  return { start_date, end_date, athletes }
}

/** Mornings with a rating, and those after a session that has none. */
function qualityAthlete(
  person: Whom,
  mornings: readonly StoredMorning[],
  sessions: readonly DoneSession[],
): QualityAthlete {
  const ratings = new Map(mornings.map(({ day, training_quality }) => [day, training_quality]))
  const trained = Map.groupBy(sessions, ({ day }) => addDays(day, 1))
  const named = [...ratings].filter(([, rating]) => rating !== null).map(([day]) => day)
  const days = [...new Set([...named, ...trained.keys()])]
    .toSorted((one, other) => other.localeCompare(one))
    .map((day): QualityDay => ({
      day,
      rating: ratings.get(day) ?? null,
      sessions: (trained.get(day) ?? []).map(({ session_id, name, sport_id, planned, felt }) => ({
        session_id,
        name,
        sport_id,
        planned,
        felt,
      })),
    }))
  return { ...person, ...qualityOf(days), days }
}
