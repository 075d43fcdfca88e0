import { FEATURE } from '#domain/constants/features.ts'
import { TRAINING_RATIO_STATUSES } from '#domain/constants/statuses.ts'
import { RATIO_MISSING } from '#domain/training/ratio-days.ts'
import { HIGHEST_LINE, RATIO_METHODS } from '#domain/training/ratio.ts'
import { endpoint } from '../endpoint.ts'
import { XLSX } from '../report.ts'
import {
  Amount,
  data,
  Day,
  Done,
  Id,
  IdList,
  IdParams,
  nullable,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const Metric = WordOf('ets', 'foster', 'trimp')
const Method = WordOf(...RATIO_METHODS)
const Lines = T.Object({ low: T.Number(), high: T.Number(), danger: T.Number() })

const figure = (description: string) => nullable(T.Number({ description }))
const Figures = {
  acute: figure('Mean load of a day, of the last seven'),
  chronic: figure('Mean load of a day, of the last 28'),
  ratio: figure('Acute to chronic load: a change of load, no forecast'),
  status: nullable(WordOf(...TRAINING_RATIO_STATUSES)),
}

export const RatioAthlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  squads: T.Array(T.String()),
  ...Figures,
  /** Why there is no ratio. */
  missing: nullable(WordOf(...RATIO_MISSING)),
  days_known: T.Integer({ description: 'Days since the first load' }),
  previous: figure('The ratio a week before'),
})
export type RatioAthlete = Static<typeof RatioAthlete>

const How = { metric: Metric, method: Method, lines: Lines }

const TrainingRatios = T.Object({
  day: Day,
  ...How,
  /** Whether the reader may choose the method and move the lines. */
  can_change: T.Boolean(),
  athletes: T.Array(RatioAthlete, { description: 'The largest change of load first' }),
})
export type TrainingRatios = Static<typeof TrainingRatios>

const RatioQuery = T.Object({
  day: T.Optional(Day),
  squads: T.Optional(IdList),
  athletes: T.Optional(IdList),
})
export type RatioQuery = Static<typeof RatioQuery>

export const RatioCourse = T.Object({
  user_id: Id,
  full_name: T.String(),
  ...How,
  days: T.Array(T.Object({ day: Day, load: figure('The load of the day'), ...Figures })),
})
export type RatioCourse = Static<typeof RatioCourse>

const Line = Amount(0.01, HIGHEST_LINE)
const RatioRules = Strict({ method: Method, low: Line, high: Line, danger: Line })
export type RatioRules = Static<typeof RatioRules>

const access = { level: 'member', feature: FEATURE.training_score } as const
const path = 'reports/training-ratio'
const summary = 'How the load of athletes changes: that of a week to that of four'
const list = { method: 'GET', access, query: RatioQuery } as const

export const trainingRatios = endpoint({ ...list, path, summary, reply: data(TrainingRatios) })
export const exportTrainingRatios = endpoint({
  ...list,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})
export const trainingRatiosCsv = endpoint({
  ...list,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})

export const trainingRatioCourse = endpoint({
  method: 'GET',
  path: `${path}/athletes/{id}`,
  access,
  summary: 'The load and the training ratio of one athlete day by day; of twelve weeks if not said',
  params: IdParams,
  query: T.Object({ from: T.Optional(Day), to: T.Optional(Day) }),
  reply: data(RatioCourse),
})

export const saveRatioRules = endpoint({
  method: 'POST',
  path: `${path}/rules`,
  access: { ...access, permission: 'edit-club' },
  summary: 'Choose how the training ratio is worked out, and move its lines',
  body: RatioRules,
  reply: Done,
})
