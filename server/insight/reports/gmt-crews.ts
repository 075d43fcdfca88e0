import type * as contract from '#contract/insight/reports-crews.ts'
import type { GmtCrew } from '#contract/insight/reports-crews.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import type { Period } from '#domain/reports/report.ts'
import type { DoneCrew } from '#domain/training/done-pieces.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { crewsSheet } from './crews-sheet.ts'
import { listFile, type Ending } from './list-file.ts'
import { gmtParts } from './piece-lines.ts'
import { askedOf, type AskedList } from './report-asked.ts'

/** A page shows so many; files have all. */
const MOST_SHOWN = 1000

type Part = Exclude<keyof typeof gmtReport.parts, 'sessions'>
type Counted = ReportPiece & { boat: DoneCrew; parts: Parts<Part> }
type Crews = {
  by: Period
  crews: GmtCrew[]
  total: Parts<keyof typeof gmtReport.parts> | null
}

/** The crews of whom the viewer sees somebody, and all of their pieces together. */
async function crewsOf(asked: Omit<AskedList, 'texts' | 'language'>): Promise<Crews> {
  const { people, params, filter } = await askedOf(gmtReport, asked)
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]))
  const pieces = await reportPieces(asked.db, params, filter)
  const measured = pieces.flatMap((piece): Counted[] => {
    const parts = gmtParts(piece, filter)
    const { boat } = piece
    return parts && boat ? [{ ...piece, boat, parts }] : []
  })
  const once = eachOnce(measured)
  const crews = [...Map.groupBy(once, keyOf).values()].map((own) => crewOf(own, names))
  const all = totalOf(once)
  return {
    by: filter.by,
    crews: crews.toSorted(
      (one, other) =>
        one.class.localeCompare(other.class) ||
        one.name.localeCompare(other.name, undefined, { numeric: true }),
    ),
    total: once.length > 0 ? all : null,
  }
}

/** The same people in a boat of the same class are the same crew, whatever it is called that day. */
const keyOf = ({ class: of, boat }: Counted) =>
  `${of} ${boat.user_ids.toSorted((one, other) => one - other).join()}`

/** What was entered for a boat goes before what its people entered for themselves. */
function eachOnce(pieces: readonly Counted[]): Counted[] {
  const ofBoats = pieces.filter(({ crew_id }) => crew_id !== null)
  const alone = pieces.filter(({ crew_id }) => crew_id === null)
  const found = new Map<string, Counted>()
  for (const piece of [...ofBoats, ...alone]) {
    const key = `${piece.session_id} ${piece.boat.crew_id} ${piece.piece}`
    if (!found.has(key)) found.set(key, piece)
  }
  return [...found.values()]
}

const NOBODY = 0

/** Pieces as lines by period, which are of a boat and of nobody. */
const linesOf = (pieces: readonly Counted[]) =>
  linesOfEntries<Part>(
    gmtReport.parts,
    pieces.map(({ period, session_id, parts }): Entry<Part> => ({
      user_id: NOBODY,
      period,
      session_id,
      parts,
    })),
  )

const totalOf = (pieces: readonly Counted[]) => addUp(gmtReport.parts, linesOf(pieces))

/** A crew is called as it was last; who rowed alone, by their own name. */
function crewOf(pieces: readonly Counted[], names: ReadonlyMap<number, string>): GmtCrew {
  const last = pieces.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)
  const [rower, ...others] = last?.boat.user_ids ?? []
  const alone = others.length === 0 ? names.get(rower ?? NOBODY) : undefined
  return {
    key: last ? keyOf(last) : '',
    name: alone ?? last?.boat.name ?? '',
    class: last?.class ?? '',
    total: totalOf(pieces),
    periods: linesOf(pieces).map(({ period, user_id: _nobody, ...parts }) => ({ period, parts })),
    last: last?.day ?? '',
  }
}

async function fileOf(asked: AskedList, ending: Ending): Promise<FileReply> {
  const { start_date, end_date } = asked.query
  const found = await crewsOf(asked)
  return listFile(
    asked,
    {
      report: `${gmtReport.key}/crews`,
      name: `gmt-crews-${start_date}-${end_date}`,
      athletes: found.crews.length,
    },
    crewsSheet(found, asked.texts.reports),
    ending,
  )
}

export const gmtCrewHandlers: Handlers<typeof contract> = {
  async gmtCrews(asked) {
    const { by, crews, total } = await crewsOf(asked)
    return { data: { by, crews: crews.slice(0, MOST_SHOWN), count: crews.length, total } }
  },
  exportGmtCrews: (asked) => fileOf(asked, 'xlsx'),
  gmtCrewsCsv: (asked) => fileOf(asked, 'csv'),
}
