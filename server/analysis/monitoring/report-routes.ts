import type * as contract from '#contract/analysis/monitoring-reports.ts'
import type {
  DailyQuery,
  MorningSpanQuery,
  QualityAthlete,
  QualityDay,
  QualityReport,
} from '#contract/analysis/monitoring-reports.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { qualityOf } from '#domain/monitoring/quality.ts'
import { addDays } from '#domain/time/week.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { listFile, type Ending } from '../reports/open.ts'
import { courseOf, dailyOf, type MorningFileCall, type MorningsCall } from './daily-mornings.ts'
import { illnessOf } from './illness.ts'
import { dailySheet, illnessSheet, qualitySheet } from './report-sheets.ts'
import {
  morningsOf,
  ratedSessions,
  type DoneSession,
  type StoredMorning,
} from './report-mornings.ts'
import { chosenWhom, demandSpan, noteMorningsRead, type Whom } from './report-people.ts'

/** How athletes rate their training in the morning after, beside the sessions they speak of. */
async function trainingQualityOf(
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

const todayIn = (timeZone: string) => dayIn(timeZone, new Date())

const dailyFile =
  (ending: Ending) =>
  async (asked: MorningFileCall & { query: DailyQuery }): Promise<FileReply> => {
    const { day: chosen, ...query } = asked.query
    const day = chosen ?? todayIn(asked.timeZone)
    const daily = await dailyOf(asked, query, day)
    const report = 'morning-monitoring'
    const about = { report, name: `${report}-${day}`, athletes: daily.athletes.length }
    return listFile(asked, about, dailySheet(daily, asked.texts), ending)
  }

type MorningSpanCall = MorningFileCall & { query: MorningSpanQuery }

const nameOf = (report: string, { start_date, end_date }: MorningSpanQuery) =>
  `${report}-${start_date}-${end_date}`

const illnessFile =
  (ending: Ending) =>
  async (asked: MorningSpanCall): Promise<FileReply> => {
    const found = await illnessOf(asked, asked.query)
    const report = 'injury-illness'
    const athletes = found.athletes.length
    const about = { report, name: nameOf(report, asked.query), athletes }
    return listFile(asked, about, illnessSheet(found, asked.texts), ending)
  }

const qualityFile =
  (ending: Ending) =>
  async (asked: MorningSpanCall): Promise<FileReply> => {
    const found = await trainingQualityOf(asked, asked.query)
    const report = 'training-quality'
    const athletes = found.athletes.length
    const about = { report, name: nameOf(report, asked.query), athletes }
    return listFile(asked, about, qualitySheet(found, asked.texts), ending)
  }

export const monitoringReportHandlers: Handlers<typeof contract> = {
  async dailyMornings(asked) {
    const { day, ...query } = asked.query
    return { data: await dailyOf(asked, query, day ?? todayIn(asked.timeZone)) }
  },
  exportDailyMornings: dailyFile('xlsx'),
  dailyMorningsCsv: dailyFile('csv'),
  async courseWithBands(asked) {
    const day = asked.query.day ?? todayIn(asked.timeZone)
    return { data: await courseOf(asked, asked.params.id, day) }
  },
  async healthReport(asked) {
    return { data: await illnessOf(asked, asked.query) }
  },
  exportHealthReport: illnessFile('xlsx'),
  healthReportCsv: illnessFile('csv'),
  async trainingQuality(asked) {
    return { data: await trainingQualityOf(asked, asked.query) }
  },
  exportTrainingQuality: qualityFile('xlsx'),
  trainingQualityCsv: qualityFile('csv'),
}
