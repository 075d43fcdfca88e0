import type * as contract from '#contract/analysis/reports-crews.ts'
import type { GmtCrew } from '#contract/analysis/reports-crews.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { figureOf, type Period } from '#domain/reports/report.ts'
import { reportContext } from '#domain/reports/context.ts'
import { periodWord, seasonName } from '#domain/reports/seasons.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { listFile, type Ending } from './list-file.ts'
import { medalDone, withParts, type GmtPart, type MedalPiece } from './medal-pieces.ts'
import { oneOfEachOuting, type MedalRecording } from './medal-recordings.ts'
import { askedOf, type ListCall } from './list-call.ts'
import { WRITTEN } from './sheet-columns.ts'

type Words = ServerTexts['reports']
type Line = Pick<GmtCrew, 'name' | 'class'> & { period: string; parts: Parts }

/** A line for each crew and period, one with the sum of each, and one with each piece once. */
function crewsSheet(
  { crews, total }: { crews: readonly GmtCrew[]; total: Parts | null },
  words: Words,
  writePeriod: (period: string) => string,
): ListSheet<Line> {
  const lines = crews.flatMap(({ name, class: of, periods, total: sum }): Line[] => [
    ...periods.map(({ period, parts }) => ({
      name,
      class: of,
      period: writePeriod(period),
      parts,
    })),
    { name, class: of, period: words.total, parts: sum },
  ])
  const all = total ? [{ name: words.all, class: '', period: words.total, parts: total }] : []
  return {
    title: words.gmtCrews.title,
    columns: [
      { head: words.gmtPieces.crew, text: ({ name }) => name },
      { head: words.gmtPieces.class, text: (line) => line.class },
      { head: words.gmtCrews.period, text: ({ period }) => period },
      ...figureColumns(words),
    ],
    rows: [...lines, ...all],
  }
}

const figureColumns = ({ figures }: Words): ListColumn<Line>[] =>
  Object.entries(gmtReport.figures).map(([name, { kind }]) => {
    const written = WRITTEN[kind]
    return {
      head: figures[name as keyof typeof figures],
      ...written,
      ...(written.per === CLOCK.per && { csvUnit: CLOCK.csvUnit }),
      number: ({ parts }) => figureOf(gmtReport, name, parts),
    }
  })

/** A page shows so many; files have all. */
const MOST_SHOWN = 1000

/** What a crew did in a session. */
type Counted = Pick<MedalPiece, 'session_id' | 'period' | 'day' | 'class' | 'boat'> & {
  parts: Partial<Parts<GmtPart>>
}
type Crews = {
  by: Period
  crews: GmtCrew[]
  total: Parts<keyof typeof gmtReport.parts> | null
}

/** The crews of whom the viewer sees somebody, and all they did together. */
async function crewsOf(asked: Omit<ListCall, 'texts' | 'language'>): Promise<Crews> {
  const { people, params, filter } = await askedOf(gmtReport, asked)
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]))
  const once = eachOnce(await medalDone(asked.db, params, filter))
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

type Done = Awaited<ReturnType<typeof medalDone>>

/** Each piece and each outing of a boat once. */
function eachOnce({ pieces, recordings }: Done): Counted[] {
  const outings = [...Map.groupBy(recordings, boatOf).values()].flatMap((ofBoat) =>
    oneOfEachOuting(ofBoat, ({ of_boat }) => of_boat),
  )
  return withParts(piecesOnce(pieces), outings, boatOf)
}

const boatOf = ({ session_id, boat }: MedalPiece | MedalRecording) =>
  `${session_id} ${boat.crew_id}`

/** What was entered for a boat goes before what its people entered for themselves. */
function piecesOnce(pieces: readonly MedalPiece[]): MedalPiece[] {
  const ofBoats = pieces.filter(({ crew_id }) => crew_id !== null)
  const alone = pieces.filter(({ crew_id }) => crew_id === null)
  const found = new Map<string, MedalPiece>()
  for (const piece of [...ofBoats, ...alone]) {
    const key = `${boatOf(piece)} ${piece.piece}`
    if (!found.has(key)) found.set(key, piece)
  }
  return [...found.values()]
}

const NOBODY = 0

/** What was done as lines by period, which are of a boat and of nobody. */
const linesOf = (done: readonly Counted[]) =>
  linesOfEntries<GmtPart>(
    gmtReport.parts,
    done.map(({ period, session_id, parts }): Entry<GmtPart> => ({
      user_id: NOBODY,
      period,
      session_id,
      parts,
    })),
  )

const totalOf = (done: readonly Counted[]) => addUp(gmtReport.parts, linesOf(done))

/** A crew is called as it was last; who rowed alone, by their own name. */
function crewOf(done: readonly Counted[], names: ReadonlyMap<number, string>): GmtCrew {
  const last = done.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)
  const [rower, ...others] = last?.boat.user_ids ?? []
  const alone = others.length === 0 ? names.get(rower ?? NOBODY) : undefined
  return {
    key: last ? keyOf(last) : '',
    name: alone ?? last?.boat.name ?? '',
    class: last?.class ?? '',
    total: totalOf(done),
    periods: linesOf(done).map(({ period, user_id: _nobody, ...parts }) => ({ period, parts })),
    last: last?.day ?? '',
  }
}

async function fileOf(asked: ListCall, ending: Ending): Promise<FileReply> {
  const { start_date, end_date } = asked.query
  const found = await crewsOf(asked)
  return listFile(
    asked,
    {
      report: `${gmtReport.key}/crews`,
      name: `gmt-crews-${start_date}-${end_date}`,
      athletes: found.crews.length,
    },
    crewsSheet(found, asked.texts.reports, (period) =>
      periodWord(found.by, reportContext(asked.viewer)) === 'season'
        ? seasonName(period, asked.language)
        : period,
    ),
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
