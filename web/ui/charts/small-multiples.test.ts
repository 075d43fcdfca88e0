import { expect, test } from 'vitest'
import { drawPanels } from './small-multiples.ts'

const SIZE = { width: 290, height: 240, top: 12 }

test('puts all panels on one scale from zero', () => {
  const { lines, ticks } = drawPanels(
    [
      [4, 12],
      [2, 6],
    ],
    SIZE,
  )
  expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15])
  expect(lines[0]?.last?.y).toBeLessThan(lines[1]?.last?.y ?? 0)
})

test('breaks a line where a week has no value', () => {
  const { lines } = drawPanels([[4, null, 5, 6]], SIZE)
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2)
})

test('has a scale where nothing is known', () => {
  const { lines, ticks } = drawPanels([[null, null]], SIZE)
  expect(lines[0]).toEqual({ path: '', area: '', last: null })
  expect(ticks.map(({ value }) => value)).toEqual([0, 1])
})
