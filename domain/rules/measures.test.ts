import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE, FEATURE_IDS } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import { figureOfMeasure } from '../reports/analysis.ts'
import { MEASURE_NAMES } from '../reports/measures.ts'
import { featureLackedBy, openMeasures, usualMeasures } from './measures.ts'

const everything = viewerIn(ROLE.coach, { features: FEATURE_IDS })
const without = (...lacked: readonly number[]) =>
  viewerIn(ROLE.coach, { features: FEATURE_IDS.filter((id) => !lacked.includes(id)) })

test('every measure is a figure of its report', () => {
  for (const measure of MEASURE_NAMES) expect(figureOfMeasure(measure).kind).toBeTypeOf('string')
})

test('a plan with everything shows every measure', () => {
  expect(openMeasures(everything)).toEqual(MEASURE_NAMES)
})

test('refuses a measure when the plan lacks the feature of its report or its figure', () => {
  expect(featureLackedBy('felt_rpe', without(FEATURE.rpe))).toBe(FEATURE.rpe)
  expect(featureLackedBy('medal_percent', without(FEATURE.gmt))).toBe(FEATURE.gmt)
  expect(featureLackedBy('trimp', without(FEATURE.training_score))).toBe(FEATURE.training_score)
  expect(featureLackedBy('time', without(...FEATURE_IDS))).toBeNull()
})

test('time stands against the load of the club, or against distance where none is shown', () => {
  expect(usualMeasures('foster', everything)).toEqual({ x: 'time', y: 'foster' })
  expect(usualMeasures('time', everything)).toEqual({ x: 'time', y: 'ets' })
  const noLoad = without(FEATURE.training_score)
  expect(usualMeasures('ets', noLoad)).toEqual({ x: 'time', y: 'distance' })
})
