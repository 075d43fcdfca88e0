import type * as contract from '#contract/analysis/reports.ts'
import type { GmtPiece } from '#contract/analysis/reports.ts'
import type * as bikeContract from '#contract/analysis/reports-bike.ts'
import type * as ergoContract from '#contract/analysis/reports-ergo.ts'
import type * as waterContract from '#contract/analysis/reports-water.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { dayAt } from '#domain/time/repeats.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import type { ReportQuery } from '#contract/report.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { fileReply } from '../../http/reply.ts'
import { listCsv, listWorkbook, CLOCK, headed, type ListSheet } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'
import { analysisHandlers } from './analysis.ts'
import { latestSessions, weeksOf } from './profile-training.ts'
import { bikeCurveHandlers } from './bike-curves.ts'
import { ergoPieceHandlers } from './ergo-pieces.ts'
import { gmtCrewHandlers } from './gmt-crews.ts'
import {
  attendance,
  bike,
  ergo,
  gmt,
  improvement,
  shownMetric,
  performance,
  rpe,
  trainingSummary,
  water,
} from './reports.ts'
import { trainingPartHandlers } from './training-parts.ts'
import { waterPieceHandlers } from './water-pieces.ts'
import { chosenSessions, paramsOf } from './build-report.ts'
import { noteExport } from './commands.ts'
import { reportPieces } from './done-pieces.ts'
import { isMeasured } from './measured-pieces.ts'
import { filterOf } from './report-filter.ts'
import { reportPeople } from './report-people.ts'

type Words = ServerTexts['reports']
type PiecesSheet = { pieces: readonly GmtPiece[]; as_of: string; words: Words }

/** The list of pieces as its files have it. */
const medalPiecesSheet = ({ pieces, as_of, words }: PiecesSheet): ListSheet<GmtPiece> => ({
  title: words.gmtPieces.title,
  rows: pieces,
  columns: headed(words.gmtPieces, {
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
    piece: { number: ({ place }) => place },
    crew: { text: ({ name }) => name },
    class: { text: (piece) => piece.class },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    percent: { number: ({ percent }) => percent, format: '0.0%', per: 100 },
    reference_class: {
      text: ({ reference }) =>
        `${reference.class} · ${reference.is_own ? words.gmtPieces.of_crew : words.gmtPieces.of_table}`,
    },
    reference_distance: { unit: 'm', number: ({ reference }) => reference.distance },
    reference: { number: ({ reference }) => reference.time, ...CLOCK },
    set_on: { day: ({ reference }) => reference.set_on },
    as_of: { day: () => as_of },
  }),
})

/** A page shows so many; files have all. */
const MOST_SHOWN = 500

type PiecesCall = { db: Db; clubId: ClubId; viewer: Viewer; query: ReportQuery }

/** The measured pieces of whom the viewer sees, the latest first. */
async function measuredPieces({ db, clubId, viewer, query }: PiecesCall): Promise<GmtPiece[]> {
  const filter = filterOf(gmtReport, viewer, query)
  const people = await reportPeople(db, clubId, filter)
  const params = paramsOf(filter, {
    club_id: clubId,
    user_ids: people.map(({ user_id }) => user_id),
    session_ids: await chosenSessions(db, clubId, filter),
  })
  const pieces = await reportPieces(db, params, filter)
  return pieces
    .flatMap(({ percent, reference, sport, day, ...piece }) => {
      const { result_id, session_id, session, sport_id, name, class: of, time, distance } = piece
      const isShown = isMeasured({ percent, sport }, filter)
      if (!isShown || percent === null || reference === null) return []
      const { distance_m, time_s, ...named } = reference
      return [
        {
          result_id,
          session_id,
          session,
          sport_id,
          name,
          class: of,
          time,
          distance,
          piece: piece.piece,
          place: piece.place,
          date: day,
          percent,
          reference: { ...named, distance: distance_m, time: time_s },
        },
      ]
    })
    .toReversed()
}

