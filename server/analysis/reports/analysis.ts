import type * as contract from '#contract/analysis/reports-analysis.ts'
import type { Analysis, AnalysisPoint, AnalysisQuery } from '#contract/analysis/reports-analysis.ts'
import { correlationOf } from '#domain/reports/correlation.ts'
import { MEASURES, type Measure } from '#domain/reports/measures.ts'
import { featureLackedBy, usualMeasures } from '#domain/rules/measures.ts'
import { ageClassOf } from '#domain/training/age-class.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import { figureOfMeasure } from '#domain/reports/analysis.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import {
  listCsv,
  listWorkbook,
  CLOCK,
  type ListColumn,
  type ListSheet,
} from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'
import { chosenSessions, paramsOf, sessionsBehind, type ReportParams } from './build-report.ts'
import { noteExport } from './commands.ts'
import type { MeasuredLines } from './measured-lines.ts'
import { filterOf, type ReportFilter } from './report-filter.ts'
import { reportPeople, type ReportPerson } from './report-people.ts'
import {
  attendance,
  ergo,
  gmt,
  metricOf,
  rpe,
  trainingSummary,
  type ReportCall,
} from './reports.ts'
import { WRITTEN } from './sheet-columns.ts'

type Words = ServerTexts['reports']

/** The points as files have them: whose, when, and both figures. */
function analysisSheet(
  { x, y, by, athletes, points, sessions }: Analysis,
  { language, reports: words }: ServerTexts,
  timeZone: string,
): ListSheet<AnalysisPoint> {
  const people = new Map(athletes.map((one) => [one.user_id, one]))
  const behind = new Map(sessions.map((one) => [String(one.id), one]))
  const dayOf = ({ period }: AnalysisPoint) => {
    const session = behind.get(period)
    return session ? dayIn(timeZone, new Date(session.start_date)) : period
  }
  const when: ListColumn<AnalysisPoint>[] = {
    all: [],
    session: [
      { head: words.periods.day, day: dayOf },
      {
        head: words.periods.session,
        text: ({ period }: AnalysisPoint) => behind.get(period)?.name ?? '',
      },
    ],
    day: [{ head: words.periods.day, day: dayOf }],
    week: [{ head: words.periods.week, day: dayOf }],
    month: [{ head: words.periods.month, day: dayOf }],
  }[by]
  return {
    title: words.analysis.title,
    columns: [
      { head: words.athlete, text: ({ user_id }) => people.get(user_id)?.full_name ?? '' },
      {
        head: words.squads,
        text: ({ user_id }) => people.get(user_id)?.squads.join(LIST_SEPARATOR[language]) ?? '',
      },
      ...when,
      { ...columnOf(x, words), number: (point) => point.x },
      { ...columnOf(y, words), number: (point) => point.y },
    ],
    rows: points,
  }
}

/** How a figure is headed and written; times are seconds in CSV. */
function columnOf(measure: Measure, words: Words): ListColumn<AnalysisPoint> {
  const written = WRITTEN[figureOfMeasure(measure).kind]
  const isTime = written.per === CLOCK.per
  return {
    head: words.figures[measure],
    ...written,
    ...(isTime && { csvUnit: CLOCK.csvUnit }),
  }
}

/** A page shows so many; files have all, and the correlation is of all. */
const MOST_SHOWN = 5000

const LINES: Record<(typeof MEASURES)[Measure], MeasuredLines> = {
  'training-summary': trainingSummary.measured,
  rpe: rpe.measured,
  attendance: attendance.measured,
  gmt: gmt.measured,
  'ergo-progress': ergo.measured,
}

type AnalysisCall = Omit<ReportCall, 'query'> & { query: AnalysisQuery }
type Both = { x: Measure; y: Measure }

/** @throws Refusal both the same, or one that the plan does not show */
function measuresOf({ query, viewer, caller }: AnalysisCall): Both {
  const usual = usualMeasures(metricOf(viewer, caller), viewer)
  const x = query.x ?? (query.y === usual.x ? usual.y : usual.x)
  const y = query.y ?? (x === usual.y ? usual.x : usual.y)
  demand(x !== y, 'invalid', { fields: { y: 'choice' } })
  for (const measure of [x, y]) {
    const need = featureLackedBy(measure, viewer)
    if (need !== null) throw new Refusal('feature_missing', { need })
  }
  return { x, y }
}

