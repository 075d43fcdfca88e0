import { FEATURE } from '#domain/constants/features.ts'
import { MOST_PIECES } from '#domain/constants/scores.ts'
import { SEGMENT_LENGTHS, SPLIT_LENGTHS, SPLIT_SOURCES } from '#domain/race-analysis/comparison.ts'
import { MOST_RACE_LINES, RACE_REPORT_KINDS } from '#domain/race-analysis/kinds.ts'
import { RACE_CAUTIONS } from '#domain/race-analysis/likeness.ts'
import { endpoint } from '../endpoint.ts'
import { ReportQuery, XLSX } from '../report.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdList,
  Label,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { EFFORT_SOURCES } from '../recordings/efforts.ts'

const access = {
  level: 'member',
  feature: FEATURE.racing_report,
  permission: 'view-racing-report',
} as const

const maybe = nullable(T.Number())

/** A piece of a crew, or of somebody alone, with what tells it from others. */
const PieceOfCrew = {
  session_id: Id,
  session: T.String(),
  date: Day,
  sport_id: T.Integer(),
  /** The number that results refer to. */
  piece: T.Integer(),
  /** Which of the plan it is, from 1; null for one that is no longer planned. */
  place: nullable(T.Integer()),
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  class: T.String(),
  boat_type: nullable(T.Integer()),
}

export const RacePiece = T.Object({
  ...PieceOfCrew,
  /** Metres, seconds, percent of gold medal speed, and strokes a minute. */
  distance: T.Number(),
  time: T.Number(),
  percent: maybe,
  stroke_rate: maybe,
})
export type RacePiece = Static<typeof RacePiece>

const { by: _by, against: _against, ...narrowed } = ReportQuery.properties
export const RaceQuery = T.Object({
  ...narrowed,
  /** A part of the name of the session or the crew. */
  name: T.Optional(Label(120)),
  boat_types: T.Optional(IdList),
  /** Metres. */
  distances: T.Optional(IdList),
  /** Seconds, of pieces that are planned by time. */
  times: T.Optional(IdList),
  start: T.Optional(WordOf('rolling', 'standing')),
  /** The same as a yes or no, for other programs; `start` counts where both are said. */
  rollingStart: T.Optional(T.Boolean()),
})
export type RaceQuery = Static<typeof RaceQuery>

export const racePieces = endpoint({
  method: 'GET',
  path: 'reports/racing/pieces',
  access,
  summary: 'Pieces that have a time and a distance, to be compared; the latest first',
  query: RaceQuery,
  reply: data(
    T.Object({
      pieces: T.Array(RacePiece, { description: 'The latest five hundred' }),
      count: T.Integer({ description: 'How many there are' }),
      is_counted: T.Boolean({ description: 'Otherwise there may be more than `count`' }),
      boat_types: T.Array(T.Integer(), { description: 'Those of these days' }),
      distances: T.Array(T.Number(), { description: 'Those of these days, in metres' }),
      times: T.Array(T.Number(), {
        description: 'How long pieces of these days were planned to take, in seconds',
      }),
    }),
  ),
})

export const RaceReport = T.Object({
  uuid: T.String(),
  name: T.String(),
  kind: WordOf(...RACE_REPORT_KINDS),
  lines: T.Integer(),
  created_at: T.String(),
  creator: nullable(T.String()),
  can_change: T.Boolean(),
})
export type RaceReport = Static<typeof RaceReport>

export const raceReports = endpoint({
  method: 'GET',
  path: 'race-reports',
  access,
  summary: 'The saved comparisons of the club, the latest first',
  reply: data(T.Array(RaceReport)),
})

const NewLine = Strict({
  session_id: Id,
  piece: T.Integer({ minimum: 1, maximum: MOST_PIECES }),
  /** One of the two. */
  crew_id: T.Optional(nullable(Id)),
  user_id: T.Optional(nullable(Id)),
})
export type NewRaceLine = Static<typeof NewLine>

export const saveRaceReport = endpoint({
  method: 'POST',
  path: 'race-reports',
  access,
  summary: 'Save a comparison of pieces; its kind follows from them',
  body: Strict({
    name: Name(120),
    lines: T.Array(NewLine, { minItems: 1, maxItems: MOST_RACE_LINES }),
  }),
  reply: data(T.Object({ uuid: T.String(), kind: WordOf(...RACE_REPORT_KINDS) })),
  status: 201,
})

