import { expect, test } from 'vitest'
import { numberWriters } from './numbers.ts'

test('a difference has its sign, and none where it rounds to nothing', () => {
  const { signed } = numberWriters({ language: 'en', timeZone: 'UTC' })
  const written = [signed(5), signed(-1.44, 1), signed(0.04, 1), signed(-0.4)]
  expect(written).toEqual(['+5', '−1.4', '', ''])
})
