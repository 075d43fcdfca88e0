import type { Endpoint } from '#contract/endpoint.ts'
import { comparableSessions, comparison } from '#contract/analysis/comparison.ts'
import * as mornings from '#contract/analysis/monitoring-reports.ts'
import { performanceTests } from '#contract/analysis/performance-tests-reports.ts'
import * as ratio from '#contract/analysis/monitoring-ratio.ts'
import * as racing from '#contract/analysis/race-analysis.ts'
import * as reports from '#contract/analysis/reports.ts'
import { reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import * as ergo from '#contract/analysis/reports-ergo.ts'
import * as bike from '#contract/analysis/reports-bike.ts'
import { gmtCrews } from '#contract/analysis/reports-crews.ts'
import * as training from '#contract/analysis/reports-training.ts'
import * as water from '#contract/analysis/reports-water.ts'
import { trainingDistribution } from '#contract/analysis/home-distribution.ts'
import { MOST_RACE_LINES } from '#domain/race-analysis/kinds.ts'
import { addRaceReport } from '../../server/analysis/race-analysis/commands.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { Parts } from '../support/http.ts'
import { rowedPiece } from './matrix-racing.ts'

/** A list that takes the same statements however long it is. */
export type List = {
  endpoint: Endpoint
  parts: (session: number) => Parts
  most?: number
  grows?: number
}

export const span = { start_date: '2026-03-01', end_date: '2026-03-31' }
const compared = { ...span, against: 'before', sports: '1' }

/** Every report, and the lists beside them. */
export const REPORTS: readonly List[] = [
  {
    endpoint: trainingDistribution,
    parts: () => ({ query: { dates: 'last_4_weeks' } }),
    grows: 0.9,
  },
  { endpoint: reports.trainingSummary, parts: () => ({ query: span }) },
  { endpoint: reports.reportRpe, parts: () => ({ query: span }) },
  { endpoint: reports.reportAttendance, parts: () => ({ query: span }) },
  { endpoint: reports.reportGmt, parts: () => ({ query: compared }), grows: 0.9 },
  { endpoint: reports.reportPerformance, parts: () => ({ query: compared }), grows: 0.9 },
  { endpoint: reports.reportImprovement, parts: () => ({ query: compared }), grows: 0.9 },
  {
    endpoint: reportAnalysis,
    parts: () => ({ query: { ...span, x: 'time', y: 'ergo_2000', by: 'session', sports: '1' } }),
    grows: 0.9,
  },
  { endpoint: racing.racePieces, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  {
    endpoint: racing.raceReport,
    parts: (session) => ({ params: { uuid: uuidOf(session) } }),
    grows: 5,
  },
  { endpoint: comparableSessions, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  {
    endpoint: comparison,
    parts: (session: number) => ({ params: { id: session }, query: { with: '1,2' } }),
    grows: 0.5,
  },
  { endpoint: reports.gmtPieces, parts: () => ({ query: span }), grows: 0.9 },
  { endpoint: gmtCrews, parts: () => ({ query: span }), grows: 0.9 },
  { endpoint: ergo.reportErgo, parts: () => ({ query: compared }), grows: 0.9 },
  { endpoint: ergo.ergoPieces, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  { endpoint: ergo.ergoCurves, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  { endpoint: water.reportWater, parts: () => ({ query: compared }), grows: 0.9 },
  { endpoint: water.waterPieces, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  { endpoint: bike.reportBike, parts: () => ({ query: compared }), grows: 0.9 },
  { endpoint: bike.bikeCurves, parts: () => ({ query: { ...span, sports: '1' } }), grows: 0.9 },
  {
    endpoint: training.trainingParts,
    parts: () => ({ query: { ...span, sports: '1' } }),
    grows: 0.9,
  },
  { endpoint: mornings.dailyMornings, parts: () => ({ query: { day: '2026-03-20' } }) },
  {
    endpoint: performanceTests,
    parts: () => ({ query: { kind: '2k', ...span } }),
    grows: 0.9,
  },
  { endpoint: ratio.trainingRatios, parts: () => ({ query: { day: '2026-03-20' } }) },
  { endpoint: mornings.healthReport, parts: () => ({ query: span }) },
  { endpoint: mornings.trainingQuality, parts: () => ({ query: span }) },
]

/** The address of the comparison that a club of lists keeps. */
const uuidOf = (session: number) => String(session).padStart(22, '0')

type Rowed = { club: ClubId; athletes: readonly number[]; session: number }

/** A comparison of what some athletes rowed, each alone, with as many lines as it may have. */
export async function keepComparison(db: Db, { club, athletes, session }: Rowed): Promise<void> {
  const days = { start_date: '2026-03-10T06:00:00Z', end_date: '2026-03-10T07:30:00Z' }
  const lines = await Promise.all(
    athletes.slice(0, MOST_RACE_LINES).map((user_id) => rowedPiece(db, { club, user_id }, days)),
  )
  const [creator_id = 0] = athletes
  const { uuid } = await addRaceReport(db, club, { name: 'Trial', creator_id, lines })
  await db
    .updateTable('race_reports')
    .set({ uuid: uuidOf(session) })
    .where('uuid', '=', uuid)
    .execute()
}
