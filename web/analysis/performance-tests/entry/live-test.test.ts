import { describe, expect, test } from 'vitest'
import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { newLiveTest, storedTest, testedIn, withEntry } from './live-test.ts'
import { differencesOf, valuesOf, withTargets } from './test-values.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { newTest, testLine } from '../../../../test/support/tested-club.ts'

const person = (user_id: number) =>
  ({
    user_id,
    full_name: `Athlete ${user_id}`,
    gender: 'm',
    is_u19: false,
    weight_class: 'open',
    best_2k: null,
    can_write: true,
    sees_weight: true,
    test: user_id === 8 ? { version: 3 } : null,
  }) as TestPerson
const live = newLiveTest({
  day: '2026-03-02',
  protocol: 'drv-step',
  site: 'Boathouse',
  plan: { seconds: 240, rest_s: 30, steps: 4 },
  people: [person(7), person(8)],
})

describe('a step test that is being rowed', () => {
  const [first] = live.athletes
  const entered = withEntry(withEntry(live, 7, 1, { heart_rate: 130, lactate: 1.1 }), 7, 2, {
    lactate: 1.4,
    watts: 246,
  })

  test('has the watts of the protocol', () => {
    expect(first?.targets).toEqual([200, 250, 300, 350])
  })

  test('is stored up to the last step of which something was entered', () => {
    const [tested] = testedIn(entered)
    const stored = tested && storedTest(entered, tested)
    expect(stored).toMatchObject({
      user_id: 7,
      kind: 'step',
      version: 0,
      site: 'Boathouse',
      protocol: 'drv-step',
      step_s: 240,
      rest_s: 30,
    })
    expect(stored?.lines).toEqual([
      testLine({ target_watts: 200, watts: 200, heart_rate: 130, lactate: 1.1, time_s: 240 }),
      testLine({ target_watts: 250, watts: 246, lactate: 1.4, time_s: 240 }),
    ])
  })

  test('is none for whom nothing was entered, and never goes over one there was before', () => {
    expect(testedIn(entered).map(({ user_id }) => user_id)).toEqual([7])
    const [other] = testedIn(withEntry(live, 8, 1, { rpe: 3 }))
    expect(other && storedTest(live, other)).toMatchObject({ version: 0 })
  })

  test('says no watts of a step nothing was entered of', () => {
    const skipped = withEntry(live, 7, 2, { lactate: 1.4 })
    const [tested] = testedIn(skipped)
    expect(tested && storedTest(skipped, tested).lines[0]).toEqual(testLine({ target_watts: 200 }))
  })
})

describe('two versions of a test', () => {
  const mine = newTest({ user_id: 7, kind: 'step', day: '2026-03-02', comment: 'Windy' })
  test('differ by field and line', () => {
    const theirs = { ...mine, comment: null, lines: [testLine({ lactate: 1.2 })] }
    expect(differencesOf(mine, theirs)).toEqual([
      { line: 0, field: 'comment', mine: 'Windy', theirs: null },
      { line: 1, field: 'lactate', mine: null, theirs: 1.2 },
    ])
    expect(differencesOf(mine, mine)).toEqual([])
  })

  test('are sent without what only the server says', () => {
    const stored = {
      ...mine,
      id: 5,
      full_name: 'Anna',
      gender: 'w',
      date_of_birth: null,
      entered_by: null,
      changed_at: '2026-03-02T10:00:00Z',
      zones_at: null,
      can_write: true,
    } satisfies PerformanceTest
    expect(valuesOf(stored)).toEqual(mine)
  })

  test('get target watts over what was measured', () => {
    const lines = withTargets([testLine({ lactate: 1.2 })], { steps: [135, null] })
    expect(lines).toEqual([testLine({ lactate: 1.2, target_watts: 135 }), testLine()])
  })
})
