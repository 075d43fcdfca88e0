import type * as contract from '#contract/analysis/monitoring-reports.ts'
import type { DailyQuery, MorningSpanQuery } from '#contract/analysis/monitoring-reports.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { listFile, type Ending } from '../reports/open.ts'
import { courseOf, dailyOf, type MorningFileCall } from './daily.ts'
import { illnessOf } from './illness.ts'
import { trainingQualityOf } from './quality.ts'
import { dailySheet, illnessSheet, qualitySheet } from './report-sheets.ts'

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
