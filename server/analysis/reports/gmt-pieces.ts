import type * as contract from '#contract/analysis/reports.ts'
import type { GmtPiece } from '#contract/analysis/reports.ts'
import type { ReportQuery } from '#contract/report.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import { chosenSessions, paramsOf } from './build-report.ts'
import { noteExport } from './commands.ts'
import { reportPieces } from './done-pieces.ts'
import { listCsv, listWorkbook } from '../../text/list-sheet.ts'
import { isMeasured } from './measured-pieces.ts'
import { medalPiecesSheet } from './pieces-sheet.ts'
import { filterOf } from './report-filter.ts'
import { reportPeople } from './report-people.ts'

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

export const gmtPieceHandlers: Handlers<Calls> = {
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
