import { expect, test } from 'vitest'
import type { Level } from './bands.ts'
import { attentionOf, byAttention, missedDays } from './daily.ts'

const morning = (levels: readonly Level[], more: { entered?: boolean; since?: string } = {}) => ({
  entered: more.entered ?? true,
  asked: true,
  readings: levels.map((level) => ({ level })),
  episode: more.since === undefined ? null : { first: more.since },
})

test.each([
  ['a red value needs a word', morning(['green', 'red']), 'word'],
  ['an illness needs a word, entered or not', morning([], { entered: false, since: '1' }), 'word'],
  ['an amber value is to be watched', morning(['amber']), 'watch'],
  ['a temperature that is too low is to be watched', morning(['low']), 'watch'],
  ['nothing entered is missing', morning([], { entered: false }), 'missing'],
  ['values as usual are well', morning(['green']), 'well'],
] as const)('%s', (_, athlete, attention) => expect(attentionOf(athlete)).toBe(attention))

test('puts the latest illness first, then the most red values', () => {
  const early = morning([], { since: '2026-11-20' })
  const late = morning([], { since: '2026-11-25' })
  const one = morning(['red'])
  const two = morning(['red', 'red'])
  expect(byAttention([one, early, two, late]).word).toEqual([late, early, two, one])
})

test.each([
  ['today', ['2026-11-27', '2026-11-28'], 0],
  ['two days ago', ['2026-11-26'], 2],
  ['never', [], 28],
  ['long ago', ['2026-01-01'], 28],
])('counts the mornings missed since the last entry: %s', (_, days, missed) =>
  expect(missedDays(days, '2026-11-28')).toBe(missed),
)
