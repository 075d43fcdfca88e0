import { expect, test } from 'vitest'
import type { PlanPiece } from '../training/plan-structure.ts'
import { structureFaults } from './structure-faults.ts'

const far: PlanPiece = {
  planned_distance: 500,
  planned_time: null,
  rest: 60,
  split_length: null,
  segments: [],
}
const long: PlanPiece = { ...far, planned_distance: null, planned_time: 90 }
const part = { planned_distance: 250, planned_time: null }

test.each<[string, PlanPiece, object]>([
  ['a distance', far, {}],
  ['a time', long, {}],
  ['segments', { ...far, planned_distance: null, segments: [part, part] }, {}],
  ['a time beside no metres', { ...long, planned_distance: 0 }, {}],
  ['no metres', { ...far, planned_distance: 0 }, { 'pieces.0': 'one_extent' }],
  ['nothing', { ...far, planned_distance: null }, { 'pieces.0': 'one_extent' }],
  ['distance and time', { ...far, planned_time: 90 }, { 'pieces.0': 'one_extent' }],
  ['a distance beside its segments', { ...far, segments: [part, part] }, {}],
  [
    'an empty segment',
    { ...far, planned_distance: null, segments: [part, { ...part, planned_distance: null }] },
    { 'pieces.0.segments.1': 'one_extent' },
  ],
  ['splits', { ...far, split_length: 100 }, {}],
  ['a last split that is shorter', { ...far, split_length: 200 }, {}],
  ['splits of a time', { ...long, split_length: 1000 }, {}],
  [
    'one split beyond its end',
    { ...far, split_length: 1000 },
    { 'pieces.0.split_length': 'splits_fit' },
  ],
  [
    'own splits',
    { ...far, type_of_split_length: 2, variable_split_lengths: [100, 300.5, 99.5] },
    {},
  ],
  [
    'own splits of a part of it',
    { ...far, type_of_split_length: 2, variable_split_lengths: [200] },
    { 'pieces.0.variable_split_lengths': 'splits_fit' },
  ],
])('a piece with %s', (_, piece, faults) =>
  expect(structureFaults({ piece_structure: 1, repetitions: 1, pieces: [piece] })).toEqual(faults),
)
