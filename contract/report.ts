import type { ReportList } from '#domain/reports/lists.ts'
import type { Parts } from '#domain/reports/parts.ts'
import {
  GROUPS,
  PERIODS,
  type Report,
  type ReportName,
  type ReportPeriod,
  type Against,
} from '#domain/reports/report.ts'
import type { FeatureId } from '#domain/constants/features.ts'
import { AGAINST_PATTERN } from '#domain/reports/spans.ts'
import { endpoint } from './endpoint.ts'
import { data, Day, Id, IdList, nullable, T, WordOf, type Static } from './schema.ts'

/** Lists that a report can be narrowed down by; domain/reports/lists.ts names them for screens. */
export const ReportLists = {
  squads: T.Optional(IdList),
  tags: T.Optional(IdList),
  athletes: T.Optional(IdList),
  sports: T.Optional(IdList),
  focuses: T.Optional(IdList),
  intensities: T.Optional(IdList),
  heart_rate_intensities: T.Optional(IdList),
  stroke_rate_intensities: T.Optional(IdList),
} satisfies Record<ReportList, unknown>

/** What days are compared with, by a word or as the first and the last of chosen ones. */
export const AgainstDays = T.Unsafe<Against>(
  T.String({
    pattern: `^${AGAINST_PATTERN}$`,
    description: '`before`, `year`, or the first and last of chosen days: `2025-01-01..2025-01-31`',
  }),
)

/** What every report of athletes and periods can be narrowed down by. */
export const ReportQuery = T.Object({
  start_date: Day,
  end_date: Day,
  by: T.Optional(WordOf(...PERIODS)),
  against: T.Optional(AgainstDays),
  apart: T.Optional(WordOf('class')),
  ...ReportLists,
})
export type ReportQuery = Static<typeof ReportQuery>

/** Names of columns in their order; those that the report does not have are left out. */
export const ReportColumns = T.String({
  pattern: '^[a-z0-9_-]+(,[a-z0-9_-]+)*$',
  maxLength: 2000,
})

/** What a file is asked for, so that it is as the page shows it. */
const ReportFileQuery = T.Object({
  ...ReportQuery.properties,
  columns: T.Optional(ReportColumns),
  group: T.Optional(WordOf(...GROUPS)),
})
export type ReportFileQuery = Static<typeof ReportFileQuery>

/** What the page of a report asks: the sessions behind a weekday are those of that day. */
const ShownQuery = T.Object({
  ...ReportQuery.properties,
  weekday: T.Optional(T.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' })),
})
export type ShownQuery = Static<typeof ShownQuery>

export const OnlyAttendance = T.Object({
  user_id: Id,
  full_name: T.String(),
  squads: T.Array(T.String()),
  sessions: T.Integer({ description: 'How many sessions they came to' }),
})
export type OnlyAttendance = Static<typeof OnlyAttendance>

export const ReportSession = T.Object({
  id: Id,
  name: T.String(),
  sport_id: nullable(T.Integer({ description: 'An event has none' })),
  start_date: T.String(),
})
export type ReportSession = Static<typeof ReportSession>

const numbersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, nullable(T.Number())]))

/** What a report counts, of a line or a sum. */
export const partsOf = <Part extends string>({ parts }: Report<Part>) =>
  T.Unsafe<Parts<Part>>(T.Object(numbersOf(Object.keys(parts))))

/** The same of each period of a line. */
export const periodsOf = <Part extends string>({ parts }: Report<Part>) =>
  T.Array(
    T.Unsafe<ReportPeriod<Part>>(
      T.Object({
        period: T.String({
          description:
            'First day of the period (YYYY-MM-DD), the weekday from 1 for Monday, or the id of a session',
        }),
        parts: T.Object(numbersOf(Object.keys(parts))),
      }),
    ),
  )

function replyOf<Part extends string>(report: Report<Part>) {
  return data(
    T.Object({
      metric: T.String(),
      by: WordOf(...PERIODS),
      /** The days compared with, when they are asked for. */
      earlier: nullable(T.Object({ start_date: Day, end_date: Day })),
      athletes: T.Array(
        T.Object({
          user_id: Id,
          full_name: T.String(),
          squads: T.Array(T.String()),
          gender: nullable(T.String()),
          age_category: nullable(T.String()),
          boat_class: nullable(
            T.String({ description: 'Of the boats of the line, where classes stand apart' }),
          ),
          total: partsOf(report),
          earlier: nullable(partsOf(report)),
          periods: periodsOf(report),
          /** Those of the days compared with. */
          earlier_periods: periodsOf(report),
        }),
      ),
      only_attendance: T.Array(OnlyAttendance, {
        description:
          'Athletes who do not show what they trained: they have not consented, or chose so',
      }),
      sessions: T.Array(ReportSession, {
        description: 'The sessions behind the figures, when they are asked for by session',
      }),
    }),
  )
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Calls<Part extends string> = { report: Report<Part>; summary: string; feature?: FeatureId }

/**
 * The calls of a report by its key: what the page shows, and the same as a workbook and as CSV. The
 * browser has only the key of the report, so that its declaration comes with its page.
 */
export function reportCalls<Part extends string>(
  key: ReportName,
  { report, summary, feature }: Calls<Part>,
) {
  const path = `reports/${key}`
  const access = { level: 'member', ...(feature !== undefined && { feature }) } as const
  const asked = { method: 'GET', access } as const
  const file = { ...asked, query: ReportFileQuery } as const
  return {
    show: endpoint({ ...asked, query: ShownQuery, path, summary, reply: replyOf(report) }),
    workbook: endpoint({
      ...file,
      path: `${path}/export`,
      summary: `${summary}, as an XLSX workbook`,
      download: XLSX,
    }),
    csv: endpoint({
      ...file,
      path: `${path}/csv`,
      summary: `${summary}, as CSV`,
      download: 'text/csv',
    }),
  }
}
