import { endpoint } from '../endpoint.ts'
import { data, Day, Id, IdList, IdParams, nullable, T, type Static } from '../schema.ts'

const access = { level: 'member' } as const

/** zone_seconds: ut3, ut2, ut1, at, tr, lt, a-lact in this order. */
const Week = T.Object({
  week: T.String({ description: 'Monday of the week, YYYY-MM-DD' }),
  sessions: T.Integer(),
  time: T.Number(),
  distance: T.Number(),
  ets: nullable(T.Number()),
  foster: nullable(T.Number()),
  trimp: nullable(T.Number()),
  zone_seconds: T.Array(T.Number()),
})
export type SummaryWeek = Static<typeof Week>

export const SummaryAthlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  squads: T.Array(T.String()),
  total: T.Omit(Week, ['week']),
  weeks: T.Array(Week),
})
export type SummaryAthlete = Static<typeof SummaryAthlete>

export const OnlyAttendance = T.Object({
  user_id: Id,
  full_name: T.String(),
  squads: T.Array(T.String()),
  sessions: T.Integer({ description: 'How many sessions they came to' }),
})
export type OnlyAttendance = Static<typeof OnlyAttendance>

export const SummaryQuery = T.Object({
  start_date: Day,
  end_date: Day,
  squads: T.Optional(IdList),
  tags: T.Optional(IdList),
  athletes: T.Optional(IdList),
})

export const trainingSummary = endpoint({
  method: 'GET',
  path: 'reports/training-summary',
  access,
  summary: 'Sessions, time, distance, load and zones per athlete and week; athletes see themselves',
  query: SummaryQuery,
  reply: data(
    T.Object({
      metric: T.String(),
      unscored: T.Integer({ description: 'Sessions counted but without any score' }),
      athletes: T.Array(SummaryAthlete),
      only_attendance: T.Array(OnlyAttendance, {
        description:
          'Athletes who do not show what they trained: they have not consented, or chose so',
      }),
    }),
  ),
})

export const exportTrainingSummary = endpoint({
  method: 'GET',
  path: 'reports/training-summary/export',
  access,
  summary: 'The training summary as an XLSX workbook',
  query: SummaryQuery,
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const TrainingWeek = T.Object({
  week: T.String(),
  score: nullable(T.Number()),
  time: T.Number(),
  distance: T.Number(),
  sessions: T.Integer(),
})
export type TrainingWeek = Static<typeof TrainingWeek>

export const TrainingSession = T.Object({
  session_id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  start_date: T.String(),
  all_day_event: T.Boolean(),
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  score: nullable(T.Number()),
})
export type TrainingSession = Static<typeof TrainingSession>

const ProfileTraining = T.Object({
  metric: T.String(),
  /** Twelve weeks, Monday first, the running one last; null where nothing was scored. */
  weeks: T.Array(TrainingWeek),
  sessions: T.Array(TrainingSession),
})
export type ProfileTraining = Static<typeof ProfileTraining>

export const profileTraining = endpoint({
  method: 'GET',
  path: 'profiles/{id}/training',
  access,
  summary: 'Load of the last twelve weeks and the latest sessions of one athlete',
  params: IdParams,
  reply: data(ProfileTraining),
})
