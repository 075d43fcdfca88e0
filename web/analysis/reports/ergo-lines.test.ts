import { expect, test } from 'vitest'
import type { PowerCurve } from '#contract/analysis/reports-ergo.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { criticalFit } from '#domain/training/critical-power.ts'
import { heldBests } from './ergo-lines.ts'
import { ergoPieceLink } from './ergo-piece-list.tsx'

const curve = (
  year: number,
  points: readonly (readonly [number, number])[],
  sport_id: number = SPORT.ergo,
): PowerCurve => ({
  sport_id,
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
    test: null,
    source: 'recording',
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
  const [anna, ...others] = heldBests(curves, ({ full_name }) => full_name)
  expect(others).toEqual([])
  expect(anna).toMatchObject({ key: `7 ${SPORT.ergo}`, label: 'Anna Muster' })
  expect(anna?.bests.map(({ seconds, date }) => [seconds, date.slice(0, 4)])).toEqual([
    [180, '2026'],
    [300, '2025'],
    [720, '2026'],
    [1200, '2025'],
  ])
  expect(criticalFit(anna?.bests ?? [])).toMatchObject({
    rate: expect.closeTo(291.461, 3) as number,
  })
})

const INDOORS = 15

test('critical power is of one sport: a ride on the road and one indoors stand apart', () => {
  const points = [[300, 300]] as const
  const curves = [
    curve(2026, [[300, 320]], SPORT.bike),
    curve(2026, points, INDOORS),
    curve(2025, [[300, 310]], SPORT.bike),
  ]
  const found = heldBests(curves, ({ sport_id }) => String(sport_id))
  expect(found.map(({ label, bests }) => [label, bests.map(({ done }) => done / 300)])).toEqual([
    [String(SPORT.bike), [320]],
    [String(INDOORS), [300]],
  ])
  expect(found[0]?.bests[0]).toMatchObject({ date: '2026-03-02', source: 'recording' })
})

test('a best leads to the test or to the session it is of', () => {
  const recorded = curve(2026, [[1200, 290]])
  const [rest] = recorded.points
  if (!rest) throw new Error('no point')
  const tested = {
    ...rest,
    seconds: 422.7,
    watts: 297,
    session_id: null,
    session: null,
    source: 'test',
    test: { id: 5, kind: '2k' },
  } as const
  const [anna] = heldBests([{ ...recorded, points: [tested, rest] }], () => '')
  expect(anna?.bests.map((best) => [best.source, ergoPieceLink(best)])).toEqual([
    ['test', '/reports/2k-tests/5'],
    ['recording', '/session/1'],
  ])
})
