import type { ReportQuery } from '#contract/report.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Report } from '#domain/reports/report.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { ServerTexts } from '../../text/text.ts'
import { chosenSessions, paramsOf, type ReportParams } from './build-report.ts'
import { filterOf, type ReportFilter } from './report-filter.ts'
import { reportPeople, type ReportPerson } from './report-people.ts'

type ScopeCall = { db: Db; clubId: ClubId; viewer: Viewer; query: ReportQuery }
/** The same for a list that is written in words. */
export type ListCall = ScopeCall & { texts: ServerTexts; language: Language }
type ReportScope = { people: ReportPerson[]; params: ReportParams; filter: ReportFilter }

/** Who and what a list beside a report is about: the same as the report. */
export async function askedOf(
  report: Report,
  { db, clubId, viewer, query }: ScopeCall,
): Promise<ReportScope> {
  const filter = filterOf(report, viewer, query)
  const people = await reportPeople(db, clubId, filter)
  const user_ids = people.map(({ user_id }) => user_id)
  const session_ids = await chosenSessions(db, clubId, filter)
  return {
    people,
    filter,
    params: paramsOf(filter, { club_id: clubId, user_ids, session_ids }),
  }
}
