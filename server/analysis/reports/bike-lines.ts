import { SPORTS } from '#domain/constants/sports.ts'
import { BIKE_SECONDS } from '#domain/reports/bike-seconds.ts'
import { bikeReport } from '#domain/reports/bike.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { run } from '../../db/statement.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { wattsOfWeight, type Weights } from './power-curves.ts'
import { bestOver, recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import { seenWeights } from './report-people.ts'
import { sessionsDone, type SessionsDoneRow } from './statements.ts'

type Part = Exclude<keyof typeof bikeReport.parts, 'sessions'>

export const CYCLING: readonly number[] = SPORTS.filter(({ cycling_report }) => cycling_report).map(
  ({ id }) => id,
)
const KINDS = ['power', 'heart-rate', 'climb'] as const
const SPANS: readonly number[] = [0, ...BIKE_SECONDS]
const NO_WEIGHTS: Weights = new Map()

/** By session a report shows no figure of weights. */
export const bikeLines: ReportLines<ReportRow<keyof typeof bikeReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const { sees_restricted } = filter
  const sport_ids = CYCLING
  const done = await run(db, sessionsDone, { ...params, sport_ids, sees_restricted })
  const of = { sport_ids, kinds: KINDS, spans: SPANS, boats: false }
  const recorded = await recordedBestsOf(db, params, filter, of)
  const weights =
    params.by === 'session' ? NO_WEIGHTS : await seenWeights(db, filter, params.user_ids)
  const entries = [
    ...done.map(entryOfSession),
    ...recorded.map((session) => entryOfRecording(session, weights)),
  ]
  return linesOfEntries(bikeReport.parts, entries)
}

function entryOfSession(row: SessionsDoneRow): Entry<Part> {
  const { user_id, session_id, period, seconds, distance, zone_seconds } = row
  const zones = ZONE_PARTS.map((zone, place) => [zone, zone_seconds[place] ?? null])
  return {
    user_id,
    session_id,
    period,
    parts: { time: seconds, distance, ...Object.fromEntries(zones) },
  }
}

function entryOfRecording(session: SessionBests, weights: Weights): Entry<Part> {
  const { user_id, session_id, period, bests } = session
  const held = BIKE_SECONDS.flatMap((s) => [
    [`watts_${s}s`, bestOver(bests, 'power', s)],
    [`heart_${s}s`, bestOver(bests, 'heart-rate', s)],
  ])
  return {
    user_id,
    session_id,
    period,
    parts: {
      ...Object.fromEntries(held),
      climb: bestOver(bests, 'climb', 0),
      watts_per_kilogram_1200s: wattsOfWeight(weights, user_id, bestOver(bests, 'power', 1200)),
    },
  }
}
