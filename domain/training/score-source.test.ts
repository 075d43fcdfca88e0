import { describe, expect, test } from 'vitest'
import { settle, type Value, type ValueSource } from './score-source.ts'

const at = '2026-03-02T07:00:00Z'
const later = '2026-03-02T08:00:00Z'
const entered: ValueSource = { kind: 'entered', by: 1, at }
const measured: ValueSource = { kind: 'measured', measured: 100, activity_id: 7, at }
const corrected: ValueSource = { kind: 'corrected', measured: 100, activity_id: 7, by: 1, at }

type Case = [string, Value, ValueSource | undefined, Value, Value, ValueSource | undefined]

describe('a person says', () => {
  test.each<Case>([
    ['a first value', null, undefined, 95, 95, { kind: 'entered', by: 2, at: later }],
    ['another value', 95, entered, 96, 96, { kind: 'entered', by: 2, at: later }],
    ['nothing any more', 95, entered, null, null, undefined],
    [
      'otherwise than measured',
      100,
      measured,
      99,
      99,
      { kind: 'corrected', measured: 100, activity_id: 7, by: 2, at: later },
    ],
    [
      'what was measured after all',
      99,
      corrected,
      100,
      100,
      { kind: 'measured', measured: 100, activity_id: 7, at: later },
    ],
    [
      'that the measured is nothing',
      100,
      measured,
      null,
      null,
      { kind: 'corrected', measured: 100, activity_id: 7, by: 2, at: later },
    ],
  ])('%s', (_, before, source, value, after, expected) => {
    expect(
      settle({ value: before, source }, { value, by: 2, at: later, activity_id: undefined }),
    ).toEqual({
      value: after,
      source: expected,
    })
  })
})

describe('a recording says', () => {
  test.each<Case>([
    [
      'a first value',
      null,
      undefined,
      98,
      98,
      { kind: 'measured', measured: 98, activity_id: 9, at: later },
    ],
    [
      'it again',
      100,
      measured,
      98,
      98,
      { kind: 'measured', measured: 98, activity_id: 9, at: later },
    ],
    [
      'otherwise than entered',
      95,
      entered,
      98,
      95,
      { kind: 'corrected', measured: 98, activity_id: 9, by: 1, at },
    ],
    [
      'what was entered',
      95,
      entered,
      95,
      95,
      { kind: 'entered', measured: 95, activity_id: 9, by: 1, at },
    ],
    [
      'the same again',
      100,
      { ...measured, activity_id: 9 },
      100,
      100,
      { ...measured, activity_id: 9 },
    ],
    [
      'nothing any more, of what was entered as well',
      95,
      { ...entered, measured: 95, activity_id: 9 },
      null,
      95,
      entered,
    ],
    [
      'otherwise than corrected',
      99,
      corrected,
      98,
      99,
      { kind: 'corrected', measured: 98, activity_id: 9, by: 1, at },
    ],
    ['nothing any more', 100, measured, null, null, undefined],
    [
      'nothing any more, of a corrected value',
      99,
      corrected,
      null,
      99,
      { kind: 'entered', by: 1, at },
    ],
    ['nothing any more, of a value taken away', null, corrected, null, null, undefined],
  ])('%s', (_, before, source, value, after, expected) => {
    expect(settle({ value: before, source }, { value, by: 2, at: later, activity_id: 9 })).toEqual({
      value: after,
      source: expected,
    })
  })
})
