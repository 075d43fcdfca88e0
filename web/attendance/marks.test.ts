import { describe, expect, test } from 'vitest'
import { answerOf, countAnswers, isUnanswered, overwritten, participantWith, tapped, withChange, type Answer, type Mark } from './marks.ts'

const none: Answer = { attending: null, health_statuses: [], did_alternative: false }

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
  ])('on %o with %s changes only %o', (answer, mark, change) => expect(tapped({ ...none, ...answer }, mark)).toEqual(change))

  test.each<[Partial<Answer>, Mark]>([
    [{ attending: 2 }, 'attending'],
    [{ health_statuses: [2] }, 'ill'],
    [{ did_alternative: true }, 'alternative'],
  ])('on %o with %s can be undone', (part, mark) => {
    const answer = { ...none, ...part }
    const change = tapped(answer, mark)
    expect({ ...withChange(answer, change), ...overwritten(answer, change) }).toEqual(answer)
  })
})

test.each<[Partial<Answer>, boolean]>([
  [{}, true],
  [{ attending: 1 }, false],
  [{ attending: 2 }, false],
  [{ health_statuses: [3] }, false],
  [{ did_alternative: true }, false],
])('%o is unanswered: %s', (answer, expected) => expect(isUnanswered({ ...none, ...answer })).toBe(expected))

test('counts people by what they said', () => {
  const answers = [{ ...none, attending: 1 }, { ...none, attending: 2, health_statuses: [3] }, { ...none, health_statuses: [2, 3] }, none]
  expect(countAnswers(answers)).toEqual({ attending: 1, 'not-attending': 1, ill: 2, injured: 1, alternative: 0, unanswered: 1 })
})

test('a participant holds the same answer', () => {
  const person = { user_id: 1, full_name: 'A', picture: null, user_role_id: 2, edit: false, add_all_scores: false }
  const participant = { ...person, attendance: 1, ill: true, injured: false, did_alternative: true }
  expect(answerOf(participant)).toEqual({ attending: 1, health_statuses: [3], did_alternative: true })
  expect(participantWith({ ...participant, attendance: null, ill: false, did_alternative: false }, answerOf(participant))).toEqual(
    participant,
  )
})
