import { expect, test } from 'vitest'
import { pace500, predictedTime } from './ergo-prediction.ts'

test('PAUL-1: 2000 m in 7:00.0 foretells the other distances', () => {
  const piece = { distance: 2000, time: 420 }
  expect(predictedTime(piece, 500)).toBeCloseTo(95, 6)
  expect(predictedTime(piece, 1000)).toBeCloseTo(200, 6)
  expect(predictedTime(piece, 5000)).toBeCloseTo(1116.096, 2)
  expect(predictedTime(piece, 6000)).toBeCloseTo(1355.098, 2)
  expect(predictedTime(piece, 10_000)).toBeCloseTo(2332.19, 2)
})

test('PAUL-2 and PAUL-3: 6000 m in 22:00 and 5000 m in 18:00 foretell 2000 m', () => {
  expect(predictedTime({ distance: 6000, time: 1320 })).toBeCloseTo(408.3, 1)
  expect(predictedTime({ distance: 5000, time: 1080 })).toBeCloseTo(405.56, 1)
})

test('a sprint and a long row foretell nothing', () => {
  expect(predictedTime({ distance: 100, time: 16 })).toBeNull()
  expect(predictedTime({ distance: 21_097, time: 5000 })).toBeNull()
  expect(predictedTime({ distance: 2000, time: 0 })).toBeNull()
})

test('a pace is that of 500 m', () => {
  expect(pace500({ distance: 2000, time: 400 })).toBe(100)
  expect(pace500({ distance: 0, time: 400 })).toBeNull()
})
