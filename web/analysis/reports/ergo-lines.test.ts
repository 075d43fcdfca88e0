import { expect, test } from 'vitest'
import type { PowerCurve } from '#contract/analysis/reports-ergo.ts'
import { criticalFit } from '#domain/training/critical-power.ts'
import { heldBests } from './ergo-lines.ts'

const curve = (year: number, points: readonly (readonly [number, number])[]): PowerCurve => ({
  user_id: 7,
  full_name: 'Anna Muster',
  year,
  points: points.map(([seconds, watts]) => ({
    seconds,
    watts,
    watts_per_kilogram: null,
    date: `${year}-03-02`,
    session_id: 1,
    session: 'Ergo',
  })),
})

test('critical power is of the bests of all seasons that are shown, with their days', () => {
  const curves = [
    curve(2025, [
      [180, 390],
      [300, 360],
      [1200, 308],
    ]),
    curve(2026, [
      [180, 400],
      [720, 320],
    ]),
  ]
  const [anna, ...others] = heldBests(curves, false)
  expect(others).toEqual([])
  expect(anna).toMatchObject({ key: '7', label: 'Anna Muster' })
  expect(anna?.bests.map(({ seconds, date }) => [seconds, date.slice(0, 4)])).toEqual([
    [180, '2026'],
    [300, '2025'],
    [720, '2026'],
    [1200, '2025'],
  ])
  expect(criticalFit(anna?.bests ?? [])).toMatchObject({
    rate: expect.closeTo(291.461, 3) as number,
  })
  expect(heldBests(curves, true)[0]?.label).toBe('')
})
