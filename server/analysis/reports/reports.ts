import type { ReportFileQuery, ShownQuery } from '#contract/report.ts'
import type { Language } from '#domain/constants/languages.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { bikeReport } from '#domain/reports/bike.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { improvementReport, performanceReport } from '#domain/reports/performance.ts'
import type { Report } from '#domain/reports/report.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { waterReport } from '#domain/reports/water.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { defaultTrainingMetric, SPORT } from '#domain/constants/sports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Caller } from '../../http/gate.ts'
import { fileReply, type FileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { aboutFile } from './about-sheet.ts'
import { buildReport, linesOf, type ReportLines, type ReportRow } from './build-report.ts'
import { noteExport } from './commands.ts'
import { bikeLines } from './bike-lines.ts'
import { ergoLines } from './ergo-lines.ts'
import { measuredLines } from './measured-lines.ts'
import { performanceLines } from './performance-lines.ts'
import { filterOf, type ReportFilter } from './report-filter.ts'
import { reportCsv, reportWorkbook } from './report-sheet.ts'
import type { SheetOf } from './sheet-columns.ts'
import { attendanceReport as attendanceLines, rpe as rpeLines } from './statements.ts'
import { trainingLines } from './training-lines.ts'
import { waterLines } from './water-lines.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { medalDone, withParts, type GmtPart, type MedalPiece } from './medal-pieces.ts'
import { oneOfEachOuting, type MedalRecording } from './medal-recordings.ts'

type Rowed = MedalRecording & { user_id: number }

/** Pieces in boats by gold medal speed, and how long and far people were in which zone. */
const gmtLines: ReportLines<ReportRow<keyof typeof gmtReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const done = await medalDone(db, params, filter)
  const pieces = done.pieces.flatMap((piece) =>
    piece.user_ids.map((user_id) => ({ ...piece, user_id })),
  )
  const recordings = recordingsOfPeople(done.recordings)
  const counted = withParts(pieces, recordings, keyOf)
  return linesOfEntries(
    gmtReport.parts,
    counted.map((of) => entryOf(of, filter)),
  )
}

const keyOf = ({ user_id, session_id, boat }: Rowed | (MedalPiece & { user_id: number })) =>
  `${user_id} ${session_id} ${boat.crew_id}`

/** Classes stand apart where the report is asked so. */
const entryOf = (
  of: Entry<GmtPart> & Pick<Rowed, 'class'>,
  { classesApart }: ReportFilter,
): Entry<GmtPart> => ({
  user_id: of.user_id,
  period: of.period,
  session_id: of.session_id,
  parts: of.parts,
  ...(classesApart ? { boat_class: of.class } : {}),
})

/** The recordings that count for each of those who were in the boat. */
function recordingsOfPeople(recordings: readonly MedalRecording[]): Rowed[] {
  const all = recordings.flatMap((recording) =>
    recording.counts_for.map((user_id) => ({ ...recording, user_id })),
  )
  const sessions = Map.groupBy(all, ({ user_id, session_id }) => `${user_id} ${session_id}`)
  return [...sessions.values()].flatMap((own) =>
    oneOfEachOuting(own, ({ owner_id, user_id }) => owner_id === user_id),
  )
}

export type ReportCall = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  caller: Caller
  query: ShownQuery
  texts: ServerTexts
  language: Language
}

type ReportFileCall = Omit<ReportCall, 'query'> & { query: ReportFileQuery }

/** What a report is worked out of; the rest says how it is answered. */
type ReportCaller = Pick<ReportCall, 'db' | 'clubId' | 'viewer' | 'query'>

export const metricOf = (viewer: Viewer, { club }: Pick<Caller, 'club'>): string =>
  club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 1)

/** The load that screens of one athlete show: ratings alone are none. */
export function shownMetric(
  viewer: Viewer,
  caller: Pick<Caller, 'club'>,
): 'ets' | 'foster' | 'trimp' {
  const metric = metricOf(viewer, caller)
  return metric === 'foster' || metric === 'trimp' ? metric : 'ets'
}

/** What a report answers: to its page, and as a file. */
function answersOf<Part extends string>(report: Report<Part>, lines: ReportLines<ReportRow<Part>>) {
  const build = async ({ db, clubId, viewer, query }: ReportCaller) => {
    const filter = filterOf(report, viewer, query)
    return { by: filter.by, built: await buildReport(db, clubId, { report, lines }, filter) }
  }
  const sheet = async (asked: ReportFileCall): Promise<SheetOf> => {
    const { db, clubId, viewer, caller, query, texts, language } = asked
    const { by, built } = await build(asked)
    const subject = { report: report.key, athletes: built.athletes.length }
    await noteExport(db, clubId, viewer.user_id, subject)
    const timeZone = caller.club?.time_zone ?? 'UTC'
    const { columns, group = null } = query
    return { report, built, viewer, texts, language, timeZone, by, columns, group }
  }
  const file = ({ query }: ReportFileCall, ending: string, content: Buffer): FileReply =>
    fileReply(`${report.key}-${query.start_date}-${query.end_date}.${ending}`, content)
  return {
    report,
    build,
    /** Some of its figures for each athlete and period, for other reports. */
    measured: measuredLines(report, lines),
    async show(asked: ReportCall) {
      const { by, built } = await build(asked)
      return { data: { metric: metricOf(asked.viewer, asked.caller), by, ...built } }
    },
    async workbook(asked: ReportFileCall) {
      const about = await aboutFile(asked, asked.texts)
      return file(asked, 'xlsx', await reportWorkbook(await sheet(asked), about))
    },
    csv: async (asked: ReportFileCall) => file(asked, 'csv', reportCsv(await sheet(asked))),
  }
}

export const trainingSummary = answersOf(trainingSummaryReport, trainingLines)

const CR10 = RPE_STEPS.map(({ cr10 }) => cr10)
export const rpe = answersOf(
  rpeReport,
  linesOf(rpeLines, ({ sees_restricted }) => ({
    sees_restricted,
    cr10: CR10,
    day_off: SPORT.day_off,
  })),
)

export const attendance = answersOf(
  attendanceReport,
  linesOf(attendanceLines, () => ({ day_off: SPORT.day_off })),
)

export const gmt = answersOf(gmtReport, gmtLines)

export const performance = answersOf(performanceReport, performanceLines)
export const improvement = answersOf(improvementReport, performanceLines)

export const ergo = answersOf(ergoReport, ergoLines)
export const water = answersOf(waterReport, waterLines)
export const bike = answersOf(bikeReport, bikeLines)