/** The points of whom the viewer sees, with all that is said of them. */
async function analysisOf(asked: AnalysisCall): Promise<Analysis> {
  const { db, clubId, viewer } = asked
  const { x: _x, y: _y, by = 'week', ...query } = asked.query
  const both = measuresOf(asked)
  const analysis = { key: 'analysis', periods: ['week'] } as const
  // Points need no athletes to be chosen, not even those that are sessions.
  const filter: ReportFilter = {
    ...filterOf(analysis, viewer, query),
    by: by === 'all' ? 'year' : by,
  }
  const people = await reportPeople(db, clubId, filter)
  const params = paramsOf(filter, {
    club_id: clubId,
    user_ids: people.map(({ user_id }) => user_id),
    session_ids: await chosenSessions(db, clubId, filter),
  })
  const found = await pairsOf(asked, both, { params, filter, isWhole: by === 'all' })
  const points = inOrder(people, found.points)
  const shown = new Set(points.map(({ user_id }) => user_id))
  return {
    ...both,
    by,
    athletes: people
      .filter(({ user_id }) => shown.has(user_id))
      .map((person) => athleteOf(person, Number(filter.end_date.slice(0, 4)))),
    points,
    count: points.length,
    left_out: found.left_out,
    ...correlationOf(points),
    sessions: by === 'session' ? await sessionsBehind(db, clubId, points) : [],
  }
}

function athleteOf({ date_of_birth, ...person }: ReportPerson, year: number) {
  return { ...person, age_category: ageClassOf(date_of_birth, year) }
}

type PairsQuery = { params: ReportParams; filter: ReportFilter; isWhole: boolean }
type Known = { user_id: number; period: string; x: number | null; y: number | null }

/** Both figures of the same athlete and period, from one report or from two. */
async function pairsOf(
  { db }: Pick<AnalysisCall, 'db'>,
  { x, y }: Both,
  { params, filter, isWhole }: PairsQuery,
): Promise<{ points: AnalysisPoint[]; left_out: number }> {
  const known = new Map<string, Known>()
  for (const report of new Set([MEASURES[x], MEASURES[y]])) {
    const names = [x, y].filter((measure) => MEASURES[measure] === report)
    for (const row of await LINES[report](db, params, filter, { names, isWhole })) {
      const { user_id, period, values } = row
      const key = `${user_id} ${period}`
      const before = known.get(key)
      known.set(key, {
        user_id,
        period,
        x: values[x] ?? before?.x ?? null,
        y: values[y] ?? before?.y ?? null,
      })
    }
  }
  const all = [...known.values()]
  const points = all.flatMap((one) =>
    one.x === null || one.y === null ? [] : [{ ...one, x: one.x, y: one.y }],
  )
  const left_out = all.filter((one) => (one.x === null) !== (one.y === null)).length
  return { points, left_out }
}

/** By athlete as in other reports, then by period. */
function inOrder(
  people: readonly ReportPerson[],
  points: readonly AnalysisPoint[],
): AnalysisPoint[] {
  const place = new Map(people.map(({ user_id }, index) => [user_id, index]))
  const placeOf = ({ user_id }: AnalysisPoint) => place.get(user_id) ?? 0
  return points.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.period.localeCompare(other.period, undefined, { numeric: true }),
  )
}

/** All of it for a file, which the audit log has. */
async function taken(asked: AnalysisCall, timeZone: string) {
  const analysis = await analysisOf(asked)
  const { db, clubId, viewer, texts } = asked
  const subject = { report: 'analysis', athletes: analysis.athletes.length }
  await noteExport(db, clubId, viewer.user_id, subject)
  return analysisSheet(analysis, texts, timeZone)
}

const nameOf = ({ start_date, end_date }: AnalysisQuery, ending: string) =>
  `analysis-${start_date}-${end_date}.${ending}`

export const analysisHandlers: Handlers<typeof contract> = {
  async reportAnalysis(asked) {
    const analysis = await analysisOf(asked)
    return { data: { ...analysis, points: analysis.points.slice(0, MOST_SHOWN) } }
  },
  async exportAnalysis(asked) {
    const sheet = await taken(asked, asked.timeZone)
    return fileReply(nameOf(asked.query, 'xlsx'), await listWorkbook(sheet))
  },
  async analysisCsv(asked) {
    const sheet = await taken(asked, asked.timeZone)
    return fileReply(nameOf(asked.query, 'csv'), listCsv(sheet, asked.language))
  },
}
