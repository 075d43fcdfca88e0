import type { Season, SeasonWeek } from '#contract/analysis/season.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { bandSeconds } from '#domain/season/season.ts'
import type { SeasonMetric } from '#domain/season/to-come.ts'
import { sumSessions } from '#domain/training/week-summary.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { PlannedSession } from './queries.ts'
import { doneByWeek, type DoneByWeekRow } from './statements.ts'

type Sums = SeasonWeek['done']
const NOTHING: Sums = { seconds: 0, distance: 0, load: 0, sessions: 0, zones: [0, 0, 0] }

type DoneQuery = { user_ids: readonly number[]; first: string; last: string; viewer: Viewer }

/** What people did, all of them together, by Monday. */
export async function weeksDone(
  db: Db,
  club_id: ClubId,
  { user_ids, first, last, viewer }: DoneQuery,
): Promise<ReadonlyMap<string, DoneByWeekRow>> {
  const sees_restricted = seesRestrictedResults(viewer)
  const days = { first, last, day_off: SPORT.day_off }
  const rows = await run(db, doneByWeek, { club_id, user_ids, ...days, sees_restricted })
  return new Map(rows.map((row) => [row.monday, row]))
}

/** The mean of one of some people. */
export function doneOf(row: DoneByWeekRow | undefined, people: number, metric: SeasonMetric): Sums {
  if (!row || people === 0) return NOTHING
  const load = row[metric]
  return {
    seconds: row.seconds / people,
    distance: row.distance / people,
    load: load === null ? null : load / people,
    sessions: row.sessions / people,
    zones: bandSeconds(row.zones).map((seconds) => seconds / people),
  }
}

export type PlannedWeeks = {
  of: (monday: string) => Pick<SeasonWeek, 'planned' | 'drafts'>
  /** The planned load of each day, as the mean of the people. */
  loads: Season['planned_loads']
}

/** What sessions add up to for one of some people: each counts for those who train in it. */
export function plannedWeeks(
  sessions: readonly PlannedSession[],
  people: number,
  metric: SeasonMetric,
): PlannedWeeks {
  const weighed = sessions.map((session) => {
    const weight = people === 0 ? 0 : Math.min(1, session.people / people)
    const { planned } = sumSessions([session], metric)
    return {
      day: session.day,
      isDraft: !session.published,
      seconds: weight * (planned.time ?? 0),
      distance: weight * (planned.distance ?? 0),
      load: weight * (planned.load ?? 0),
      sessions: weight,
      zones: bandSeconds(planned.zones).map((seconds) => weight * seconds),
    }
  })
  const byWeek = Map.groupBy(weighed, ({ day }) => isoWeekStart(day))
  const byDay = Map.groupBy(weighed, ({ day }) => day)
  const sum = (rows: readonly Weighed[], of: (row: Weighed) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return {
    of: (monday) => {
      const rows = byWeek.get(monday) ?? []
      return {
        planned: {
          seconds: sum(rows, (row) => row.seconds),
          distance: sum(rows, (row) => row.distance),
          load: sum(rows, (row) => row.load),
          sessions: sum(rows, (row) => row.sessions),
          zones: [0, 1, 2].map((band) => sum(rows, (row) => row.zones[band] ?? 0)),
        },
        drafts: rows.filter(({ isDraft }) => isDraft).length,
      }
    },
    loads: [...byDay].map(([day, rows]) => ({ day, load: sum(rows, (row) => row.load) })),
  }
}

type Weighed = {
  seconds: number
  distance: number
  load: number
  sessions: number
  zones: readonly number[]
}

const YEAR = 364

/** The seconds of the highest week in the year before a day; null where nobody trained. */
export function highestWeek(
  done: ReadonlyMap<string, DoneByWeekRow>,
  people: number,
  today: string,
): number | null {
  const from = addDays(isoWeekStart(today), -YEAR)
  const weeks = [...done.values()].filter(({ monday }) => monday >= from)
  return people === 0 || weeks.length === 0
    ? null
    : Math.max(...weeks.map(({ seconds }) => seconds)) / people
}
