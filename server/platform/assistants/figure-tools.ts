import { performanceTests, type ListedTest } from '#contract/analysis/performance-tests-reports.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { sessionScores, type Result } from '#contract/analysis/result-entry.ts'
import { Day, Id, Ids, Strict, T, WordOf } from '#contract/schema.ts'
import { sportById } from '#domain/constants/sports.ts'
import { TEST_FIGURES, type FigureName } from '#domain/performance-tests/figures.ts'
import { TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import type { TRAINED_SUMS } from '#domain/reports/training-summary.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { tool, type Tool } from './tool.ts'

const listed = (ids: readonly number[] | undefined) =>
  ids && ids.length > 0 ? ids.join(',') : undefined

const trained = (parts: Parts<keyof typeof TRAINED_SUMS>) => ({
  sessions: parts.sessions,
  missed: parts.missed,
  time_s: parts.time,
  distance_m: parts.distance,
  planned_time_s: parts.planned_time,
  planned_distance_m: parts.planned_distance,
  load: { ets: parts.ets, foster: parts.foster, trimp: parts.trimp },
})

const load = tool({
  name: 'training_load',
  title: 'Training and load',
  description:
    'What athletes trained in a span of days: sessions, time, distance and load, in all and by ' +
    'period, beside what was planned. `metric` is the measure of load the club goes by. Athletes ' +
    'who do not show their training are left out.',
  input: Strict({
    from: Day,
    to: Day,
    by: T.Optional(WordOf('day', 'week', 'month')),
    squad_ids: T.Optional(Ids),
    athlete_ids: T.Optional(Ids),
  }),
  async run(ask, { from, to, by = 'week', squad_ids, athlete_ids }) {
    const [squads, athletes] = [listed(squad_ids), listed(athlete_ids)]
    const { data } = await ask(trainingSummary, {
      query: {
        start_date: from,
        end_date: to,
        by,
        ...(squads !== undefined && { squads }),
        ...(athletes !== undefined && { athletes }),
      },
    })
    return {
      metric: data.metric,
      by,
      athletes: data.athletes.map(({ user_id, full_name, squads: names, total, periods }) => ({
        user_id,
        name: full_name,
        squads: names,
        total: trained(total),
        periods: periods.map(({ period, parts }) => ({ first_day: period, ...trained(parts) })),
      })),
    }
  },
})

/** Values of whole pieces that say how fast it went, not how a body was. */
const piecesOf = ({ scores }: Result) =>
  scores
    .filter(({ number }) => number === 0)
    .map(({ piece, time, distance, stroke_rate, power }) => ({
      piece,
      time_s: time,
      distance_m: distance,
      stroke_rate,
      power_w: power,
    }))

const results = tool({
  name: 'session_results',
  title: 'Results of a session',
  description:
    'What was done in a session: recordings with time, distance, stroke rate and power, and the ' +
    'results entered for pieces. Piece 0 is the whole session.',
  input: Strict({ session_id: Id }),
  async run(ask, { session_id }) {
    const params = { id: session_id }
    const { data: recorded } = await ask(sessionResults, { params })
    const { data: entered } = await ask(sessionScores, { params, query: {} })
    return {
      recordings: recorded.results.map((row) => ({
        user_id: row.user_id,
        name: row.full_name,
        sport: sportById(row.sport_id)?.key ?? null,
        starts: row.start_time,
        moving_time_s: row.moving_time,
        distance_m: row.distance,
        stroke_rate: row.stroke_rate_avg,
        power_w: row.power_avg,
      })),
      planned_pieces: entered.pieces.map(({ piece, planned_distance, planned_time }) => ({
        piece,
        planned_distance_m: planned_distance,
        planned_time_s: planned_time,
      })),
      results: entered.results.map((result) => ({
        name: result.name,
        crew_id: result.crew_id,
        user_id: result.user_id,
        pieces: piecesOf(result),
      })),
    }
  },
})

/** Figures of performance; those of a body, such as lactate, heart rate and weight, stay inside. */
const SHOWN_UNITS: readonly string[] = ['time', 'pace', 'seconds', 'watts', 'percent']
const SHOWN_FIGURES = (Object.keys(TEST_FIGURES) as FigureName[]).filter((name) =>
  SHOWN_UNITS.includes(TEST_FIGURES[name].unit),
)

const figuresOf = ({ figures }: ListedTest) =>
  Object.fromEntries(
    SHOWN_FIGURES.flatMap((name) => {
      const value = figures[name]
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )

const tests = tool({
  name: 'performance_tests',
  title: 'Tests of performance',
  description:
    'Tests of one kind in a span of days, ranked: times in seconds, power in watts, shares in ' +
    'percent.',
  input: Strict({
    kind: WordOf(...TEST_KINDS),
    from: Day,
    to: Day,
    squad_ids: T.Optional(Ids),
    which: T.Optional(WordOf('all', 'latest', 'best')),
  }),
  async run(ask, { kind, from, to, squad_ids, which }) {
    const squads = listed(squad_ids)
    const { data } = await ask(performanceTests, {
      query: {
        kind,
        start_date: from,
        end_date: to,
        ...(squads !== undefined && { squads }),
        ...(which && { which }),
      },
    })
    return {
      kind: data.kind,
      ranked_by: data.rank_by,
      is_cut: data.is_cut,
      tests: data.tests.map((test) => ({
        rank: test.rank,
        user_id: test.user_id,
        name: test.full_name,
        squads: test.squads,
        day: test.day,
        figures: figuresOf(test),
      })),
    }
  },
})

export const FIGURE_TOOLS: readonly Tool[] = [load, results, tests]
