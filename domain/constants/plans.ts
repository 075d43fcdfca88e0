import { FEATURE, FEATURE_IDS, type FeatureId } from './features.ts'

const INDIVIDUAL = [1, 2, 3, 4, 7, 8] as const satisfies readonly FeatureId[]
const ORGANISATION = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20, 21, 23, 24, 29,
] as const satisfies readonly FeatureId[]
const BRONZE = [2, 7, 8, 9] as const satisfies readonly FeatureId[]
const SILVER = [...BRONZE, 1, 3, 4, 5, 21, 29] as const satisfies readonly FeatureId[]
const GOLD = [
  ...SILVER,
  6,
  16,
  17,
  18,
  19,
  20,
  23,
  24,
  25,
  26,
  28,
] as const satisfies readonly FeatureId[]
const PLATINUM = [
  ...GOLD,
  FEATURE.live_results_controls,
  FEATURE.telemetry,
] as const satisfies readonly FeatureId[]

/**
 * The features of each plan as first seeded; a platform admin edits them as rows. An "unlimited"
 * plan differs in billing only.
 * A bespoke plan starts empty: its features are chosen club by club.
 */
export const PLAN_FEATURES = {
  'free-trial': FEATURE_IDS,
  'individual-free': [],
  individual: INDIVIDUAL,
  performance: PLATINUM,
  'performance-unlimited': PLATINUM,
  organisation: ORGANISATION,
  'organisation-unlimited': ORGANISATION,
  bronze: BRONZE,
  'bronze-unlimited': BRONZE,
  silver: SILVER,
  'silver-unlimited': SILVER,
  gold: GOLD,
  'gold-unlimited': GOLD,
  'gold-recording-controls': [...GOLD, FEATURE.live_results_controls],
  platinum: PLATINUM,
  'platinum-unlimited': PLATINUM,
  drv: [...PLATINUM, FEATURE.drv],
  'second-federation': [...GOLD, FEATURE.drv],
  bespoke: [],
} as const satisfies Record<string, readonly FeatureId[]>

export type PlanKey = keyof typeof PLAN_FEATURES
export const PLAN_KEYS = Object.keys(PLAN_FEATURES) as readonly PlanKey[]

/** What a club can order beside its plan, with the features it opens. */
export const SOLD_ADD_ONS = {
  'telemetry-unlimited': [FEATURE.telemetry],
} as const satisfies Record<string, readonly FeatureId[]>
export type SoldAddOn = keyof typeof SOLD_ADD_ONS
export const ADD_ON_KEYS = Object.keys(SOLD_ADD_ONS) as readonly SoldAddOn[]

export const TRIAL_DAYS = 14
