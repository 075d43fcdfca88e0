import { expect, test } from 'vitest'
import { addressFault, nextTry } from './webhooks.ts'

const since = new Date('2026-03-02T06:00:00Z')
const secondsAfter = (attempts: number, random: number, now = since) => {
  const next = nextTry({ attempts, since, now, random })
  return next && (next.getTime() - now.getTime()) / 1000
}

test('tries again after 10 s, 1 min, 5 min, 30 min, 2 h, 6 h, then every 8 h', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => secondsAfter(attempts, 0.5))
  expect(waits).toEqual([10, 60, 300, 1800, 7200, 21_600, 28_800, 28_800, 28_800])
})

test('spreads a wait by a fifth to both sides', () => {
  expect([secondsAfter(2, 0), secondsAfter(2, 1)]).toEqual([48, 72])
})

test('gives up when three days would be over', () => {
  const late = new Date(since.getTime() + (72 * 3600 - 28_800) * 1000)
  expect(secondsAfter(9, 0.5, late)).toBe(28_800)
  expect(secondsAfter(9, 0.51, late)).toBe(null)
})

test.each([
  ['https://example.org/hook?club=1', null],
  ['https://example.org:443/', null],
  ['https://example.org:8443/', null],
  ['https://example.org:1024/', null],
  ['https://example.org:1023/', 'webhook_port'],
  ['https://example.org:22/', 'webhook_port'],
  ['https://ada@example.org/', 'webhook_login'],
  ['https://:pw@example.org/', 'webhook_login'],
  ['http://example.org/', 'webhook_https'],
  ['https://', 'webhook_https'],
  ['/hook', 'webhook_https'],
  [`https://example.org/${'x'.repeat(2000)}`, 'webhook_https'],
] as const)('says of %s: %s', (address, fault) => expect(addressFault(address)).toBe(fault))
