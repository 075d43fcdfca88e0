import { FEATURE } from '#domain/constants/features.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { REPORT_LISTS } from '#domain/reports/lists.ts'
import { OUTGOING_PAGES } from '#domain/reports/outgoing.ts'
import { GROUPS, MISSING } from '#domain/reports/report.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { ReportQuestion } from './report-views.ts'

const Page = WordOf(...OUTGOING_PAGES)

/** How many days a link holds; the second is the usual one. */
export const LINK_DAYS = [7, 30, 90] as const

const ReportLink = T.Object({
  id: Id,
  page: Page,
  question: ReportQuestion,
  created_by: T.String(),
  created_at: T.String(),
  expires_at: T.String(),
  opened_at: nullable(T.String({ description: 'When it was last opened; null for never' })),
})
export type ReportLink = Static<typeof ReportLink>

export const reportLinks = endpoint({
  method: 'GET',
  path: 'report-links',
  access: { level: 'member', role: COACH_ROLES },
  summary:
    'Links by which reports are seen outside: one’s own, and all of the club for those who edit ' +
    'it; and whether the club allows them',
  reply: data(T.Object({ allowed: T.Boolean(), links: T.Array(ReportLink) })),
})

export const makeReportLink = endpoint({
  method: 'POST',
  path: 'report-links',
  access: { level: 'member', role: COACH_ROLES, feature: FEATURE.additional_reports },
  notWhileImpersonating: true,
  summary: 'Make a link by which a report is seen without a sign-in; its address is said once',
  body: Strict({ page: Page, question: ReportQuestion, days: OneOf(...LINK_DAYS) }),
  reply: data(T.Object({ id: Id, url: T.String() })),
  status: 201,
  returnsSecret: true,
})

export const stopReportLink = endpoint({
  method: 'DELETE',
  path: 'report-links/{id}',
  access: { level: 'member' },
  summary: 'Stop a link to a report at once',
  params: IdParams,
  reply: Done,
})

/** A figure and how it is written; null where it is not known, or may not be. */
const OutgoingCell = nullable(T.Object({ value: T.Number(), text: T.String() }))

const sum = {
  cells: T.Array(OutgoingCell),
  is_hidden: T.Boolean({ description: 'It would tell what fewer than five people did' }),
}

export const OutgoingTable = T.Object({
  columns: T.Array(
    T.Object({
      head: T.String(),
      unit: nullable(T.String()),
      missing: WordOf(...MISSING),
    }),
  ),
  lines: T.Array(T.Object({ name: T.String(), ...sum })),
  total: nullable(T.Object(sum)),
  under_age: T.Integer({ description: 'People under 18, who count in sums only' }),
  bests_of_adults: T.Boolean({ description: 'There are bests, which leave them out' }),
})
export type OutgoingTable = Static<typeof OutgoingTable>

export const publicReport = endpoint({
  method: 'GET',
  path: 'public/report/{token}',
  access: { level: 'public' },
  summary: 'What a link shows of a report: nothing of health, no line of anybody under 18',
  params: T.Object({ token: Text(64, 1) }),
  reply: data(
    T.Object({
      club_name: T.String(),
      time_zone: T.String(),
      title: T.String(),
      start_date: Day,
      end_date: Day,
      /** The days compared with. */
      earlier: nullable(T.Object({ start_date: Day, end_date: Day })),
      moves: T.Boolean({ description: 'The days move with the day it is opened' }),
      group: nullable(WordOf(...GROUPS)),
      /** What it is narrowed down by, without names of people. */
      filters: T.Array(
        T.Object({ list: WordOf(...REPORT_LISTS), count: T.Integer(), names: T.Array(T.String()) }),
      ),
      as_of: T.String(),
      expires_at: T.String(),
      table: OutgoingTable,
    }),
  ),
})
export type PublicReport = Static<typeof publicReport.reply>['data']
