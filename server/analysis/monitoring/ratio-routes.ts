import type * as contract from '#contract/analysis/monitoring-ratio.ts'
import type { RatioQuery } from '#contract/analysis/monitoring-ratio.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { listFile, type Ending } from '../reports/open.ts'
import type { MorningFileCall } from './daily.ts'
import { ratioCourseOf, ratiosOf, type RatioCall } from './ratio.ts'
import { saveRatioRules } from './ratio-rules.ts'
import { ratioSheet } from './ratio-sheet.ts'

const ratioFile =
  (ending: Ending) =>
  async (asked: MorningFileCall & RatioCall & { query: RatioQuery }): Promise<FileReply> => {
    const found = await ratiosOf(asked, asked.query)
    const report = 'training-ratio'
    const athletes = found.athletes.length
    const about = { report, name: `${report}-${found.day}`, athletes }
    return listFile(asked, about, ratioSheet(found, asked.texts), ending)
  }

export const monitoringRatioHandlers: Handlers<typeof contract> = {
  async trainingRatios(asked) {
    return { data: await ratiosOf(asked, asked.query) }
  },
  exportTrainingRatios: ratioFile('xlsx'),
  trainingRatiosCsv: ratioFile('csv'),
  async trainingRatioCourse(asked) {
    return { data: await ratioCourseOf(asked, { ...asked.query, ...asked.params }) }
  },
  async saveRatioRules({ db, clubId, body }) {
    await saveRatioRules(db, clubId, body)
    return { data: { done: true } }
  },
}