/** All of them for a file, which the audit log has. */
async function taken(asked: PiecesCall): Promise<GmtPiece[]> {
  const pieces = await measuredPieces(asked)
  const subject = { report: 'gmt/pieces', pieces: pieces.length }
  await noteExport(asked.db, asked.clubId, asked.viewer.user_id, subject)
  return pieces
}

const nameOf = ({ start_date, end_date }: ReportQuery, ending: string) =>
  `gmt-pieces-${start_date}-${end_date}.${ending}`
const today = (timeZone: string) => dayIn(timeZone, new Date())

type Calls = Pick<typeof contract, 'gmtPieces' | 'exportGmtPieces' | 'gmtPiecesCsv'>

const gmtPieceHandlers: Handlers<Calls> = {
  async gmtPieces(asked) {
    const pieces = await measuredPieces(asked)
    return {
      data: {
        pieces: pieces.slice(0, MOST_SHOWN),
        count: pieces.length,
        as_of: today(asked.timeZone),
      },
    }
  },
  async exportGmtPieces(asked) {
    const pieces = await taken(asked)
    const sheet = { pieces, as_of: today(asked.timeZone), words: asked.texts.reports }
    return fileReply(nameOf(asked.query, 'xlsx'), await listWorkbook(medalPiecesSheet(sheet)))
  },
  async gmtPiecesCsv(asked) {
    const pieces = await taken(asked)
    const sheet = { pieces, as_of: today(asked.timeZone), words: asked.texts.reports }
    return fileReply(nameOf(asked.query, 'csv'), listCsv(medalPiecesSheet(sheet), asked.language))
  },
}

export const ergoReportHandlers: Handlers<typeof ergoContract> = {
  reportErgo: ergo.show,
  exportErgoReport: ergo.workbook,
  ergoReportCsv: ergo.csv,
  ...ergoPieceHandlers,
}

export const waterReportHandlers: Handlers<typeof waterContract> = {
  reportWater: water.show,
  exportWaterReport: water.workbook,
  waterReportCsv: water.csv,
  ...waterPieceHandlers,
}

export const bikeReportHandlers: Handlers<typeof bikeContract> = {
  reportBike: bike.show,
  exportBikeReport: bike.workbook,
  bikeReportCsv: bike.csv,
  ...bikeCurveHandlers,
}

export const analysisReportHandlers = analysisHandlers

export const trainingReportHandlers = trainingPartHandlers

export const crewReportHandlers = gmtCrewHandlers

export const reportHandlers: Handlers<typeof contract> = {
  trainingSummary: trainingSummary.show,
  exportTrainingSummary: trainingSummary.workbook,
  trainingSummaryCsv: trainingSummary.csv,
  reportRpe: rpe.show,
  exportRpeReport: rpe.workbook,
  rpeReportCsv: rpe.csv,
  reportAttendance: attendance.show,
  exportAttendanceReport: attendance.workbook,
  attendanceReportCsv: attendance.csv,
  reportGmt: gmt.show,
  exportGmtReport: gmt.workbook,
  gmtReportCsv: gmt.csv,
  ...gmtPieceHandlers,
  reportPerformance: performance.show,
  exportPerformanceReport: performance.workbook,
  performanceReportCsv: performance.csv,
  reportImprovement: improvement.show,
  exportImprovementReport: improvement.workbook,
  improvementReportCsv: improvement.csv,
  async profileTraining({ db, clubId, viewer, caller, params, timeZone }) {
    await demandAthlete(db, clubId, viewer, params.id, 'training')
    const metric = shownMetric(viewer, caller)
    const sees_restricted = seesRestrictedResults(viewer)
    const asker = { user_id: viewer.user_id, sees_drafts: isCoach(viewer) }
    const [weeks, sessions] = await Promise.all([
      weeksOf(db, clubId, {
        user_id: params.id,
        monday: isoWeekStart(dayAt(new Date().toISOString(), timeZone)),
        metric,
        sees_restricted,
      }),
      latestSessions(db, clubId, {
        user_id: params.id,
        viewer: asker,
        metric,
        sees_restricted,
      }),
    ])
    return { data: { metric, weeks, sessions } }
  },
}
