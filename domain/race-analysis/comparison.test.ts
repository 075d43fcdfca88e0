import { expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { comparisonOf, type ComparedPiece } from './comparison.ts'

const piece = (part: Partial<ComparedPiece>): ComparedPiece => ({
  who: 'crew Rigi M1x',
  name: 'Rigi',
  class: 'M1x',
  session_id: 1,
  sport_id: SPORT.rowing,
  time: 400,
  distance: 2000,
  planned: 2000,
  stroke_rate: null,
  gmt: { class: 'M1x', is_own: false, set_on: null, distance_m: 2000, time_s: 390.74 },
  laps: [],
  weather: [],
  recording: null,
  ...part,
})

/** An even row of so many seconds that a receiver measured a little too long. */
function recordedOver(seconds: number, length = 2000): Pick<ComparedPiece, 'recording' | 'time'> {
  const t = Float64Array.from({ length: seconds + 21 }, (_, index) => index)
  const distance = t.map((second) => (second * length) / seconds)
  const speed = t.map(() => length / seconds)
  const stretch = { start: 10, finish: 10 + seconds }
  return {
    time: seconds,
    recording: {
      channels: new Map([
        ['t', t],
        ['distance', distance],
        ['speed', speed],
        ['stroke_rate', t.map(() => 32)],
      ]),
      stretch,
    },
  }
}
const LENGTHS = { split: 500, segment: 250 }

test('a recorded crew and a timed one are laid over the same metres', () => {
  const laps = [104, 104, 104, 104].map((time) => ({ time, distance: 500, stroke_rate: 30 }))
  const pieces = [
    piece({ ...recordedOver(400, 2010), distance: 2010 }),
    piece({ who: 'crew Titlis', name: 'Titlis', time: 416, laps }),
  ]
  const { course, lines, cautions } = comparisonOf(pieces, LENGTHS)
  expect(course).toBe(2000)
  expect(lines.map(({ source }) => source)).toEqual(['recording', 'laps'])
  const gaps = lines[1]?.splits.map(({ gap_s }) => gap_s ?? -1) ?? []
  for (const [index, gap] of [4, 8, 12, 16].entries()) expect(gaps[index]).toBeCloseTo(gap, 6)
  expect(lines[1]?.total).toMatchObject({ gap_s: 16, stroke_rate: 30 })
  expect(lines[0]?.total.stroke_rate).toBeCloseTo(32, 9)
  expect(lines[0]?.rolling).toBe(true)
  expect(cautions).toEqual(['starts_unknown'])
})

test('the fastest segments do not overlap, and say where they began', () => {
  const { lines } = comparisonOf([piece(recordedOver(400))], LENGTHS)
  const best = lines[0]?.best ?? []
  expect(best).toHaveLength(3)
  for (const segment of best) expect(segment.time).toBeCloseTo(50, 6)
  const [first = 0, second = 0] = best.map(({ from }) => from).toSorted((one, other) => one - other)
  expect(second - first).toBeGreaterThanOrEqual(250 - 1e-6)
})

test('a recording that contradicts the time is left out, and the piece is one split', () => {
  const { lines } = comparisonOf([piece({ ...recordedOver(400), time: 380 })], LENGTHS)
  expect(lines[0]).toMatchObject({ clash: true, source: 'whole', rolling: null, best: [] })
  expect(lines[0]?.splits).toHaveLength(1)
})

test('pieces of different lengths have no common finish', () => {
  const pieces = [piece({}), piece({ distance: 1000, planned: 1000, time: 190 })]
  const { course, lines, cautions } = comparisonOf(pieces, LENGTHS)
  expect(course).toBeNull()
  expect(lines[0]?.total.gap_s).toBeNull()
  expect(cautions).toEqual(['distances'])
})
