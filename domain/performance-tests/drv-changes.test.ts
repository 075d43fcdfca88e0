import { expect, test } from 'vitest'
import { afterFile } from './drv-changes.ts'

const STEPS = [
  { watts: 150, lactate: 1, heart_rate: 118 },
  { watts: 190, lactate: 1.1, heart_rate: 131 },
]
const first = afterFile({ values: { weight: 72.5, site: 'Köln' }, lines: STEPS }, undefined)

test('a test that is not there is new, and the same file again changes nothing', () => {
  expect(first.outcome).toBe('new')
  expect(first.values).toMatchObject({ weight: 72.5, site: 'Köln', comment: null })
  expect(afterFile({ values: { weight: 72.5, site: 'Köln' }, lines: STEPS }, first)).toEqual({
    ...first,
    outcome: 'same',
  })
})

test('what the file does not say stays', () => {
  const after = afterFile({ values: { comment: 'windy' }, lines: [] }, first)
  expect(after).toMatchObject({
    outcome: 'changed',
    values: { weight: 72.5, comment: 'windy' },
    lines: first.lines,
  })
})

test('a step that was left out stays so, unless it was measured otherwise', () => {
  const kept = { ...first, lines: first.lines.map((line) => ({ ...line, left_out: true })) }
  const [one, two = {}] = STEPS
  const same = afterFile({ values: {}, lines: STEPS }, kept)
  expect(same.outcome).toBe('same')
  expect(same.lines.map(({ left_out }) => left_out)).toEqual([true, true])
  const changed = afterFile({ values: {}, lines: [one ?? {}, { ...two, lactate: 1.4 }] }, kept)
  expect(changed.outcome).toBe('changed')
  expect(changed.lines.map(({ left_out }) => left_out)).toEqual([true, false])
})

test('the lines of a file are all there are', () =>
  expect(afterFile({ values: {}, lines: STEPS.slice(0, 1) }, first)).toMatchObject({
    outcome: 'changed',
    lines: [{ watts: 150 }],
  }))
