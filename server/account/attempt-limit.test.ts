import { expect, test } from 'vitest'
import { mailLimit } from './attempt-limit.ts'

const MINUTE = 60_000

test('lets five mails an hour go to one address, whoever asks and however it is written', () => {
  let now = 0
  const limit = mailLimit(5, () => now)
  const waits = Array.from({ length: 6 }, (_, index) => limit.wait(`10.0.0.${index}`, index % 2 ? 'Ada@example.org ' : 'ada@example.org'))
  expect(waits).toEqual([0, 0, 0, 0, 0, 3600])
  now = 59 * MINUTE
  expect(limit.wait('10.0.1.1', 'ada@example.org')).toBe(60)
  now = 60 * MINUTE
  expect(limit.wait('10.0.1.1', 'ada@example.org')).toBe(0)
})

test('lets one who asks cause a hundred mails an hour', () => {
  const limit = mailLimit(5, () => 0)
  const waits = Array.from({ length: 101 }, (_, index) => limit.wait('10.0.0.1', `person${index}@example.org`))
  expect(waits.filter((wait) => wait > 0)).toEqual([3600])
})
