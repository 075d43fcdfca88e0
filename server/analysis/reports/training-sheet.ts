import type { TrainingGroup, TrainingRecord } from '#contract/analysis/reports-training.ts'
import { COLON } from '#domain/constants/languages.ts'
import { FOCUSES } from '#domain/constants/focuses.ts'
import { SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { complianceOf } from '#domain/reports/training-summary.ts'
import { nameIn } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'
import { WRITTEN } from './sheet-columns.ts'

const KEYS = { sport: SPORTS, focus: FOCUSES, intensity: SPEED_INTENSITIES } as const

/** What a sport, a focus or an intensity is called. */
function nameOf({ names }: ServerTexts, by: TrainingGroup['grouped_by'], id: number): string {
  const found = KEYS[by].find((one) => one.id === id)
  return found ? nameIn(names, by, found.key) : ''
}

const DURATION = { ...WRITTEN.duration, csvUnit: CLOCK.csvUnit }
const DISTANCE = WRITTEN.distance

/** The parts of the training as files have them. */
export function trainingPartsSheet(
  groups: readonly TrainingGroup[],
  texts: ServerTexts,
): ListSheet<TrainingGroup> {
  const { figures, trainingParts } = texts.reports
  const columns: ListColumn<TrainingGroup>[] = [
    { head: trainingParts.by, text: ({ grouped_by }) => trainingParts[grouped_by] },
    { head: trainingParts.name, text: ({ grouped_by, id }) => nameOf(texts, grouped_by, id) },
    { head: figures.sessions, number: ({ sessions }) => sessions, format: '0' },
    { head: figures.time, number: ({ time }) => time, ...DURATION },
    { head: figures.distance, number: ({ distance }) => distance, ...DISTANCE },
    { head: trainingParts.planned, number: ({ planned_time }) => planned_time, ...DURATION },
    { head: trainingParts.compliance, number: complianceOf, ...WRITTEN.percent },
  ]
  return { title: trainingParts.title, columns, rows: groups }
}

/** The records as files have them: times and watts in columns of their own. */
export function recordsSheet(
  records: readonly TrainingRecord[],
  texts: ServerTexts,
): ListSheet<TrainingRecord> {
  const { athlete, figures, records: words, waterPieces } = texts.reports
  const colon = COLON[texts.language]
  const of = (kind: TrainingRecord['kind'], field: 'span' | 'value' | 'previous') => ({
    number: (record: TrainingRecord) => (record.kind === kind ? record[field] : null),
  })
  const columns: ListColumn<TrainingRecord>[] = [
    { head: words.date, day: ({ date }) => date },
    { head: athlete, text: ({ name }) => name },
    { head: words.sport, text: ({ sport_id }) => nameOf(texts, 'sport', sport_id) },
    { head: waterPieces.class, text: ({ boat_class }) => boat_class ?? '' },
    { head: figures.distance, ...of('time', 'span'), ...WRITTEN.metres },
    { head: words.value + colon + figures.time, ...of('time', 'value'), ...CLOCK },
    { head: words.previous + colon + figures.time, ...of('time', 'previous'), ...CLOCK },
    { head: words.over, ...of('power', 'span'), ...CLOCK },
    { head: words.value + colon + words.watts, ...of('power', 'value'), ...WRITTEN.watts },
    { head: words.previous + colon + words.watts, ...of('power', 'previous'), ...WRITTEN.watts },
    { head: words.session, text: ({ session }) => session ?? words.test },
  ]
  return { title: words.title, columns, rows: records }
}
