import { expect, test } from 'vitest'
import { NO_MORNING } from '#domain/rules/monitoring.ts'
import { linesOf } from '../../ui/charts/time-series.ts'
import { chosenMeasures, courseLines, overlaidPanel, panelsOf } from './course-panels.ts'

const SPAN = { from: '2026-11-24', to: '2026-11-26' }
const day = (name: string, waking_hr: number) => ({
  ...NO_MORNING,
  reasons: [],
  day: name,
  waking_hr,
})

test('has a line for each number that was said, with gaps, and one for the load', () => {
  const days = [day('2026-11-24', 48), day('2026-11-26', 50)]
  const loads = [{ day: '2026-11-25', load: 80 }]
  expect(courseLines({ days, loads, ...SPAN })).toEqual({
    days: ['2026-11-24', '2026-11-25', '2026-11-26'],
    lines: [
      { key: 'waking_hr', values: [48, null, 50] },
      { key: 'load', values: [null, 80, null] },
    ],
  })
})

test('has no line for what nobody said', () => {
  const loads = [{ day: '2026-11-25', load: null }]
  expect(courseLines({ days: [], loads, ...SPAN }).lines).toEqual([])
})

const FIGURE = { unit: 'x', decimals: 1 }
const words = { nameOf: (key: string) => key.toUpperCase(), figureOf: () => FIGURE }
const lines = [
  { key: 'waking_hr' as const, values: [48, null] },
  { key: 'sleep_time' as const, values: [480, 420] },
  { key: 'fatigue' as const, values: [2, 3] },
  { key: 'mood' as const, values: [null, 4] },
  { key: 'load' as const, values: [60, null] },
]

test('every line has a panel, which shows single days as well, and a load is a bar', () => {
  const panels = panelsOf(lines, words)
  expect(panels.map(({ key, label, dots, bars }) => [key, label, dots ?? bars])).toEqual([
    ['waking_hr', 'WAKING_HR', true],
    ['sleep_time', 'SLEEP_TIME', true],
    ['fatigue', 'FATIGUE', true],
    ['mood', 'MOOD', true],
    ['load', 'LOAD', true],
  ])
})

test.each([
  [null, ['waking_hr', 'sleep_time']],
  ['mood', ['mood']],
  ['mood,waking_hr', ['waking_hr', 'mood']],
  ['weight,load', ['waking_hr', 'sleep_time']],
  ['mood,fatigue,sleep_time,waking_hr', ['waking_hr', 'sleep_time', 'fatigue']],
] as const)('of %s at most three are laid over each other: %j', (wanted, chosen) => {
  expect(chosenMeasures(lines, wanted)).toEqual({
    known: ['waking_hr', 'sleep_time', 'fatigue', 'mood'],
    chosen,
  })
})

test('measures lie over bars of the load, each by its own scale and with its own dashes', () => {
  const [panel] = overlaidPanel(lines, ['sleep_time', 'mood'], words)
  expect(panel?.ownScales).toBe(true)
  const drawn = panel ? linesOf(panel) : []
  expect(drawn.map(({ who, bars = false, dash }) => [who, bars, dash])).toEqual([
    ['LOAD', true, 0],
    ['SLEEP_TIME', false, 0],
    ['MOOD', false, 1],
  ])
  expect(new Set(drawn.map(({ colour }) => colour)).size).toBe(3)
})

test('without a load the first measure leads', () => {
  const [panel] = overlaidPanel(lines.slice(0, 2), ['waking_hr', 'sleep_time'], words)
  expect(panel && linesOf(panel).map(({ who }) => who)).toEqual(['WAKING_HR', 'SLEEP_TIME'])
  expect(panel?.bars).toBeUndefined()
})
