import type { BoatSport } from '../constants/boats.ts'
import { CURVES } from '../comparison/curves.ts'
import { BIKE_SECONDS } from '../reports/bike-seconds.ts'
import { ZONE_PARTS } from '../reports/zone-parts.ts'
import { CHALLENGE_GATES } from './challenge-gates.ts'
import { LIVE_GATES } from './live-gates.ts'
import { RECORDING_CALLS } from './recording-gates.ts'
import { SEASON_CALLS, SEASON_LOADS } from './season-gates.ts'
import { FEATURE, type FeatureId, type FeatureKey } from '../constants/features.ts'

/** Parts of screens that are shown only with a feature. */
export const GATED_PARTS = [
  'curves',
  'time-in-zone',
  'load',
  'gold-medal-times',
  'paddling-medal-times',
  'week-summary',
] as const
export type GatedPart = (typeof GATED_PARTS)[number]

/**
 * What a feature opens. Calls go by their names in the contract, fields by their path in the data
 * of a reply or in a body: `*` stands for every item of a list, and `include=done` for one word of
 * a list of words.
 */
type FeatureGate = {
  /** Only open to those whose plan has the feature. */
  calls?: readonly string[]
  /** Worked out by the product: without the feature left out of replies and sheets. */
  figures?: Readonly<Record<string, readonly string[]>>
  /**
   * Entered by people: without the feature not to be set. What is there stays shown, and may be
   * sent again as it is or be taken away.
   */
  entries?: Readonly<Record<string, readonly string[]>>
  parts?: readonly GatedPart[]
  /** A field beside a `boat_type` is gated only in boats of this sport. */
  sport?: BoatSport
  /** These calls are about one sport or both, and ask `opensMedalTimes` themselves. */
  bySport?: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const HEART = [
  'heart_rate_avg',
  'heart_rate_max',
  'laps.*.heart_rate_avg',
  'device_averages.heart_rate',
]
const LOADS = ['ets', 'foster', 'trimp']
const WEEK_LOADS = ['monotonies', 'strains', 'load_weeks', 'even_weeks']
const under = (places: readonly string[], fields: readonly string[]) =>
  places.flatMap((place) => fields.map((field) => `${place}.${field}`))
const DISTRIBUTED = ['all', 'sports.*']
const REPORTED = ['athletes.*.total', 'athletes.*.earlier', 'athletes.*.periods.*.parts']

const BIKE_HEARTS = BIKE_SECONDS.map((seconds) => `heart_${seconds}s`)
const MEDAL_PARTS = ['medal_time', 'measured_time', 'best_medal_percent']
const GMT_CALLS = words(`
  reportGmt exportGmtReport gmtReportCsv gmtPieces exportGmtPieces gmtPiecesCsv
  gmtCrews exportGmtCrews gmtCrewsCsv`)

/** Medal times stand at the same places for both sports. */
const MEDAL_TIMES = {
  bySport: ['gmts', 'saveGmts', ...GMT_CALLS],
  figures: {
    sessionScores: ['crews.*.gmts'],
    crews: ['*.best_gmt'],
    sessionCrews: ['crews.*.gmt_score'],
    getCrew: ['gmt_score'],
    createCrew: ['gmt_score'],
    editCrew: ['gmt_score'],
    editCrews: ['*.gmt_score'],
    copyCrew: ['gmt_score'],
  },
  entries: {
    createCrew: ['gmt_score'],
    editCrew: ['gmt_score'],
    editCrews: ['crews.*.gmt_score'],
  },
} as const satisfies FeatureGate

/** These handlers compare what is entered with what is stored before they refuse it. */
export const COMPARING_CALLS: readonly string[] = words(
  'updateSession rateSession addScores editCrew editCrews updateClub',
)

/** What every plan has is in no row. A feature that is not here opens nothing yet. */
const FEATURE_GATES = {
  morning_monitoring: {
    calls: words(`
      saveMorning saveMorningReadings findMornings saveMonitoringRules morningReminder saveMorningReminder
      dailyMornings exportDailyMornings dailyMorningsCsv courseWithBands healthReport
      exportHealthReport healthReportCsv trainingQuality exportTrainingQuality
      trainingQualityCsv addReturnNote changeReturnNote deleteReturnNote
      notedMornings morningNotice saveMorningNotice`),
  },
  drv: {
    calls: words(`
      savePerformanceTest deletePerformanceTest performanceTestDay
      writePerformanceTests testRecordings importPerformanceTests testBreaths saveTestBreaths
      deleteTestBreaths testZones confirmTestZones performanceTests exportPerformanceTests
      performanceTestsCsv`),
  },
  imports: {
    calls: RECORDING_CALLS,
  },
  gps_hr: {
    calls: ['activityChannels', 'recountZones'],
    figures: {
      sessionResults: under(['results.*'], [...HEART.slice(0, 2), 'zone_seconds']),
      activityDetail: under(['laps.*', 'splits.*'], ['heart_rate_avg']),
      comparison: [
        ...under(['lines.*.curves'], CURVES),
        ...under(['lines.*'], ['track', 'behind']),
        ...under(['lines.*.total', 'lines.*.splits.*'], ['heart_rate']),
      ],
      getImport: under(['activities.*'], HEART),
      listImports: under(['*.activities.*'], HEART),
      activityEditor: under(['activity', 'others.*.activity'], HEART),
      proposedPieces: ['pieces.*.heart_rate'],
      activityEfforts: ['*.heart_rate'],
      trainingSummary: under(REPORTED, ZONE_PARTS),
      reportBike: under(REPORTED, [...ZONE_PARTS, ...BIKE_HEARTS]),
      agenda: ['*.done.zone_seconds'],
      season: ['weeks.*.done.zones'],
      profile: ['zones'],
      saveProfile: ['zones'],
      trainingDistribution: ['all.percents', ...under(DISTRIBUTED, ['zones'])],
    },
    parts: ['curves', 'time-in-zone'],
  },
  training_score: {
    calls: words(`
      trainingRatios exportTrainingRatios trainingRatiosCsv trainingRatioCourse saveRatioRules`),
    figures: {
      sessionResults: under(['results.*'], ['ets', 'trimp']),
      trainingSummary: under(REPORTED, [...LOADS, ...WEEK_LOADS]),
      reportRpe: under(REPORTED, ['foster']),
      profileTraining: ['weeks.*.score', 'sessions.*.score'],
      morningCourse: ['loads.*.load'],
      home: ['week.days.*', 'week.total'],
      agenda: ['*.done.load'],
      season: SEASON_LOADS,
      getSquad: ['members.*.figures.load'],
      trainingDistribution: under(DISTRIBUTED, LOADS),
    },
    parts: ['load'],
  },
  gmt: {
    ...MEDAL_TIMES,
    calls: GMT_CALLS,
    figures: {
      ...MEDAL_TIMES.figures,
      seatRace: ['results.rowers.*.mean_gmt'],
      reportPerformance: under(REPORTED, MEDAL_PARTS),
      reportImprovement: under(REPORTED, MEDAL_PARTS),
    },
    entries: { ...MEDAL_TIMES.entries, updateClub: ['gmt_distribution'] },
    parts: ['gold-medal-times'],
    sport: 'rowing',
  },
  paddling_gmt: {
    ...MEDAL_TIMES,
    entries: { ...MEDAL_TIMES.entries, updateClub: ['paddle_gmt_distribution'] },
    parts: ['paddling-medal-times'],
    sport: 'paddling',
  },
  rpe: {
    calls: ['reportRpe', 'exportRpeReport', 'rpeReportCsv'],
    figures: { trainingDistribution: under(DISTRIBUTED, ['rpe']) },
    entries: {
      createSession: ['planned_rpe'],
      updateSession: ['planned_rpe'],
      addTemplate: ['plan.planned_rpe'],
      rateSession: ['rpe'],
      addScores: ['results.*.scores.*.values.rpe'],
    },
  },
  ...LIVE_GATES,
  racing_report: {
    calls: words(`
      racePieces raceReports saveRaceReport renameRaceReport deleteRaceReport raceReport
      exportRaceReport raceReportCsv`),
  },
  performance_report: {
    calls: ['reportPerformance', 'exportPerformanceReport', 'performanceReportCsv'],
  },
  improvement_report: {
    calls: ['reportImprovement', 'exportImprovementReport', 'improvementReportCsv'],
  },
  additional_reports: {
    calls: words(`
      makeReportLink sendReportMails
      reportErgo exportErgoReport ergoReportCsv ergoPieces exportErgoPieces ergoPiecesCsv ergoCurves
      reportWater exportWaterReport waterReportCsv waterPieces exportWaterPieces waterPiecesCsv
      reportBike exportBikeReport bikeReportCsv bikeCurves`),
  },
  comparison_report: {
    calls: ['comparableSessions', 'comparison', 'exportComparison', 'comparisonCsv'],
  },
  analysis_report: { calls: ['reportAnalysis', 'exportAnalysis', 'analysisCsv'] },
  weekly_summary: {
    calls: SEASON_CALLS,
    entries: { agenda: ['include=done'] },
    parts: ['week-summary'],
  },
  non_competitive: {
    entries: {
      createSession: ['competitive'],
      updateSession: ['competitive'],
      addTemplate: ['plan.competitive'],
    },
  },
  stroke_rate_intensities: {
    entries: {
      createSession: ['stroke_rate_intensities'],
      updateSession: ['stroke_rate_intensities'],
      addTemplate: ['plan.stroke_rate_intensities'],
    },
  },
  ...CHALLENGE_GATES,
  telemetry: { calls: ['sessionTelemetry', 'strokes', 'forceCurves', 'editTelemetry'] },
  third_party_integrations: {
    calls: words(`startConnecting finishConnecting backfill answerProviderActivities
      sendWorkoutAgain`),
  },
} as const satisfies Partial<Record<FeatureKey, FeatureGate>>

type Row = { feature: FeatureId } & FeatureGate

const isGated = (key: FeatureKey): key is keyof typeof FEATURE_GATES => key in FEATURE_GATES

export const GATE_ROWS: readonly Row[] = (Object.keys(FEATURE) as FeatureKey[])
  .filter(isGated)
  .map((key) => ({ feature: FEATURE[key], ...(FEATURE_GATES[key] as FeatureGate) }))

/** The feature that shows a part of a screen. */
export function featureOfPart(part: GatedPart): FeatureId {
  const row = GATE_ROWS.find(({ parts }) => parts?.includes(part))
  if (!row) throw new Error(`no feature shows ${part}`)
  return row.feature
}

/** The feature an entry of a call needs; null where every plan has it. */
export function featureOfEntry(call: string, path: string): FeatureId | null {
  return GATE_ROWS.find(({ entries }) => entries?.[call]?.includes(path))?.feature ?? null
}

export const medalTimesFeature = (sport: BoatSport): FeatureId =>
  sport === 'rowing' ? FEATURE.gmt : FEATURE.paddling_gmt
