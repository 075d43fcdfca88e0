import { expect, test } from 'vitest'
import { numberWriters } from './numbers.ts'

test('a difference has its sign, and none where it rounds to nothing', () => {
  const { signed } = numberWriters({ language: 'en', timeZone: 'UTC' })
  const written = [signed(5), signed(-1.44, 1), signed(0.04, 1), signed(-0.4)]
  expect(written).toEqual(['+5', '−1.4', '', ''])
})

test.each([
  ['en', '%', '+1.5%'],
  ['de', ' %', '+1,5 %'],
  ['fr', ' %', '+1,5 %'],
  ['zh-cn', '%', '+1.5%'],
] as const)('%s writes percents in fields and changes', (language, suffix, change) => {
  const { percentSuffix, signedPercent } = numberWriters({ language, timeZone: 'UTC' })
  const written = [percentSuffix, signedPercent(1.5, 1)].map((text) => text.replace(/\s/g, ' '))
  expect(written).toEqual([suffix, change])
})
