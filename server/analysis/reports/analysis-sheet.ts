import type { Analysis, AnalysisPoint } from '#contract/analysis/reports-analysis.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import { figureOfMeasure } from '#domain/reports/analysis.ts'
import type { Measure } from '#domain/reports/measures.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'
import { WRITTEN } from './sheet-columns.ts'

type Words = ServerTexts['reports']

/** The points as files have them: whose, when, and both figures. */
export function analysisSheet(
  { x, y, by, athletes, points, sessions }: Analysis,
  { language, reports: words }: ServerTexts,
  timeZone: string,
): ListSheet<AnalysisPoint> {
  const people = new Map(athletes.map((one) => [one.user_id, one]))
  const behind = new Map(sessions.map((one) => [String(one.id), one]))
  const dayOf = ({ period }: AnalysisPoint) => {
    const session = behind.get(period)
    return session ? dayIn(timeZone, new Date(session.start_date)) : period
  }
  const when: ListColumn<AnalysisPoint>[] = {
    all: [],
    session: [
      { head: words.periods.day, day: dayOf },
      {
        head: words.periods.session,
        text: ({ period }: AnalysisPoint) => behind.get(period)?.name ?? '',
      },
    ],
    day: [{ head: words.periods.day, day: dayOf }],
    week: [{ head: words.periods.week, day: dayOf }],
    month: [{ head: words.periods.month, day: dayOf }],
  }[by]
  return {
    title: words.analysis.title,
    columns: [
      { head: words.athlete, text: ({ user_id }) => people.get(user_id)?.full_name ?? '' },
      {
        head: words.squads,
        text: ({ user_id }) => people.get(user_id)?.squads.join(LIST_SEPARATOR[language]) ?? '',
      },
      ...when,
      { ...columnOf(x, words), number: (point) => point.x },
      { ...columnOf(y, words), number: (point) => point.y },
    ],
    rows: points,
  }
}

/** How a figure is headed and written; times are seconds in CSV. */
function columnOf(measure: Measure, words: Words): ListColumn<AnalysisPoint> {
  const written = WRITTEN[figureOfMeasure(measure).kind]
  const isTime = written.per === CLOCK.per
  return {
    head: words.figures[measure],
    ...written,
    ...(isTime && { csvUnit: CLOCK.csvUnit }),
  }
}
