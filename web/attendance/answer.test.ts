import { expect, test } from 'vitest'
import { answered, markOf } from './answer.ts'

const none = { attending: null, ill: false, injured: false }

test.each([
  [{ attending: 1 }, none, { attending: 1 }],
  [{ attending: null }, { ...none, attending: 2 }, { attending: null }],
  [{ ill: true }, { ...none, injured: true }, { health_statuses: [2, 3] }],
  [{ injured: false }, { ...none, injured: true }, { health_statuses: [] }],
  [{ attending: 2, ill: true }, none, { attending: 2, health_statuses: [3] }],
] as const)('%j from %j is sent as %j', (change, now, sent) => {
  expect(markOf(change, now)).toEqual(sent)
})

test.each([
  [{ attending: 1 }, none, { attending: 5, not_attending: 2 }],
  [{ attending: 2 }, { ...none, attending: 1 }, { attending: 3, not_attending: 3 }],
  [{ attending: null }, { ...none, attending: 2 }, { attending: 4, not_attending: 1 }],
  [{ ill: true }, { ...none, attending: 2 }, { attending: 4, not_attending: 2 }],
] as const)('%j from %j counts %j', (change, now, counts) => {
  expect(answered({ mine: now, attending: 4, not_attending: 2 }, change)).toEqual({ ...counts, mine: { ...now, ...change } })
})

test('somebody who does not take part changes nothing', () => {
  const item = { mine: null, attending: 4, not_attending: 2 }
  expect(answered(item, { attending: 1 })).toBe(item)
})
