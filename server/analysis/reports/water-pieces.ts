import type * as contract from '#contract/analysis/reports-water.ts'
import type { WaterBest, WaterPiece } from '#contract/analysis/reports-water.ts'
import type { ReportQuery } from '#contract/report.ts'
import { WATER_METRES, waterReport } from '#domain/reports/water.ts'
import { windComponents } from '#domain/race-analysis/conditions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Weather } from '#domain/rules/weather.ts'
import { speedOf } from '#domain/time/pace.ts'
import { pace500 } from '#domain/training/ergo-prediction.ts'
import { distancePerStroke } from '#domain/training/stroke.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import {
  csvOfLists,
  workbookOf,
  writeList,
  CLOCK,
  headed,
  type WrittenList,
  type ListSheet,
} from '../../text/list-sheet.ts'
import { noteExport } from './commands.ts'
import type { ReportPiece } from './done-pieces.ts'
import { isMeasured } from './measured-pieces.ts'
import { bestOver, type SessionBests } from './recorded-bests.ts'
import { askedOf } from './list-call.ts'
import type { ReportFilter } from './report-filter.ts'
import { waterDone } from './water-lines.ts'

type Words = ServerTexts['reports']

const SIGNED = '+0.0;-0.0;0.0'
const PACE = { ...CLOCK, unit: 'm:ss /500 m', csvUnit: 's /500 m' } as const

/** The list of pieces as its files have it. */
const waterPiecesSheet = (
  pieces: readonly WaterPiece[],
  { waterPieces }: Words,
): ListSheet<WaterPiece> => ({
  title: waterPieces.title,
  rows: pieces,
  columns: headed(waterPieces, {
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
    piece: { number: ({ place }) => place },
    class: { text: (piece) => piece.class },
    name: { text: ({ name }) => name },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    pace: { number: ({ pace }) => pace, ...PACE },
    percent: { number: ({ percent }) => percent, format: '0.0%', per: 100 },
    stroke_rate: { unit: '/min', number: ({ stroke_rate }) => stroke_rate, format: '0.0' },
    stroke_distance: {
      unit: 'm',
      number: ({ stroke_distance }) => stroke_distance,
      format: '0.0',
    },
    wind: {
      unit: 'm/s',
      number: ({ weather }) => weather?.wind_speed ?? null,
      format: '0.0',
    },
    headwind: { unit: 'm/s', number: (piece) => piece.headwind, format: SIGNED },
    crosswind: { unit: 'm/s', number: (piece) => piece.crosswind, format: SIGNED },
    stream: {
      unit: 'm/s',
      number: ({ weather }) => weather?.stream_speed ?? null,
      format: '0.0',
    },
    water_temperature: {
      unit: '°C',
      number: ({ weather }) => weather?.water_temperature ?? null,
      format: '0',
    },
  }),
})

/** The fastest stretches of recordings as the files of the list have them, below the pieces. */
const waterBestsSheet = (
  bests: readonly WaterBest[],
  { waterPieces }: Words,
): ListSheet<WaterBest> => ({
  title: waterPieces.bests,
  columns: headed(waterPieces, {
    class: { text: (best) => best.class },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    pace: { number: ({ pace }) => pace, ...PACE },
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
  }),
  rows: bests,
})

/** A page shows so many; files have all. */
const MOST_SHOWN = 1000

type PiecesCall = { db: Db; clubId: ClubId; viewer: Viewer; query: ReportQuery }

type Done = { pieces: WaterPiece[]; bests: WaterBest[] }

/** The pieces in boats of whom the viewer sees, the latest first, and the bests of recordings. */
async function waterPiecesOf(asked: PiecesCall): Promise<Done> {
  const { params, filter } = await askedOf(waterReport, asked)
  const { pieces, recorded } = await waterDone(asked.db, params, filter, true)
  return {
    pieces: pieces.flatMap((piece) => eachOf(piece, filter)).toReversed(),
    bests: bestsOf(recorded),
  }
}

/** The fastest of each athlete, class and distance, so that a best is found where it was rowed. */
function bestsOf(recorded: readonly SessionBests[]): WaterBest[] {
  const all = recorded.flatMap(({ user_id, session_id, session, day, boat_class, bests }) =>
    WATER_METRES.flatMap((distance): WaterBest[] => {
      const time = bestOver(bests, 'time', distance)
      if (time === null) return []
      const pace = pace500({ distance, time })
      const best = { user_id, session_id, session, date: day, class: boat_class }
      return [{ ...best, distance, time, pace }]
    }),
  )
  const equals = Map.groupBy(all, (best) => `${best.user_id} ${best.class} ${best.distance}`)
  return [...equals.values()]
    .flatMap((same) => same.toSorted((one, other) => one.time - other.time).slice(0, 1))
    .toSorted((one, other) => one.class.localeCompare(other.class) || one.distance - other.distance)
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
    ...windOf(piece.weather),
  }))
}

/** The wind from ahead and from the side, as far as its directions are known. */
function windOf(weather: Weather | null): Pick<WaterPiece, 'headwind' | 'crosswind'> {
  const { wind_speed = null, wind_direction = null, rowing_direction = null } = weather ?? {}
  const { along, across } = windComponents(wind_speed, wind_direction, rowing_direction)
  return { headwind: along, crosswind: across }
}

/** All of them for a file, which the audit log has. */
async function taken(asked: PiecesCall & { texts: ServerTexts }): Promise<WrittenList[]> {
  const { pieces, bests } = await waterPiecesOf(asked)
  const subject = { report: `${waterReport.key}/pieces`, pieces: pieces.length }
  await noteExport(asked.db, asked.clubId, asked.viewer.user_id, subject)
  const words = asked.texts.reports
  return [writeList(waterPiecesSheet(pieces, words)), writeList(waterBestsSheet(bests, words))]
}

const nameOf = ({ start_date, end_date }: ReportQuery, ending: string) =>
  `water-pieces-${start_date}-${end_date}.${ending}`

type Calls = Pick<typeof contract, 'waterPieces' | 'exportWaterPieces' | 'waterPiecesCsv'>

export const waterPieceHandlers: Handlers<Calls> = {
  async waterPieces(asked) {
    const { pieces, bests } = await waterPiecesOf(asked)
    return { data: { pieces: pieces.slice(0, MOST_SHOWN), count: pieces.length, bests } }
  },
  async exportWaterPieces(asked) {
    return fileReply(nameOf(asked.query, 'xlsx'), await workbookOf(await taken(asked)))
  },
  async waterPiecesCsv(asked) {
    return fileReply(nameOf(asked.query, 'csv'), csvOfLists(await taken(asked), asked.language))
  },
}
