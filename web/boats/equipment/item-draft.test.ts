import { expect, test } from 'vitest'
import { draftOf, FIGURE_BOUNDS, planOf, riggingBounds } from './item-draft.ts'

const EMPTY = { ...draftOf(null, 3), category_id: 3, name: ' Wave ' }

test('what is left empty is sent as nothing', () => {
  expect(planOf(EMPTY, new Set())).toMatchObject({
    category_id: 3,
    name: 'Wave',
    year: null,
    model: null,
    initial_distance: 0,
  })
})

test('units of the form become those of the wire and back', () => {
  const filled = {
    ...EMPTY,
    rigging: { ...EMPTY.rigging, span: 84.3, pitch: 4 },
    sides: 'PSSP',
    service_km: 500,
    initial_km: 1234.5,
    initial_hours: 90,
    values: { field_1: '12', field_2: 'red', field_3: '' },
  }
  const plan = planOf(filled, new Set(['field_1']))
  expect(plan).toMatchObject({
    rigging: { span: 0.843, pitch: 4, inboard: null, sides: 'pssp' },
    service_distance: 500_000,
    initial_distance: 1_234_500,
    initial_time: 324_000,
    values: { field_1: 12, field_2: 'red', field_3: null },
  })
})

test('fields say what may be typed in their own units', () => {
  expect(riggingBounds('span')).toEqual({ min: 0, max: 300 })
  expect(riggingBounds('pitch')).toEqual({ min: -10, max: 20 })
  expect(FIGURE_BOUNDS.service_km).toEqual({ min: 1, max: 100_000 })
  expect(FIGURE_BOUNDS.initial_hours).toEqual({ min: 0, max: 250_000 })
})
