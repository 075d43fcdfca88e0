import { expect, test } from 'vitest'
import { differenceOf, sendDifference } from './difference.ts'

const before = { name: 'Eight', size: null as number | null, people: [1, 2] }

test.each<[string, Partial<typeof before>, Partial<typeof before>]>([
  ['nothing', {}, {}],
  ['a name', { name: 'Four' }, { name: 'Four' }],
  ['a figure that was missing', { size: 0 }, { size: 0 }],
  ['a list', { people: [1] }, { people: [1] }],
  ['the same list', { people: [1, 2] }, {}],
])('%s is what differs', (_, changed, difference) =>
  expect(differenceOf(before, { ...before, ...changed })).toEqual(difference),
)

test('nothing is sent where nothing differs', async () => {
  const sent: object[] = []
  const send = (change: object) => Promise.resolve(sent.push(change))
  await sendDifference(before, { ...before }, send)
  await sendDifference(before, { ...before, name: 'Four' }, send)
  expect(sent).toEqual([{ name: 'Four' }])
})
