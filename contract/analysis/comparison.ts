import { FEATURE } from '#domain/constants/features.ts'
import { ALONG, MOST_LINES, MOST_SESSIONS, SPLITS, UNLAID } from '#domain/comparison/limits.ts'
import { endpoint } from '../endpoint.ts'
import { ReportQuery, XLSX } from '../report.ts'
import {
  data,
  Day,
  FewIds,
  Id,
  IdParams,
  Label,
  nullable,
  OneOf,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const access = { level: 'member', feature: FEATURE.comparison_report } as const

const maybe = nullable(T.Number())

const SessionHead = { session_id: Id, name: T.String(), date: Day, sport_id: T.Integer() }

export const ComparableSession = T.Object({
  ...SessionHead,
  recordings: T.Integer({ description: 'How many of them are for who asks' }),
  whose: T.Array(T.String(), { description: 'Boats, and people who recorded themselves' }),
})
export type ComparableSession = Static<typeof ComparableSession>

const { by: _by, against: _against, ...narrowed } = ReportQuery.properties
const ComparableQuery = T.Object({
  ...narrowed,
  /** A part of the name of the session. */
  name: T.Optional(Label(120)),
})
export type ComparableQuery = Static<typeof ComparableQuery>

export const comparableSessions = endpoint({
  method: 'GET',
  path: 'reports/comparison/sessions',
  access,
  summary: 'Sessions with recordings that can be compared; the latest first',
  query: ComparableQuery,
  reply: data(
    T.Object({
      sessions: T.Array(ComparableSession, { description: 'The latest two hundred' }),
      count: T.Integer({ description: 'How many there are' }),
    }),
  ),
})

export const ComparedRecording = T.Object({
  activity_id: Id,
  user_id: Id,
  full_name: T.String(),
  crew: nullable(T.String({ description: 'The boat it was recorded in' })),
  sport_id: T.Integer(),
  device: T.String(),
  start_time: nullable(T.String()),
  elapsed_time: maybe,
  distance: maybe,
  pieces: T.Array(T.Integer(), {
    description: 'Places in the plan of the pieces that are marked in it',
  }),
})
export type ComparedRecording = Static<typeof ComparedRecording>

export const ComparedSession = T.Object({
  ...SessionHead,
  recordings: T.Array(ComparedRecording),
})
export type ComparedSession = Static<typeof ComparedSession>

/** Parallel to `at`; null where nothing is known. */
const Series = T.Array(maybe)
const series = nullable(Series)

/** Seconds, metres, m/s, strokes and beats a minute, watts, metres a stroke, seconds behind. */
const Figures = {
  time: maybe,
  distance: maybe,
  speed: maybe,
  stroke_rate: maybe,
  heart_rate: maybe,
  power: maybe,
  dps: maybe,
  behind: maybe,
}

const ComparedLine = T.Object({
  activity_id: Id,
  session_id: Id,
  sport_id: T.Integer(),
  missing: nullable(WordOf(...UNLAID)),
  curves: T.Object({
    speed: series,
    stroke_rate: series,
    heart_rate: series,
    power: series,
    dps: series,
  }),
  track: nullable(T.Object({ lat: Series, lon: Series })),
  behind: nullable(Series),
  total: nullable(T.Object(Figures)),
  splits: T.Array(
    T.Object({
      at: T.Number({ description: 'Metres from the start' }),
      accumulated: maybe,
      ...Figures,
    }),
  ),
})
export type ComparedLine = Static<typeof ComparedLine>

export const ShownComparison = T.Object({
  sessions: T.Array(ComparedSession, { description: 'That of the address first' }),
  missing: T.Integer({ description: 'Sessions and recordings that are gone or not for who asks' }),
  along: WordOf(...ALONG),
  piece: T.Integer({ description: 'All begin with this piece of the plan; 0: with the recording' }),
  pieces: T.Array(T.Integer(), { description: 'Those marked in one of the lines' }),
  split: T.Integer(),
  course: maybe,
  at: T.Array(T.Number(), { description: 'Metres or seconds from the start' }),
  lines: T.Array(ComparedLine, { description: 'The first is the one others are compared with' }),
})
export type ShownComparison = Static<typeof ShownComparison>

const ComparisonQuery = T.Object({
  /** Further sessions beside the one in the address. */
  with: T.Optional(FewIds(MOST_SESSIONS - 1)),
  /** The recordings that are compared, the first leads. Without them the usual ones. */
  recordings: T.Optional(FewIds(MOST_LINES)),
  along: T.Optional(WordOf(...ALONG)),
  piece: T.Optional(T.Integer({ minimum: 0, maximum: 999 })),
  split: T.Optional(OneOf(...SPLITS)),
})
export type ComparisonQuery = Static<typeof ComparisonQuery>

const shown = { method: 'GET', access, params: IdParams, query: ComparisonQuery } as const
const path = 'reports/comparison/{id}'
const summary =
  'Recordings of sessions laid over each other: curves, how far each is behind, splits, tracks'

export const comparison = endpoint({ ...shown, path, summary, reply: data(ShownComparison) })

export const exportComparison = endpoint({
  ...shown,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const comparisonCsv = endpoint({
  ...shown,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
