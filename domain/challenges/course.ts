import { eachDay } from '../time/week.ts'
import type { Aggregation, Days } from './metrics.ts'
import { ranked, scoreOf } from './ranks.ts'

type TeamDay = { team_id: number; day: string; total: number; best: number }
export type CourseOf = { team_id: number; scores: (number | null)[]; ranks: (number | null)[] }

type CourseInput = Days & {
  aggregation: Aggregation
  /** The last day that is drawn: what comes after is not known yet. */
  today: string
  teams: readonly { team_id: number; people: number }[]
  given: readonly TeamDay[]
}

/** Where every team stood in the evening of each day. */
export function courseOf(asked: CourseInput): { days: string[]; teams: CourseOf[] } {
  const { first_day, last_day, today, teams, given, aggregation } = asked
  const days = eachDay(first_day, today < last_day ? today : last_day)
  const places = new Map(given.map((row) => [`${row.team_id} ${row.day}`, row]))
  const scores = teams.map(({ team_id, people }) => {
    let [total, best]: [number | null, number | null] = [null, null]
    return days.map((day) => {
      const now = places.get(`${team_id} ${day}`)
      if (now) {
        total = (total ?? 0) + now.total
        best = Math.max(best ?? now.best, now.best)
      }
      return scoreOf({ total, best, people }, aggregation)
    })
  })
  const ranks = days.map(
    (_, at) =>
      new Map(
        ranked(
          teams.map(({ team_id }, place) => ({ team_id, score: scores[place]?.[at] ?? null })),
        ).map(({ team_id, rank }) => [team_id, rank]),
      ),
  )
  return {
    days,
    teams: teams.map(({ team_id }, place) => ({
      team_id,
      scores: scores[place] ?? [],
      ranks: days.map((_, at) => ranks[at]?.get(team_id) ?? null),
    })),
  }
}
