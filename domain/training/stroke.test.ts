import { describe, expect, test } from 'vitest'
import { ergoWattsOfPace, paceOfSpeed } from '../time/pace.ts'
import {
  distancePerStroke,
  effectiveWorkPerStroke,
  powerOfWork,
  speedOfEffectiveWork,
  strokeRateOfCount,
  strokeRateOfCycle,
  workPerStroke,
} from './stroke.ts'

describe('strokes', () => {
  test.each([
    ['rate of a cycle of 3.34 s', strokeRateOfCycle(3.34), 17.964],
    ['rate of 30 strokes in a minute', strokeRateOfCount(30, 60), 30],
    ['distance per stroke, 5 m/s at 30', distancePerStroke(5, 30), 10],
    ['distance per stroke, 4 m/s at 20', distancePerStroke(4, 20), 12],
    ['work per stroke', workPerStroke(300, 30), 600],
    ['EWPS-1 power', ergoWattsOfPace(87.5), 522.449],
    ['EWPS-1', effectiveWorkPerStroke(2000 / 350, 36), 870.748],
    ['EWPS-2 power', powerOfWork(870.748, 18), 261.224],
    ['EWPS-2 pace', paceOfSpeed(speedOfEffectiveWork(870.748, 18), 500), 110.243],
    ['EWPS-3', effectiveWorkPerStroke(5, 30), 700],
    ['EWPS-4', effectiveWorkPerStroke(4, 20), 537.6],
    ['EWPS-5', powerOfWork(495.5, strokeRateOfCycle(3.34)), 148.353],
  ])('%s', (_id, value, expected) => expect(value).toBeCloseTo(expected, 3))

  test('without a rate nothing is per stroke', () => {
    const values = [
      distancePerStroke(5, 0),
      distancePerStroke(5, null),
      effectiveWorkPerStroke(5, 0),
      workPerStroke(300, null),
    ]
    expect(values.every((value) => value === null)).toBe(true)
    expect([
      strokeRateOfCycle(0),
      strokeRateOfCount(null, 60),
      effectiveWorkPerStroke(null, 30),
      speedOfEffectiveWork(null, 18),
    ]).toEqual([null, null, null, null])
  })
})
