import type * as contract from '#contract/analysis/race-analysis.ts'
import type { NewRaceLine, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import type { Language } from '#domain/constants/languages.ts'
import { lineKey, type RaceLine } from '#domain/race-analysis/kinds.ts'
import { canChangeRaceReport } from '#domain/rules/race-reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import type { ServerTexts } from '../../text/text.ts'
import { listsFile, type Ending } from '../reports/open.ts'
import { addRaceReport, deleteReport, renameReport } from './commands.ts'
import { comparedNow, type Lengths } from './line-comparison.ts'
import { isOfLine, piecesOf, raceablePieces } from './found-pieces.ts'
import { reportAt, reportsOf } from './queries.ts'
import { raceLists } from './race-sheet.ts'

const DONE = { data: { done: true } }

type ComparisonCall = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  params: { uuid: string }
  query: Lengths
}

async function shown({
  db,
  clubId,
  viewer,
  params,
  query,
}: ComparisonCall): Promise<ShownRaceReport> {
  const report = await reportAt(db, clubId, viewer, params.uuid)
  return { uuid: params.uuid, ...(await comparedNow(db, clubId, viewer, report, query)) }
}

type ComparisonFileCall = ComparisonCall & { texts: ServerTexts; language: Language }

/** The same as a file, which the audit log has. */
async function fileOf(asked: ComparisonFileCall, ending: Ending) {
  const report = await shown(asked)
  const about = { report: 'racing', name: 'racing', pieces: report.lines.length }
  return listsFile(asked, about, raceLists(report, asked.texts), ending)
}

/** A comparison somebody may rename or delete. */
async function changeable(asked: Omit<ComparisonCall, 'query'>) {
  const { db, clubId, viewer, params } = asked
  const report = await reportAt(db, clubId, viewer, params.uuid)
  demand(canChangeRaceReport(viewer, report))
  return report
}

const lineOf = ({ session_id, piece, crew_id = null, user_id = null }: NewRaceLine): RaceLine => ({
  session_id,
  piece,
  crew_id,
  user_id,
})

export const racingHandlers: Handlers<typeof contract> = {
  async racePieces({ db, clubId, viewer, query }) {
    return { data: await raceablePieces(db, clubId, viewer, query) }
  },
  async raceReports({ db, clubId, viewer }) {
    return { data: await reportsOf(db, clubId, viewer) }
  },
  async saveRaceReport({ db, clubId, viewer, body }) {
    const lines = [...new Map(body.lines.map(lineOf).map((line) => [lineKey(line), line])).values()]
    const sessions = lines.map(({ session_id }) => session_id)
    const { pieces } = await piecesOf(db, clubId, viewer, sessions)
    const isKnown = lines.every((line) => pieces.some(isOfLine(line)))
    demand(isKnown, 'unknown_reference', { fields: { lines: null } })
    const report = { name: body.name, creator_id: viewer.user_id, lines }
    return { data: await addRaceReport(db, clubId, report) }
  },
  async renameRaceReport(asked) {
    const { id } = await changeable(asked)
    await renameReport(asked.db, asked.clubId, id, asked.body.name)
    return DONE
  },
  async deleteRaceReport(asked) {
    const { id } = await changeable(asked)
    await deleteReport(asked.db, asked.clubId, id)
    return DONE
  },
  async raceReport(asked) {
    return { data: await shown(asked) }
  },
  exportRaceReport: (asked) => fileOf(asked, 'xlsx'),
  raceReportCsv: (asked) => fileOf(asked, 'csv'),
}
