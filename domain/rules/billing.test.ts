import { expect, test } from 'vitest'
import { FEATURE, FEATURE_IDS } from '../constants/features.ts'
import { PLAN_FEATURES } from '../constants/plans.ts'
import { missingFeatures, plansThatHelp } from './billing.ts'

const PLANS = Object.entries(PLAN_FEATURES).map(([key, features]) => ({ key, features }))

test.each([
  [[1, 2], 2, []],
  [[1, 2], 3, [3]],
  [[1, 2], undefined, FEATURE_IDS.filter((id) => id > 2)],
  [FEATURE_IDS, undefined, []],
])('of %j lacks %s: %j', (own, wanted, missing) =>
  expect(missingFeatures(FEATURE_IDS, own, wanted)).toEqual(missing),
)

test.each([
  ['telemetry of a club', [FEATURE.telemetry], false, ['platinum', 'performance']],
  [
    'imports of a club',
    [FEATURE.imports],
    false,
    [
      'bronze',
      'silver',
      'organisation',
      'gold',
      'gold-recording-controls',
      'platinum',
      'performance',
    ],
  ],
  ['imports of one person', [FEATURE.imports], true, ['individual', 'performance']],
  ['what only federations have', [FEATURE.drv], false, []],
  ['nothing', [], false, []],
])('%s', (_, missing, isIndividual, keys) =>
  expect(plansThatHelp(PLANS, missing, isIndividual).map(({ key }) => key)).toEqual(keys),
)
