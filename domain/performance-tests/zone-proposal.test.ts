import { expect, test } from 'vitest'
import { zoneProposal } from './zone-proposal.ts'

const LACTATE = [1.0, 1.1, 1.3, 1.8, 2.9, 5.0, 9.0]
const BEATS = [118, 131, 144, 157, 169, 180, 188]
const lines = LACTATE.map((lactate, index) => ({
  watts: 150 + 40 * index,
  lactate,
  heart_rate: BEATS[index] ?? null,
  time_s: 240,
  left_out: false,
}))
/** 4 mmol/L are reached at 349 W; the threshold zone would end at 359 W. */
const endsAtThreshold = (line: (typeof lines)[number]) => ({
  ...line,
  lactate: line.lactate === 5 ? 4.05 : line.lactate,
})
const STEP = { kind: 'step' as const, step_s: 240, hr_max: 190, lines }
const HEART = { hr_zones: [95, 143, 160, 170, 179, 187], max_hr: 195, age_years: 25 }
const none = { hr_zones: null, max_hr: null, age_years: null }

test('a step test moves the inner bounds of the zones the athlete has', () => {
  const { present, proposed, fault } = zoneProposal(STEP, HEART)
  expect(present?.basis).toBe('own')
  expect(proposed?.bounds).toEqual([95, 143, 160, 168, 178, 187])
  expect(proposed?.watts.ut2).toBeCloseTo(277.273, 3)
  expect(proposed?.watts.at).toBeCloseTo(340.881, 3)
  expect(fault).toBeNull()
})

test('of whom no zones are known, the outer ones follow from the test', () => {
  const { present, proposed } = zoneProposal(STEP, none)
  expect(present).toBeNull()
  expect(proposed?.bounds.slice(0, 2)).toEqual([95, 143])
})

test.each([
  [{ ...STEP, kind: '2k' as const }, HEART, 'not_a_step_test'],
  [{ ...STEP, lines: lines.slice(0, 3) }, HEART, 'too_few_steps'],
  [{ ...STEP, lines: lines.slice(0, 5) }, HEART, 'lactate_not_reached'],
  [{ ...STEP, lines: lines.slice(0, 6).map(endsAtThreshold) }, HEART, 'ends_too_early'],
  [{ ...STEP, lines: lines.map((line) => ({ ...line, watts: 200 })) }, HEART, 'same_power'],
  [
    { ...STEP, lines: lines.map((line) => ({ ...line, heart_rate: null })) },
    HEART,
    'no_heart_rate',
  ],
  [STEP, { ...HEART, hr_zones: [95, 161, 165, 170, 179, 187] }, 'zones_overlap'],
  [STEP, { ...HEART, max_hr: 187 }, 'above_max'],
  [{ ...STEP, hr_max: null }, none, 'no_zones_yet'],
])('proposes nothing and says why (case %#)', (tested, heart, fault) =>
  expect(zoneProposal(tested, heart)).toMatchObject({ proposed: null, fault }),
)
