import type * as contract from '#contract/analysis/monitoring-ratio.ts'
import type {
  RatioQuery,
  RatioAthlete,
  TrainingRatios,
} from '#contract/analysis/monitoring-ratio.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { listFile, type Ending } from '../reports/open.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { ListSheet } from '../../text/list-sheet.ts'
import type { MorningFileCall } from './daily-mornings.ts'
import { ratioCourseOf, ratiosOf, type RatioCall } from './ratio.ts'
import { saveRatioRules } from './ratio-rules.ts'

const WHOLE = '0'
const HUNDREDTH = '0.00'

/** One line an athlete, in the order of the screen. */
function ratioSheet(
  { metric, athletes }: Pick<TrainingRatios, 'metric' | 'athletes'>,
  { language, reports, monitoringRatio: words }: ServerTexts,
): ListSheet<RatioAthlete> {
  const unit = words.metrics[metric]
  return {
    title: words.title,
    columns: [
      { head: reports.athlete, text: ({ full_name }) => full_name },
      { head: reports.squads, text: ({ squads }) => squads.join(LIST_SEPARATOR[language]) },
      {
        head: words.status,
        text: ({ status, missing }) =>
          status ? words.statuses[status] : missing ? words.missing[missing] : '',
      },
      { head: words.ratio, number: ({ ratio }) => ratio, format: HUNDREDTH },
      { head: words.acute, unit, number: ({ acute }) => acute, format: WHOLE },
      { head: words.chronic, unit, number: ({ chronic }) => chronic, format: WHOLE },
      { head: words.previous, number: ({ previous }) => previous, format: HUNDREDTH },
      { head: words.daysKnown, number: ({ days_known }) => days_known, format: WHOLE },
    ],
    rows: athletes,
  }
}

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
