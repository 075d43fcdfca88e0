import { expect, test } from 'vitest'
import type { ImportedTest } from '#contract/analysis/performance-tests-import.ts'
import { choicesOf, LEAVE_OUT, openNames, withoutConsent } from './open-names.ts'

const imported = (more: Partial<ImportedTest>): ImportedTest => ({
  line: 3,
  kind: 'step',
  day: '2026-01-05',
  name: 'Muster, Eva',
  written: 'muster, eva, ',
  outcome: 'unknown',
  user_id: null,
  full_name: null,
  ...more,
})

test('a name is asked once for all of its tests', () =>
  expect(
    openNames(
      [
        imported({}),
        imported({ outcome: 'unclear' }),
        imported({ written: 'b', name: 'B', outcome: 'new' }),
        imported({ written: 'c', name: 'C', outcome: 'left_out' }),
      ],
      { c: LEAVE_OUT },
    ),
  ).toEqual([
    { written: 'muster, eva, ', name: 'Muster, Eva', tests: 2, isUnclear: true },
    { written: 'c', name: 'C', tests: 1, isUnclear: false },
  ]))

test('a choice is somebody, or nobody', () =>
  expect(choicesOf({ a: '7', b: LEAVE_OUT })).toEqual([
    { written: 'a', user_id: 7 },
    { written: 'b', user_id: null },
  ]))

test('who has not consented is named once', () =>
  expect(
    withoutConsent([
      imported({ outcome: 'no_consent', full_name: 'Nina Still' }),
      imported({ outcome: 'no_consent', full_name: 'Nina Still' }),
      imported({ outcome: 'new', full_name: 'Eva Muster' }),
    ]),
  ).toEqual(['Nina Still']))
