import { expect, test } from 'vitest'
import { mergedForGuardian } from './siblings.ts'

const session = (id: number, what = 'new') => ({ id, what, name: `session ${id}` })
const plan = (child: string, ...sessions: ReturnType<typeof session>[]) => ({
  child,
  values: { new: sessions.length, changed: 0, cancelled: 0, sessions },
})

test('keeps the notice of an only child as it is, with its name', () => {
  const news = plan('Mia', session(1))
  expect(mergedForGuardian([news])).toEqual([{ ...news.values, child: 'Mia' }])
})

test('names siblings together, and a session they share once', () => {
  const merged = mergedForGuardian([
    plan('Mia', session(1), session(2, 'cancelled')),
    plan('Ben', session(1), session(3, 'changed')),
  ])
  expect(merged).toEqual([
    {
      new: 1,
      changed: 1,
      cancelled: 1,
      sessions: [session(1), session(2, 'cancelled'), session(3, 'changed')],
      child: 'Mia, Ben',
    },
  ])
})

test('keeps notices apart that say different things', () => {
  const merged = mergedForGuardian([
    { child: 'Mia', values: { boat: 'Heron', session: 'Morning' } },
    { child: 'Ben', values: { boat: 'Otter', session: 'Morning' } },
  ])
  expect(merged).toEqual([
    { boat: 'Heron', session: 'Morning', child: 'Mia' },
    { boat: 'Otter', session: 'Morning', child: 'Ben' },
  ])
})

test('merges what is the same for siblings', () => {
  const values = { session: 'Morning' }
  expect(
    mergedForGuardian([
      { child: 'Mia', values },
      { child: 'Ben', values },
    ]),
  ).toEqual([{ session: 'Morning', child: 'Mia, Ben' }])
})
