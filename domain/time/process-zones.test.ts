import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const ZONES = ['UTC', 'Pacific/Auckland', 'America/St_Johns']

/** Series across the change of clocks in their clubs, by day, week and month, and on dates. */
const PROGRAM = `
  import { occurrencesOf } from '${new URL('repeats.ts', import.meta.url).href}'
  const rules = [
    { repeat_frequency_type: 'daily', repeat_every: 3, repeat_end_date: '2026-11-20' },
    { repeat_frequency_type: 'weekly', repeat_on_the_specific_days: [2, 7], repeat_numbers: 14 },
    { repeat_frequency_type: 'monthly', repeat_numbers: 5 },
    {
      repeat_frequency_type: 'monthly',
      repeat_on_the_specific_step: -1,
      repeat_on_the_specific_every: 7,
      repeat_numbers: 5,
    },
    { repeat_frequency_type: 'specific_dates', repeat_dates: ['2026-10-25', '2026-11-01'] },
  ]
  const late = { start_date: '2026-09-30T22:30:00Z', end_date: '2026-10-01T00:00:00Z' }
  const zones = ['Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Shanghai']
  console.log(JSON.stringify({
    offset: new Date(2026, 0, 1).getTimezoneOffset(),
    series: zones.map((zone) => rules.map((rule) => occurrencesOf(rule, late, zone))),
  }))
`

type Planned = { offset: number; series: { ok: boolean; spans: unknown[] }[][] }
const plannedIn = (zone: string): Planned =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  ) as Planned

test('a series has the same times whatever the clock of the server', () => {
  const [utc, ...others] = ZONES.map(plannedIn)
  expect(new Set([utc, ...others].map((planned) => planned?.offset)).size).toBe(ZONES.length)
  expect(utc?.series.flat().every(({ ok, spans }) => ok && spans.length > 2)).toBe(true)
  for (const other of others) expect(other.series).toEqual(utc?.series)
})
