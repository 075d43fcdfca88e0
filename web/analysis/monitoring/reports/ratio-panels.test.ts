import { expect, test } from 'vitest'
import { ratioStatus } from '#domain/training/ratio.ts'
import { ratioPanels } from './ratio-panels.ts'

const none = { acute: null, chronic: null, status: null }
const statuses = { detraining: 'Less', optimum: 'Right', tough: 'Tough', danger: 'Danger' }
const words = { load: 'Load', ratio: 'Ratio', status: 'Change', statuses, areas: statuses }
const lines = { low: 0.7, high: 1.2, danger: 1.6 }
const days = [
  { ...none, day: '2026-03-01', load: 40, ratio: null },
  { ...none, day: '2026-03-02', load: null, ratio: 1.2, status: 'optimum' as const },
]

test('the bands of the statuses meet at the lines of the club, and leave nothing out', () => {
  const [ratio, load] = ratioPanels({ days, lines }, words)
  expect(ratio?.areas?.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Danger', 1.6, null],
    ['Tough', 1.2, 1.6],
    ['Right', 0.7, 1.2],
    ['Less', null, 0.7],
  ])
  expect(load?.values).toEqual([40, null])
})

test('a value lies in the band of its status', () => {
  const areas = ratioPanels({ days, lines }, words)[0]?.areas ?? []
  for (const value of [0.2, 0.69, 0.71, 1.19, 1.21, 1.59, 1.61, 4]) {
    const inside = areas.filter(
      ({ from, to }) => (from === null || value > from) && (to === null || value < to),
    )
    expect(inside.map(({ name }) => name)).toEqual([statuses[ratioStatus(value, lines)]])
  }
})

test('the word of a day is that of its status', () => {
  const [ratio] = ratioPanels({ days, lines }, words)
  expect(ratio?.values).toEqual([null, 1.2])
  expect(ratio?.said).toEqual({ label: 'Change', values: [null, 'Right'] })
})
