import { FEATURE } from '#domain/constants/features.ts'
import { HEALTH_REASONS, HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { BAND_RULES, LEVELS } from '#domain/monitoring/bands.ts'
import { MORNING_HEALTH, MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { endpoint } from '../endpoint.ts'
import { XLSX } from '../report.ts'
import { data, Day, Id, IdList, IdParams, nullable, T, WordOf, type Static } from '../schema.ts'
import { ReturnNote } from './monitoring-returns.ts'

const Field = WordOf(...MORNING_NUMBERS)
const Health = WordOf(...MORNING_HEALTH)
const Reasons = T.Array(
  WordOf(...HEALTH_REASONS[HEALTH_STATUS.ill], ...HEALTH_REASONS[HEALTH_STATUS.injured]),
)

export const MorningReading = T.Object({
  field: Field,
  value: T.Number({ description: 'In the unit of the field: beats, minutes, ms, °C, kg or steps' }),
  level: nullable(WordOf(...LEVELS)),
  rule: WordOf(...BAND_RULES),
  mean: nullable(T.Number({ description: 'What is usual for the person' })),
  difference: nullable(
    T.Number({
      description: 'Beats, standard deviations of the variability, or percent of weight',
    }),
  ),
  count: nullable(T.Integer({ description: 'Of how many mornings the usual is' })),
  needs: nullable(T.Integer({ description: 'How many it takes' })),
})
export type MorningReading = Static<typeof MorningReading>

export const HealthEpisode = T.Object({
  first: Day,
  last: Day,
  days: T.Integer({ description: 'Days that were not healthy' }),
  ill: T.Boolean(),
  injured: T.Boolean(),
  reasons: Reasons,
})
export type HealthEpisode = Static<typeof HealthEpisode>

const ReportPerson = { user_id: Id, full_name: T.String(), squads: T.Array(T.String()) }

export const DailyAthlete = T.Object({
  ...ReportPerson,
  entered: T.Boolean(),
  asked: T.Boolean({ description: 'The club asks them for their mornings' }),
  health: nullable(Health),
  note: nullable(T.String()),
  /** The illness or injury that goes on, as far as four weeks back. */
  episode: nullable(HealthEpisode),
  readiness: nullable(T.Number({ description: '1 to 5, 5 is best' })),
  readings: T.Array(MorningReading),
  /** The waking heart rate of the last two weeks; null where none was entered. */
  pulse: nullable(
    T.Object({
      values: T.Array(nullable(T.Number()), { description: 'Fourteen days, oldest first' }),
      high: nullable(T.Number({ description: 'Above this something is to be noted' })),
    }),
  ),
  missed_days: T.Integer({ description: 'Mornings in a row without an entry, this one included' }),
})
export type DailyAthlete = Static<typeof DailyAthlete>

const DailyMornings = T.Object({
  day: Day,
  fields: T.Array(Field, { description: 'What the club asks, and whatever else was entered' }),
  asked: T.Integer(),
  entered: T.Integer({ description: 'Of those who are asked' }),
  athletes: T.Array(DailyAthlete, { description: 'Who has not entered first, then the worst' }),
})
export type DailyMornings = Static<typeof DailyMornings>

const DailyQuery = T.Object({
  day: T.Optional(Day),
  squads: T.Optional(IdList),
  athletes: T.Optional(IdList),
  focuses: T.Optional(IdList),
})
export type DailyQuery = Static<typeof DailyQuery>

const SpanQuery = T.Object({
  start_date: Day,
  end_date: Day,
  squads: T.Optional(IdList),
  athletes: T.Optional(IdList),
})
export type MorningSpanQuery = Static<typeof SpanQuery>

export const CourseDay = T.Object({
  day: Day,
  health: nullable(Health),
  values: T.Array(
    T.Object({
      field: Field,
      value: nullable(T.Number()),
      level: nullable(WordOf(...LEVELS)),
      low: nullable(T.Number({ description: 'Below this something is to be noted' })),
      high: nullable(T.Number({ description: 'Above this something is to be noted' })),
    }),
  ),
})

const CourseWithBands = T.Object({
  user_id: Id,
  full_name: T.String(),
  fields: T.Array(Field),
  days: T.Array(CourseDay, { description: 'Twenty-eight days, oldest first' }),
})
export type CourseWithBands = Static<typeof CourseWithBands>

export const HealthCourse = T.Object({
  ...ReportPerson,
  /** Of each day from the first: what was said, or null. */
  days: T.Array(nullable(Health)),
  episodes: T.Array(HealthEpisode),
  lost: T.Integer({ description: 'Days ill, injured or both' }),
  ill: T.Integer(),
  injured: T.Integer(),
  unknown: T.Integer({ description: 'Days of which nothing was said' }),
  /** What coaches say about the way back to training, the latest first. */
  returns: T.Array(ReturnNote),
  /** Whether the reader may write one. */
  can_note: T.Boolean(),
})
export type HealthCourse = Static<typeof HealthCourse>

const HealthReport = T.Object({
  start_date: Day,
  end_date: Day,
  /** The last day that can be known: that of the query, or today. */
  until: Day,
  availability: nullable(T.Number({ description: 'Percent of squad days not lost' })),
  reasons: T.Array(T.Object({ reason: T.String(), episodes: T.Integer(), days: T.Integer() }), {
    description: 'With "none" for episodes without a reason',
  }),
  athletes: T.Array(HealthCourse),
})
export type HealthReport = Static<typeof HealthReport>

export const RatedSession = T.Object({
  session_id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  planned: nullable(T.Number({ description: 'CR10' })),
  felt: nullable(T.Number({ description: 'CR10' })),
})
export type RatedSession = Static<typeof RatedSession>

export const QualityDay = T.Object({
  /** The morning on which it was said; the sessions are of the day before. */
  day: Day,
  rating: nullable(T.Integer({ description: '1 to 5, 5 is best' })),
  sessions: T.Array(RatedSession),
})
export type QualityDay = Static<typeof QualityDay>

export const QualityAthlete = T.Object({
  ...ReportPerson,
  rating: nullable(T.Number({ description: 'The mean of all ratings' })),
  rated: T.Integer(),
  planned: nullable(T.Number()),
  felt: nullable(T.Number()),
  difference: nullable(T.Number({ description: 'Felt above planned, where both are known' })),
  compared: T.Integer(),
  days: T.Array(QualityDay),
})
export type QualityAthlete = Static<typeof QualityAthlete>

const QualityReport = T.Object({
  start_date: Day,
  end_date: Day,
  athletes: T.Array(QualityAthlete),
})
export type QualityReport = Static<typeof QualityReport>

const access = { level: 'member', feature: FEATURE.morning_monitoring } as const
const ofDay = { method: 'GET', access, query: DailyQuery } as const
const ofSpan = { method: 'GET', access, query: SpanQuery } as const
const path = 'reports/morning-monitoring'
const asWorkbook = (summary: string) => `${summary}, as an XLSX workbook`
const asCsv = (summary: string) => `${summary}, as CSV`

const daily = 'The mornings of a day, each value against what is usual for the athlete'
export const dailyMornings = endpoint({
  ...ofDay,
  path: `${path}/daily`,
  summary: daily,
  reply: data(DailyMornings),
})
export const exportDailyMornings = endpoint({
  ...ofDay,
  path: `${path}/daily/export`,
  summary: asWorkbook(daily),
  download: XLSX,
})
export const dailyMorningsCsv = endpoint({
  ...ofDay,
  path: `${path}/daily/csv`,
  summary: asCsv(daily),
  download: 'text/csv',
})

export const courseWithBands = endpoint({
  method: 'GET',
  path: `${path}/courses/{id}`,
  access,
  summary: 'Four weeks of mornings of one athlete, with what is usual for them',
  params: IdParams,
  query: T.Object({ day: T.Optional(Day) }),
  reply: data(CourseWithBands),
})

const health = 'Illness and injury of athletes day by day, from mornings and absences'
export const healthReport = endpoint({
  ...ofSpan,
  path: `${path}/injury-illness`,
  summary: health,
  reply: data(HealthReport),
})
export const exportHealthReport = endpoint({
  ...ofSpan,
  path: `${path}/injury-illness/export`,
  summary: asWorkbook(health),
  download: XLSX,
})
export const healthReportCsv = endpoint({
  ...ofSpan,
  path: `${path}/injury-illness/csv`,
  summary: asCsv(health),
  download: 'text/csv',
})

const quality = 'How athletes rate the training of the day before, beside its sessions'
export const trainingQuality = endpoint({
  ...ofSpan,
  path: `${path}/training-quality`,
  summary: quality,
  reply: data(QualityReport),
})
export const exportTrainingQuality = endpoint({
  ...ofSpan,
  path: `${path}/training-quality/export`,
  summary: asWorkbook(quality),
  download: XLSX,
})
export const trainingQualityCsv = endpoint({
  ...ofSpan,
  path: `${path}/training-quality/csv`,
  summary: asCsv(quality),
  download: 'text/csv',
})
