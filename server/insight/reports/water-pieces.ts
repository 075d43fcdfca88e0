import type * as contract from '#contract/insight/reports-water.ts'
import type { WaterPiece } from '#contract/insight/reports-water.ts'
import type { ReportQuery } from '#contract/report.ts'
import { waterReport } from '#domain/reports/water.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Weather } from '#domain/rules/weather.ts'
import { speedOf } from '#domain/time/pace.ts'
import { pace500 } from '#domain/training/ergo-prediction.ts'
import { distancePerStroke } from '#domain/training/stroke.ts'
import { headwind } from '#domain/training/wind.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import { noteExport } from './commands.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { listCsv, listWorkbook } from './list-sheet.ts'
import { isMeasured } from './piece-lines.ts'
import { askedOf } from './report-asked.ts'
import type { ReportFilter } from './report-filter.ts'
import { ROWING } from './water-lines.ts'
import { waterPiecesSheet } from './water-sheet.ts'

/** A page shows so many; files have all. */
const MOST_SHOWN = 1000

type Asked = { db: Db; clubId: ClubId; viewer: Viewer; query: ReportQuery }

/** The pieces in boats of whom the viewer sees, the latest first. */
async function waterPiecesOf(asked: Asked): Promise<WaterPiece[]> {
  const { params, filter } = await askedOf(waterReport, asked)
  const done = await reportPieces(asked.db, params, filter, ROWING)
  return done.flatMap((piece) => eachOf(piece, filter)).toReversed()
}

/** A piece for each of those it counts for. */
function eachOf(piece: ReportPiece, filter: ReportFilter): WaterPiece[] {
  const { result_id, session_id, session, name, place, distance, time, stroke_rate } = piece
  return piece.user_ids.map((user_id) => ({
    result_id,
    session_id,
    session,
    name,
    place,
    distance,
    time,
    stroke_rate,
    user_id,
    class: piece.class,
    date: piece.day,
    piece: piece.piece,
    pace: pace500(piece),
    stroke_distance: distancePerStroke(speedOf(distance, time), stroke_rate),
    percent: isMeasured(piece, filter) ? piece.percent : null,
    weather: piece.weather,
    headwind: headwindOf(piece.weather),
  }))
}

function headwindOf(weather: Weather | null): number | null {
  const { wind_speed, wind_direction, rowing_direction } = weather ?? {}
  if (wind_speed === 0) return 0
  return wind_speed == null || wind_direction == null || rowing_direction == null
    ? null
    : headwind(wind_speed, wind_direction, rowing_direction)
}

/** All of them for a file, which the audit log has. */
async function taken(asked: Asked): Promise<WaterPiece[]> {
  const pieces = await waterPiecesOf(asked)
  const subject = { report: `${waterReport.key}/pieces`, pieces: pieces.length }
  await noteExport(asked.db, asked.clubId, asked.viewer.user_id, subject)
  return pieces
}

const nameOf = ({ start_date, end_date }: ReportQuery, ending: string) =>
  `water-pieces-${start_date}-${end_date}.${ending}`

type Calls = Pick<typeof contract, 'waterPieces' | 'exportWaterPieces' | 'waterPiecesCsv'>

export const waterPieceHandlers: Handlers<Calls> = {
  async waterPieces(asked) {
    const pieces = await waterPiecesOf(asked)
    return { data: { pieces: pieces.slice(0, MOST_SHOWN), count: pieces.length } }
  },
  async exportWaterPieces(asked) {
    const sheet = waterPiecesSheet(await taken(asked), asked.texts.reports)
    return fileReply(nameOf(asked.query, 'xlsx'), await listWorkbook(sheet))
  },
  async waterPiecesCsv(asked) {
    const sheet = waterPiecesSheet(await taken(asked), asked.texts.reports)
    return fileReply(nameOf(asked.query, 'csv'), listCsv(sheet, asked.language))
  },
}
