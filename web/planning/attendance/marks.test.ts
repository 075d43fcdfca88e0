import { describe, expect, test } from 'vitest'
import {
  answerOf,
  countAnswers,
  isUnanswered,
  tapped,
  withChange,
  withSeen,
  type Answer,
  type Mark,
} from './marks.ts'

const none: Answer = {
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  waiting: null,
}

describe('a tap', () => {
  test.each<[Partial<Answer>, Mark, object]>([
    [{}, 'attending', { attending: 1 }],
    [{ attending: 1 }, 'attending', { attending: null }],
    [{ attending: 1 }, 'not-attending', { attending: 2 }],
    [{ attending: 2 }, 'not-attending', { attending: null }],
    [{}, 'ill', { health_statuses: [3] }],
    [{ health_statuses: [2] }, 'ill', { health_statuses: [2, 3] }],
    [{ health_statuses: [2, 3] }, 'ill', { health_statuses: [2] }],
    [{ health_statuses: [3] }, 'injured', { health_statuses: [2, 3] }],
    [{}, 'alternative', { did_alternative: true }],
    [{ did_alternative: true }, 'alternative', { did_alternative: false }],
  ])('on %o with %s changes only %o', (answer, mark, change) =>
    expect(tapped({ ...none, ...answer }, mark)).toEqual(change),
  )

  test('on a place in line gives it up', () =>
    expect(tapped({ ...none, attending: 2, waiting: 3 }, 'attending')).toEqual({ attending: null }))
})

test.each<[Partial<Answer>, Parameters<typeof withChange>[1], Partial<Answer>]>([
  [
    { attending: 2, reason: 'work', note: 'Late' },
    { attending: 1 },
    { attending: 1, reason: null, note: 'Late' },
  ],
  [
    { attending: 2, reason: 'work' },
    { note: 'Shift' },
    { attending: 2, reason: 'work', note: 'Shift' },
  ],
  [{ attending: 2 }, { attending: 2, reason: 'school' }, { reason: 'school' }],
  [{ attending: 2, waiting: 4 }, { attending: null }, { attending: null, waiting: null }],
])('%o changed by %o', (now, change, expected) =>
  expect(withChange({ ...none, ...now }, change)).toMatchObject(expected),
)

test('a change says what its sender sees of the fields it changes', () => {
  expect(withSeen({ ...none, attending: 2, note: 'Exam' }, { attending: 1 })).toEqual({
    attending: 1,
    seen: { attending: 2 },
  })
  expect(withSeen({ ...none, presence: 'late' }, { presence: null })).toEqual({
    presence: null,
    seen: { presence: 'late' },
  })
})

test.each<[Partial<Answer>, boolean]>([
  [{}, true],
  [{ attending: 1 }, false],
  [{ attending: 2 }, false],
  [{ health_statuses: [3] }, false],
  [{ did_alternative: true }, false],
  [{ attending: 2, waiting: 1 }, false],
])('%o is unanswered: %s', (answer, expected) =>
  expect(isUnanswered({ ...none, ...answer })).toBe(expected),
)

test('counts people by what they said', () => {
  const answers = [
    { ...none, attending: 1 },
    { ...none, attending: 2, health_statuses: [3] },
    { ...none, health_statuses: [2, 3] },
    none,
  ]
  expect(countAnswers(answers)).toEqual({
    attending: 1,
    'not-attending': 1,
    ill: 2,
    injured: 1,
    alternative: 0,
    waiting: 0,
    unanswered: 1,
  })
})

test('a participant holds the same answer', () => {
  const person = {
    user_id: 1,
    full_name: 'A',
    picture: null,
    user_role_id: 2,
    edit: false,
    add_all_scores: false,
    waiting: false,
  }
  const participant = { ...person, attendance: 1, ill: true, injured: false, did_alternative: true }
  expect(answerOf(participant)).toEqual({
    ...none,
    attending: 1,
    health_statuses: [3],
    did_alternative: true,
  })
})
