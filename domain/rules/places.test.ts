import { expect, test } from 'vitest'
import { answerOfAbsence, settlePlaces, startingAnswer, type Standing } from './places.ts'

const NOW = 1_000_000_000
const SECOND = 1_000_000
const ahead = { is_over: false, now: NOW }
const over = { is_over: true, now: NOW }

const athlete = (user_id: number, rest: Partial<Standing> = {}): Standing => ({
  user_id,
  is_athlete: true,
  attending: 2,
  answered: true,
  waiting_since: null,
  wanted_since: null,
  ...rest,
})
const coming = (id: number, wanted_since: number | null = id) =>
  athlete(id, { attending: 1, wanted_since })
const waiting = (id: number, since: number) =>
  athlete(id, { waiting_since: since, wanted_since: since })

/** Who stands otherwise, in the words of the case. */
const moves = (people: readonly Standing[], limit: number | null, when = ahead) =>
  settlePlaces(people, { ...when, limit }).map((one) => [
    one.user_id,
    one.attending === 1 ? 'in' : one.waiting_since !== null ? 'waits' : (one.attending ?? 'open'),
    one.moved,
  ])

test.each<[string, Standing[], number | null, typeof ahead, unknown[]]>([
  ['nothing while all have a place', [coming(1), coming(2)], 2, ahead, []],
  ['the first in line moves up', [waiting(1, 20), waiting(2, 10)], 1, ahead, [[2, 'in', 'freed']]],
  ['ties go by number', [waiting(2, 10), waiting(1, 10)], 1, ahead, [[1, 'in', 'freed']]],
  ['who asks now is not notified', [waiting(1, NOW)], 1, ahead, [[1, 'in', null]]],
  ['who asks now stands behind', [waiting(1, NOW), waiting(2, 9)], 1, ahead, [[2, 'in', 'freed']]],
  ['no place is free', [coming(1), waiting(2, 10)], 1, ahead, []],
  ['what is over moves nobody up', [waiting(1, 10)], 1, over, []],
  ['but gives who asks now', [waiting(1, 10), waiting(2, NOW)], 1, over, [[2, 'in', null]]],
  [
    'of those who ask at once the first to want one',
    [
      athlete(1, { waiting_since: NOW, wanted_since: 20 }),
      athlete(2, { waiting_since: NOW, wanted_since: 10 }),
    ],
    1,
    over,
    [[2, 'in', null]],
  ],
  ['the last to want go', [coming(1, 9), coming(2, 8)], 1, ahead, [[1, 'waits', 'lost']]],
  [
    'ties of those who go, by number',
    [coming(2, 8), coming(1, 8)],
    1,
    ahead,
    [[2, 'waits', 'lost']],
  ],
  ['what is over takes no place back', [coming(1), coming(2)], 1, over, []],
  ['all in line come without a limit', [waiting(1, 10)], null, over, [[1, 'in', 'freed']]],
  [
    'with a limit athletes start as not coming',
    [athlete(1, { attending: null })],
    1,
    ahead,
    [[1, 2, null]],
  ],
  [
    'coaches start open and take no place',
    [
      { ...coming(1), is_athlete: false },
      athlete(2, { is_athlete: false, attending: null }),
      waiting(3, 10),
    ],
    1,
    ahead,
    [[3, 'in', 'freed']],
  ],
  [
    'without a limit who never answered is open',
    [athlete(1, { answered: false })],
    null,
    ahead,
    [[1, 'open', null]],
  ],
  ['without a limit a no stays', [athlete(1)], null, ahead, []],
])('%s', (_, people, limit, when, expected) => {
  expect(moves(people, limit, when)).toEqual(expected)
})

test('who goes back in line stands ahead of those who wait, the first to want first', () => {
  const people = [coming(1, 30), coming(2, 10), coming(3, 20), waiting(4, 500)]
  const settled = settlePlaces(people, { ...ahead, limit: 1 })
  expect(settled.map(({ user_id, waiting_since }) => [user_id, waiting_since])).toEqual([
    [1, 500 - SECOND],
    [3, 500 - 2 * SECOND],
  ])
  expect(settled.map(({ wanted_since }) => wanted_since)).toEqual([30, 20])
})

test('who goes back into an empty line has waited since before now', () => {
  const [last] = settlePlaces([coming(1), coming(2)], { ...ahead, limit: 1 })
  expect(last?.waiting_since).toBe(NOW - SECOND)
})

test.each<[string, Standing, number | null | 'same']>([
  ['a new yes wants since now', coming(1, null), NOW],
  ['a new wait wants since it waits', athlete(1, { attending: null, waiting_since: 7 }), 7],
  ['a yes goes on as it was', coming(1, 5), 'same'],
  ['a no wants nothing', athlete(1, { wanted_since: 5 }), null],
])('%s', (_, one, since) => {
  const settled = settlePlaces([one], { ...ahead, limit: null })
  expect(settled.map(({ wanted_since }) => wanted_since)).toEqual(since === 'same' ? [] : [since])
})

test('settled places stay as they are', () => {
  const people = [coming(1, null), coming(2, 9), waiting(3, 10), athlete(4, { attending: null })]
  for (const limit of [null, 1, 2, 3, 9]) {
    const once = settlePlaces(people, { ...ahead, limit })
    const after = people.map((one) => once.find(({ user_id }) => user_id === one.user_id) ?? one)
    expect(settlePlaces(after, { ...ahead, limit })).toEqual([])
  }
})

test('an absence answers with its reason, or with health', () => {
  expect(answerOfAbsence('travel')).toEqual({
    attending: 2,
    ill: false,
    injured: false,
    reason: 'travel',
  })
  expect(answerOfAbsence('ill')).toMatchObject({ ill: true, injured: false, reason: null })
  expect(answerOfAbsence('injured')).toMatchObject({ ill: false, injured: true, reason: null })
})

test('newcomers start with their absence, else not coming where places are limited', () => {
  expect(startingAnswer(null, false)).toBeNull()
  expect(startingAnswer(null, true)).toMatchObject({ attending: 2, ill: false, reason: null })
  expect(startingAnswer('work', true)).toEqual(answerOfAbsence('work'))
  expect(startingAnswer('ill', false)).toEqual(answerOfAbsence('ill'))
})
