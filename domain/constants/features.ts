/** Parts of the product a plan can unlock, by the ids that plans and replies carry. */
export const FEATURE = {
  morning_monitoring: 1,
  imports: 2,
  gps_hr: 3,
  training_score: 4,
  additional_reports: 5,
  gmt: 6,
  rpe: 7,
  weekly_summary: 8,
  non_competitive: 9,
  drv: 10,
  racing_report: 16,
  live_results: 17,
  performance_report: 18,
  improvement_report: 19,
  analysis_report: 20,
  comparison_report: 21,
  live_results_controls: 22,
  stroke_rate_intensities: 23,
  paddling_gmt: 24,
  connect_equipment: 25,
  crew_qr_codes: 26,
  telemetry: 27,
  challenges: 28,
  third_party_integrations: 29,
} as const

export type FeatureKey = keyof typeof FEATURE
export type FeatureId = (typeof FEATURE)[FeatureKey]

export const FEATURE_IDS: readonly FeatureId[] = Object.values(FEATURE)