const params = T.Object({ uuid: Text(200, 1) })

export const renameRaceReport = endpoint({
  method: 'PATCH',
  path: 'race-reports/{uuid}',
  access,
  summary: 'Give a saved comparison another name',
  params,
  body: Strict({ name: Name(120) }),
  reply: Done,
})

export const deleteRaceReport = endpoint({
  method: 'DELETE',
  path: 'race-reports/{uuid}',
  access,
  summary: 'Delete a saved comparison; the results stay',
  params,
  reply: Done,
})

/** m/s, seconds for 500 m or of paddlers 1000 m, percent, strokes a minute, joules, metres. */
const Figures = {
  time: T.Number(),
  distance: T.Number(),
  speed: T.Number(),
  pace: maybe,
  prognostic: maybe,
  stroke_rate: maybe,
  ewps: maybe,
  dps: maybe,
}
const Gaps = { gap_s: maybe, gap_m: maybe }

/** Degrees clockwise from north and m/s; wind comes from its direction, streams go to theirs. */
const ConditionsMet = T.Object({
  heading: maybe,
  wind_speed: maybe,
  wind_direction: maybe,
  wind_band: nullable(T.String()),
  head_wind: maybe,
  cross_wind: maybe,
  stream_speed: maybe,
  stream_direction: maybe,
  stream_band: nullable(T.String()),
  following_stream: maybe,
  cross_stream: maybe,
})
export type ConditionsMet = Static<typeof ConditionsMet>

const ComparedLine = T.Object({
  ...PieceOfCrew,
  /** Tells crews apart, over sessions too. */
  who: T.String(),
  reference: nullable(
    T.Object({ class: T.String(), is_own: T.Boolean(), distance: T.Number(), time: T.Number() }),
  ),
  total: T.Object({ ...Figures, ...Gaps }),
  splits: T.Array(
    T.Object({
      at: T.Number({ description: 'Metres from the start, of the length all are laid over' }),
      accumulated: T.Number({ description: 'Seconds from the start' }),
      ...Figures,
      ...Gaps,
    }),
  ),
  source: WordOf(...SPLIT_SOURCES),
  clash: T.Boolean({ description: 'The clock of its recording contradicts the result' }),
  /** How the piece was found in the recording. */
  timed_by: nullable(WordOf(...EFFORT_SOURCES)),
  rolling: nullable(T.Boolean({ description: 'Begun at speed; null without a recording' })),
  conditions: ConditionsMet,
  best: T.Array(T.Object({ from: T.Number(), ...Figures })),
})
export type ComparedLine = Static<typeof ComparedLine>

const CrewSummary = T.Object({
  who: T.String(),
  name: T.String(),
  pieces: T.Integer(),
  best_pace: maybe,
  mean_pace: maybe,
  deviation: maybe,
  consistency: maybe,
  best_prognostic: maybe,
  mean_prognostic: maybe,
  rank: nullable(T.Integer()),
})
export type CrewSummary = Static<typeof CrewSummary>

export const ShownRaceReport = T.Object({
  uuid: T.String(),
  name: T.String(),
  kind: WordOf(...RACE_REPORT_KINDS),
  can_change: T.Boolean(),
  split: T.Number(),
  segment: T.Number(),
  /** Metres that all lines are laid over; null where they are not of one length. */
  course: maybe,
  lines: T.Array(ComparedLine),
  missing: T.Integer({ description: 'Lines that are gone, or not for who asks' }),
  crews: T.Array(CrewSummary, { description: 'By rank' }),
  cautions: T.Array(WordOf(...RACE_CAUTIONS)),
})
export type ShownRaceReport = Static<typeof ShownRaceReport>

const shown = {
  method: 'GET',
  access,
  params,
  query: T.Object({
    split: T.Optional(OneOf(...SPLIT_LENGTHS)),
    segment: T.Optional(OneOf(...SEGMENT_LENGTHS)),
  }),
} as const
const path = 'race-reports/{uuid}'
const summary =
  'A saved comparison: splits, gaps, wind and stream, best segments, and crews by mean percent'

export const raceReport = endpoint({ ...shown, path, summary, reply: data(ShownRaceReport) })

export const exportRaceReport = endpoint({
  ...shown,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const raceReportCsv = endpoint({
  ...shown,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
