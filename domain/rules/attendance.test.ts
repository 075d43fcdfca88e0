import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import {
  answerAfter,
  asksForAnswer,
  closedFields,
  isChangedMeanwhile,
  NO_ANSWER,
  type Answer,
  type AnswerMark,
} from './attendance.ts'

const ill: Answer = {
  ...NO_ANSWER,
  attending: 2,
  health_statuses: [3],
  reason: 'family',
  note: 'At home',
}
const seen = { limited: false, waiting: false, seesPerson: true }
const hidden = { ...seen, seesPerson: false }

test.each<[string, AnswerMark, string[]]>([
  ['an answer', { attending: 1 }, []],
  ['lateness', { presence: 'late', did_alternative: true }, []],
  ['health taken back', { attending: 1, health_statuses: [] }, ['health_statuses']],
  ['a reason taken back and a note', { reason: null, note: 'Mine' }, ['reason', 'note']],
  ['what was only seen', { attending: 1, seen: { note: 'At home' } }, []],
])('closes of %s what is private, to who does not see the person', (_, mark, closed) => {
  expect(closedFields(mark, false)).toEqual(closed)
  expect(closedFields(mark, true)).toEqual([])
})

test.each<[string, AnswerMark, boolean]>([
  ['nothing was seen', { attending: 1 }, false],
  ['it stands as it was seen', { attending: 1, seen: { attending: 2 } }, false],
  ['it stands as it is asked for', { attending: 2, seen: { attending: null } }, false],
  ['it is another', { attending: 1, seen: { attending: null } }, true],
  [
    'a field that does not change is another',
    { attending: 1, seen: { attending: 2, note: 'Old' } },
    false,
  ],
  [
    'one of two illnesses is another',
    { health_statuses: [2], seen: { health_statuses: [2] } },
    true,
  ],
  [
    'an illness was added that is asked for',
    { health_statuses: [3], seen: { health_statuses: [] } },
    false,
  ],
  ['only blanks are others', { note: ' New ', seen: { note: ' At home ' } }, false],
])('reports a conflict when %s', (_, mark, changed) => {
  expect(isChangedMeanwhile(ill, mark, false)).toBe(changed)
})

type Meanwhile = { stored: 2 | null; limited: boolean; mark: AnswerMark }

test.each<[string, Meanwhile, boolean]>([
  [
    'places became limited',
    { stored: 2, limited: true, mark: { attending: 1, seen: { attending: null } } },
    false,
  ],
  [
    'places are not limited any more',
    { stored: null, limited: false, mark: { attending: 1, seen: { attending: 2 } } },
    false,
  ],
  [
    'a place was lost',
    { stored: 2, limited: true, mark: { attending: null, seen: { attending: 1 } } },
    true,
  ],
  [
    'a yes was taken back',
    { stored: null, limited: false, mark: { attending: 2, seen: { attending: 1 } } },
    true,
  ],
])('where %s an answer has changed, or nobody has answered', (_, { stored, limited, mark }, is) => {
  expect(isChangedMeanwhile({ ...NO_ANSWER, attending: stored }, mark, limited)).toBe(is)
})

describe('an answer after a mark', () => {
  test.each<[string, Answer, AnswerMark, object]>([
    [
      'keeps what is not named',
      ill,
      { presence: 'late' },
      { ...ill, presence: 'late', answers: false },
    ],
    [
      'loses its reason with the no',
      ill,
      { attending: 1 },
      { attending: 1, reason: null, note: 'At home', health_statuses: [3] },
    ],
    [
      'takes its reason with the no',
      NO_ANSWER,
      { attending: 2, reason: 'work' },
      { attending: 2, reason: 'work' },
    ],
    ['has a note without blanks', ill, { note: ' New ' }, { note: 'New' }],
  ])('%s', (_, stored, mark, next) => {
    expect(answerAfter(stored, mark, seen)).toMatchObject(next)
  })

  test('keeps a reason its writer does not see', () => {
    expect(answerAfter(ill, { attending: 1 }, hidden)).toMatchObject({ ...ill, attending: 1 })
    expect(answerAfter(ill, { attending: null }, hidden)).toMatchObject({ ...ill, attending: null })
  })

  test.each<[string, Partial<Answer>, AnswerMark, boolean, object]>([
    [
      'stands in line for a place',
      { attending: 2 },
      { attending: 1 },
      false,
      { attending: 2, waits: true },
    ],
    [
      'keeps a place it has',
      { attending: 1 },
      { attending: 1 },
      false,
      { attending: 1, waits: false },
    ],
    [
      'leaves the line with a no',
      { attending: 2 },
      { attending: 2 },
      true,
      { attending: 2, waits: false },
    ],
    [
      'starts as not attending without an answer',
      { attending: 1 },
      { attending: null },
      false,
      { attending: 2, waits: false },
    ],
    [
      'stays in line with a note',
      { attending: 2 },
      { note: 'By train' },
      true,
      { attending: 2, waits: true },
    ],
  ])('where places are limited %s', (_, stored, mark, waiting, next) => {
    expect(
      answerAfter({ ...NO_ANSWER, ...stored }, mark, { limited: true, waiting, seesPerson: true }),
    ).toMatchObject(next)
  })
})

test.each([
  ['rowing to come', SPORT.rowing, '2026-11-24T08:00:00Z', true],
  ['rowing that is over', SPORT.rowing, '2026-11-24T06:00:00Z', false],
  ['a day off', SPORT.day_off, '2026-11-24T23:00:00Z', false],
  ['an event', null, '2026-11-24T08:00:00Z', true],
])('asks for an answer: %s', (_, sport_id, end_date, asks) => {
  expect(asksForAnswer({ sport_id, end_date }, Date.parse('2026-11-24T07:00:00Z'))).toBe(asks)
})
