import type { RatioAthlete, TrainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { ListSheet } from '../../text/list-sheet.ts'

const WHOLE = '0'
const HUNDREDTH = '0.00'

/** One line an athlete, in the order of the screen. */
export function ratioSheet(
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
