import { describe, expect, test } from 'vitest'
import { strokeAt, strokeTable, type Place, type Quantity } from './stroke-table.ts'

const channels = (given: Record<string, readonly number[]>) => (name: string) =>
  given[name] && Float64Array.from(given[name])

const TWO = channels({
  t: [2, 4],
  stroke_rate: [30, 30],
  speed: [5, 5.1],
  power: [500, 510],
  'power@1': [240, 250],
  'work_q2@1': [31, 32.5],
  'work_q2@2p': [30, 30],
  'work_q2@2s': [32, 34],
  'catch_angle@1': [-62, -60],
  'finish_angle@1': [48, Number.NaN],
  'slip@1': [8, 8],
  'wash@1': [15, 15],
  'drive_time@1': [0.9, 0],
  'recovery_time@1': [1.8, 0],
  'peak_force_angle@1': [-7, 0],
  'catch_angle@2p': [-60, -60],
  'catch_angle@2s': [-62, -64],
  'peak_force@2p': [300, 310],
  'peak_force@2s': [310, 320],
})

test.each<[Quantity, Place, readonly number[] | undefined]>([
  ['rate', 1, [30, 30]],
  ['speed', 'boat', [5, 5.1]],
  ['power', 'boat', [500, 510]],
  ['power', 1, [240, 250]],
  ['quarter2', 1, [31, 32.5]],
  ['quarter2', 2, [31, 32]],
  ['quarter1', 1, undefined],
  ['length', 1, [110, Number.NaN]],
  ['effective', 1, [87, Number.NaN]],
  ['ratio', 1, [0.5, Number.NaN]],
  ['position', 1, [50, Number.NaN]],
  ['catch', 2, [-61, -62]],
  ['force', 2, [610, 630]],
  ['power', 2, undefined],
  ['length', 2, undefined],
])('%s of %s', (quantity, place, expected) => {
  const values = strokeTable(TWO).values(quantity, place)
  expect(values && [...values]).toEqual(expected)
})

test('of an ergometer the peak is given in centimetres of the drive', () => {
  const { values } = strokeTable(
    channels({ t: [2], peak_force_position: [55], stroke_length: [1.452] }),
  )
  expect(values('position', 'rower')?.[0]).toBeCloseTo(37.88, 2)
})

describe('the clock', () => {
  test('rises, whatever the device wrote', () => {
    expect([...strokeTable(channels({ t: [1, 3, 5] })).times]).toEqual([1, 3, 5])
    const times = [...strokeTable(channels({ t: [1, Number.NaN, 5, 4, 7] })).times]
    expect(times.every((second, index) => index === 0 || second > (times[index - 1] ?? 0))).toBe(
      true,
    )
    expect(times.at(-1)).toBe(7)
  })

  test.each([
    [-1, 0],
    [1, 0],
    [1.1, 1],
    [5, 2],
    [99, 2],
  ])('second %s is stroke %s', (second, stroke) => expect(strokeAt([1, 3, 5], second)).toBe(stroke))
})

test('what is asked for twice is worked out once', () => {
  const asked: string[] = []
  const { values } = strokeTable((name) => {
    asked.push(name)
    return TWO(name)
  })
  expect(values('length', 1)).toBe(values('length', 1))
  values('effective', 1)
  expect(asked.toSorted()).toEqual(['catch_angle@1', 'finish_angle@1', 'slip@1', 't', 'wash@1'])
})
