import { expect, test } from 'vitest'
import { testLine } from '../../../../test/support/tested-club.ts'
import { splitsOf } from './splits.ts'

test('a split ends where the next begins, and its pace is that of 500 m', () => {
  const lines = [testLine({ time_s: 210 }), testLine({ time_s: 212, heart_rate: 180 })]
  expect(splitsOf(lines, 1000)).toMatchObject([
    { to: 1000, pace: 105, heart_rate: null },
    { to: 2000, pace: 106, heart_rate: 180 },
  ])
})

test('a split without a time has no pace and no power', () => {
  expect(splitsOf([testLine()], 500)).toMatchObject([{ to: 500, pace: null, watts: null }])
})
