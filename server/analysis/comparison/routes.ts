import type * as contract from '#contract/analysis/comparison.ts'
import type { ComparableQuery, ComparisonQuery } from '#contract/analysis/comparison.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import {
  chosenSessions,
  filterOf,
  noteExport,
  reportPeople,
  type FilteredReport,
} from '../reports/open.ts'
import { listCsv, listWorkbook } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'
import { comparisonOf } from './compared.ts'
import { comparisonSheet } from './comparison-sheet.ts'
import { sessionsWithRecordings } from './queries.ts'

/** A comparison asks whom and what any report asks, and counts nothing by period. */
const COMPARISON: FilteredReport = { key: 'comparison', periods: ['day'] }

async function comparable(db: Db, clubId: ClubId, viewer: Viewer, query: ComparableQuery) {
  const { name = '', ...asked } = query
  const filter = filterOf(COMPARISON, viewer, asked)
  const people = await reportPeople(db, clubId, filter)
  const rows = await sessionsWithRecordings(db, clubId, viewer, {
    user_ids: people.map(({ user_id }) => user_id),
    start_date: filter.start_date,
    end_date: filter.end_date,
    session_ids: await chosenSessions(db, clubId, filter),
    name: name.trim(),
  })
  return {
    sessions: rows.map((row) => {
      const { count: _count, ...session } = row
      return session
    }),
    count: rows[0]?.count ?? 0,
  }
}

type ComparisonCall = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  params: { id: number }
  query: ComparisonQuery
  texts: ServerTexts
}

/** The splits of all lines for a file, which the audit log has. */
async function taken({ db, clubId, viewer, params, query, texts }: ComparisonCall) {
  const shown = await comparisonOf(db, clubId, viewer, params.id, query)
  const athletes = new Set(
    shown.sessions
      .flatMap(({ recordings }) => recordings)
      .filter((one) => shown.lines.some(({ activity_id }) => activity_id === one.activity_id))
      .map(({ user_id }) => user_id),
  )
  const subject = { report: 'comparison', athletes: athletes.size }
  await noteExport(db, clubId, viewer.user_id, subject)
  return comparisonSheet(shown, texts.reports.comparison)
}

export const comparisonHandlers: Handlers<typeof contract> = {
  async comparableSessions({ db, clubId, viewer, query }) {
    return { data: await comparable(db, clubId, viewer, query) }
  },
  async comparison({ db, clubId, viewer, params, query }) {
    return { data: await comparisonOf(db, clubId, viewer, params.id, query) }
  },
  async exportComparison(asked) {
    return fileReply('comparison.xlsx', await listWorkbook(await taken(asked)))
  },
  async comparisonCsv(asked) {
    return fileReply('comparison.csv', listCsv(await taken(asked), asked.language))
  },
}
