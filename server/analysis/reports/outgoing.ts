import type { OutgoingTable } from '#contract/analysis/report-links.ts'
import * as contract from '#contract/analysis/reports.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { ReportQuery } from '#contract/report.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { columnsAsked } from '#domain/reports/columns.ts'
import { REPORT_LISTS, type ReportList } from '#domain/reports/lists.ts'
import { MAILED } from '#domain/reports/outgoing.ts'
import { USUAL_GROUP, type ReportPageName } from '#domain/reports/pages.ts'
import { groupAsked } from '#domain/reports/question.ts'
import type { Group } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import type { Access } from '#domain/rules/access.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { ServerTexts } from '../../text/text.ts'
import { figureWriters } from './figure-writers.ts'
import { outgoingTable } from './outgoing-table.ts'
import { filterOf } from './report-filter.ts'
import { underAgeOf } from './report-people.ts'
import { attendance, ergo, gmt, improvement, performance, rpe, trainingSummary } from './reports.ts'

/** What each page needs of whom it is shown to. */
export const PAGE_ACCESS: Record<ReportPageName, Access> = {
  'training-summary': contract.trainingSummary.access,
  'team-training-summary': contract.trainingSummary.access,
  rpe: contract.reportRpe.access,
  attendance: contract.reportAttendance.access,
  gmt: contract.reportGmt.access,
  performance: contract.reportPerformance.access,
  improvement: contract.reportImprovement.access,
  'team-ergo': reportErgo.access,
}

const BY_PAGE = {
  'training-summary': trainingSummary,
  'team-training-summary': trainingSummary,
  rpe,
  attendance,
  gmt,
  performance,
  improvement,
  'team-ergo': ergo,
} as const satisfies Record<ReportPageName, object>

export type OutgoingCall = {
  db: Db
  clubId: ClubId
  /** Whose rights it is shown by. */
  viewer: Viewer
  page: ReportPageName
  question: ReportQuestion
  days: Days
  /** The day at the club; given where people outside read it: those under 18 then get no line. */
  outsideOn?: string
  language: Language
  texts: ServerTexts
  units?: UnitSystem
}

export type Outgoing = {
  title: string
  group: Group | null
  earlier: Days | null
  table: OutgoingTable
}

/** The figures of a report that leave the app, computed as its page does. */
export async function outgoingReport(asked: OutgoingCall): Promise<Outgoing> {
  const { db, clubId, viewer, page, question, days, texts, language, units } = asked
  const { report, build } = BY_PAGE[page]
  const { built } = await build({ db, clubId, viewer, query: queryOf(question, days) })
  const group = groupAsked(question, USUAL_GROUP[page] ?? null)
  const people = built.athletes.map(({ user_id }) => user_id)
  const table = outgoingTable({
    names: columnsAsked(question.columns, MAILED[page]) ?? MAILED[page],
    report,
    built,
    viewer,
    group,
    underAge: await underAgeOf(db, people, asked.outsideOn),
    texts,
    writers: figureWriters(language, units),
  })
  return { title: texts.reports.titles[report.key], group, earlier: built.earlier, table }
}

/**
 * Refuses what the report of a page does not answer.
 * @throws Refusal the same as the report itself
 */
export function demandQuestion(
  page: ReportPageName,
  viewer: Viewer,
  question: ReportQuestion,
  days: Days,
): void {
  filterOf(BY_PAGE[page].report, viewer, queryOf(question, days))
}

/** What the page of a question asks of its report, for these days. */
function queryOf(question: ReportQuestion, days: Days): ReportQuery {
  const { against, group } = question
  const lists = REPORT_LISTS.flatMap((list) =>
    question[list] === undefined ? [] : [[list, question[list]]],
  )
  return {
    ...days,
    ...(against && against !== 'none' && { against }),
    ...(group === 'class' && { apart: 'class' as const }),
    ...(Object.fromEntries(lists) as Pick<ReportQuestion, ReportList>),
  }
}
