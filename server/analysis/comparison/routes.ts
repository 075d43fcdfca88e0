import type * as contract from '#contract/analysis/comparison.ts'
import type {
  ComparableQuery,
  ComparisonQuery,
  ComparedLine,
  ComparedRecording,
  ComparedSession,
  ShownComparison,
} from '#contract/analysis/comparison.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { onScale, speedScale } from '#domain/time/speed-scale.ts'
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
import {
  listCsv,
  listWorkbook,
  CLOCK,
  paceUnits,
  type ListColumn,
  type ListSheet,
} from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'
import { comparisonOf } from './comparison.ts'
import { sessionsWithRecordings } from './queries.ts'

type Words = ServerTexts['reports']['comparison']
type Figures = NonNullable<ComparedLine['total']>

/** A split of a line, or the whole of it, which has no place on the way. */
type Row = {
  session: ComparedSession
  recording: ComparedRecording
  at: number | null
  accumulated: number | null
  figures: Figures
}

/** Of a recording that is not laid beside the others its name stands alone. */
const NOTHING: Figures = {
  time: null,
  distance: null,
  speed: null,
  stroke_rate: null,
  heart_rate: null,
  power: null,
  dps: null,
  behind: null,
}

const paceOf = ({ recording, figures }: Row): number | null => {
  const scale = speedScale(recording.sport_id)
  return scale.kind === 'pace' ? onScale(scale, figures.speed) : null
}

function rowsOf({ sessions, lines }: ShownComparison): Row[] {
  return lines.flatMap(({ activity_id, total, splits }): Row[] => {
    const session = sessions.find(({ recordings }) =>
      recordings.some((one) => one.activity_id === activity_id),
    )
    const recording = session?.recordings.find((one) => one.activity_id === activity_id)
    if (!session || !recording) return []
    const row = { session, recording }
    const figures = total ?? NOTHING
    return [
      { ...row, at: null, accumulated: figures.time, figures },
      ...splits.map(({ at, accumulated, ...own }) => ({ ...row, at, accumulated, figures: own })),
    ]
  })
}

/** The splits of all lines below each other, as files have them. */
function comparisonSheet(shown: ShownComparison, words: Words): ListSheet<Row> {
  const { columns } = words
  const sports = shown.sessions.flatMap(({ recordings }) =>
    recordings.map(({ sport_id }) => sport_id),
  )
  const piece = shown.piece === 0 ? words.wholeRecording : String(shown.piece)
  return {
    title: words.title,
    columns: [
      { head: columns.date, day: ({ session }) => session.date },
      { head: columns.session, text: ({ session }) => session.name },
      { head: columns.piece, text: () => piece },
      { head: columns.whose, text: ({ recording }) => recording.crew ?? recording.full_name },
      { head: columns.athlete, text: ({ recording }) => recording.full_name },
      { head: columns.device, text: ({ recording }) => recording.device },
      { head: columns.part, text: ({ at }) => (at === null ? words.whole : words.split) },
      { head: columns.at, unit: 'm', number: ({ at }) => at, format: '0' },
      { head: columns.accumulated, ...CLOCK, number: ({ accumulated }) => accumulated },
      { head: columns.time, ...CLOCK, number: ({ figures }) => figures.time },
      ...measured(words, sports),
      { head: columns.behind, unit: 's', format: '0.0', number: ({ figures }) => figures.behind },
    ],
    rows: rowsOf(shown),
  }
}

function measured({ columns }: Words, sports: readonly number[]): ListColumn<Row>[] {
  const number = (
    key: keyof Figures,
    unit: string | undefined,
    format: string,
  ): ListColumn<Row> => ({
    head: columns[key],
    ...(unit !== undefined && { unit }),
    format,
    number: ({ figures }) => figures[key],
  })
  return [
    number('distance', 'm', '0.0'),
    number('speed', 'm/s', '0.00'),
    { head: columns.pace, ...CLOCK, ...paceUnits(sports), number: paceOf },
    number('stroke_rate', '/min', '0.0'),
    number('heart_rate', '/min', '0'),
    number('power', 'W', '0'),
    number('dps', 'm', '0.00'),
  ]
}

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
