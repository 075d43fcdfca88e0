import { describe, expect, test } from 'vitest'
import type { ChannelName } from './channels.ts'
import { readActivity } from './read-activity.ts'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { polarHrmReader } from './polar-hrm.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hrm = (params: Readonly<Record<string, string>>, rows: readonly string[]) =>
  [
    '[Params]',
    ...Object.entries({ Version: '106', Interval: '5', ...params }).map(
      ([name, value]) => `${name}=${value}`,
    ),
    '[HRData]',
    ...rows,
  ].join('\r\n')
const only = async (text: string) => {
  const { kind, activities } = await readActivity(bytesOf(text))
  expect(kind).toBe('polar-hrm')
  return activities[0] ?? expect.fail('nothing was read')
}

describe('columns follow the mode', () => {
  test.each<[string, Record<string, string>, string, Readonly<Record<string, number>>]>([
    ['heart rate alone', { SMode: '000000000' }, '140 99', { heart_rate: 140 }],
    [
      'speed, cadence, height and power',
      { SMode: '111100100' },
      '140 360 30 100 200',
      { heart_rate: 140, speed: 10, cadence: 30, elevation: 100, power: 200 },
    ],
    ['power without speed', { SMode: '000100000' }, '140 200', { heart_rate: 140, power: 200 }],
    [
      'miles and feet',
      { SMode: '101000110' },
      '140 100 100',
      { heart_rate: 140, speed: 4.4704, elevation: 30.48 },
    ],
    [
      'cadence before version 106',
      { Version: '105', Mode: '010' },
      '140 360 80',
      { speed: 10, cadence: 80 },
    ],
    ['height before version 106', { Version: '105', Mode: '110' }, '140 360 80', { elevation: 80 }],
    [
      'heart rate before version 106',
      { Version: '102', Mode: '000' },
      '140 360',
      { heart_rate: 140 },
    ],
  ])('%s', async (_, params, row, values) => {
    const { channels } = await only(hrm(params, [row, row, row]))
    for (const [name, value] of Object.entries<number | undefined>(values)) {
      if (value === undefined) continue
      const stored = name === 'cadence' ? 'stroke_rate' : name
      expect(channels.get(stored as ChannelName)?.[1], name).toBeCloseTo(value, 6)
    }
    if (params['SMode'] === '000000000') expect(channels.has('speed')).toBe(false)
  })
})

test('beats are counted by their length', async () => {
  const activity = await only(hrm({ Interval: '238' }, ['500', '500', '1000', '1000']))
  expect([...(activity.channels.get('heart_rate') ?? [])]).toEqual([120, 120, 60, 60])
  expect(activity.elapsed_time).toBeCloseTo(2.5, 6)
})

test('laps end where the times of the intervals say', async () => {
  const activity = await only(TABLES['polar-hrm'])
  expect(
    activity.laps.map(({ start, time, heart_rate_avg }) => [start, time, heart_rate_avg]),
  ).toEqual([
    [0, 20, 140],
    [20, 20, 140],
  ])
})

test.each([
  ['a date that is none', { Date: '20241399', StartTime: '06:30:00.0' }],
  ['no date', {}],
])('%s leaves the start open', async (_, params) => {
  expect(await only(hrm(params, ['140', '141']))).toMatchObject({
    start_time: null,
    start_local: [],
  })
})

test('numbers that are none are no heart rates', async () => {
  const activity = await only(hrm({}, ['140', 'x', '-5', '99999999999', '0', '150']))
  expect([...(activity.channels.get('heart_rate') ?? [])]).toEqual([
    140,
    ...[1, 2, 3, 4].map(() => Number.NaN),
    150,
  ])
  expect(activity.dropped).toEqual({ heart_rate: 1 })
})

test.each([
  ['without samples', hrm({}, []), 'no_records'],
  [
    'with an interval of intermediate times only',
    '[Params]\nVersion=106\nInterval=204\n',
    'no_records',
  ],
  [
    'with too many laps',
    `[Params]\nVersion=106\n[IntTimes]\n${'0:00:01.0 1 1 1 1\n'.repeat(4)}`,
    'too_large',
  ],
])('a file %s is refused', (_, text, code) =>
  expect(
    refusalOf(() => polarHrmReader.read(bytesOf(text), { ...DEFAULT_LIMITS, entries: 3 })),
  ).toBe(code),
)
