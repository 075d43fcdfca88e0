import { describe, expect, test } from 'vitest'
import { TABLES } from '../../test/support/tables.ts'
import type { Activity } from '../activity.ts'
import { headOf } from '../head.ts'
import { READERS } from '../registry.ts'
import {
  NAMES,
  ROW,
  bytesOf,
  figuresOf,
  only,
  read,
  type Name,
} from '../../test/support/read-tables.ts'

test.each<[Name, Partial<typeof ROW> | Record<keyof typeof ROW, unknown>, Partial<Activity>]>([
  [
    'nk-speedcoach',
    { ...ROW, power: 200, laps: 2 },
    { sport_id: 1, start_local: ['2016-11-14T07:38:00'], device: 'NK SpeedCoach GPS Pro' },
  ],
  [
    'nk-speedcoach-old',
    { ...ROW, power: null, laps: 2 },
    { sport_id: 1, start_time: null, start_local: [] },
  ],
  [
    'nk-logbook',
    { ...ROW, distance: 171, duration: 38, power: null },
    { sport_id: 1, start_time: '2021-03-30T11:18:55.492Z' },
  ],
  ['concept2-strokes', { ...ROW, laps: 2 }, { sport_id: 2, start_local: [], moving_time: 40 }],
  ['rp3', { ...ROW, laps: 2 }, { sport_id: 2, device: 'RP3' }],
  [
    'quiske',
    { ...ROW, distance: 180.5, duration: 38, heart_rate: null, power: null },
    { start_time: '2017-05-21T06:33:55.000Z' },
  ],
  ['crewnerd', { ...ROW, records: 21, power: null }, { start_local: [], start_time: null }],
  [
    'crewnerd-summary',
    {
      records: 3,
      distance: 2462,
      duration: 909,
      heart_rate: 127.7,
      rate: 17.8,
      power: null,
      laps: 3,
    },
    { elapsed_time: 1305, rest_time: 60 },
  ],
  [
    'float',
    { ...ROW, distance: 158.4, duration: 65.6, heart_rate: null, rate: 18.3, power: 48, laps: 2 },
    { sport_id: 2 },
  ],
  ['ergstick', { ...ROW, laps: 2 }, { sport_id: 2 }],
  ['boatcoach', { ...ROW, records: 21 }, { sport_id: 2, start_time: '2022-06-13T06:31:12.500Z' }],
  [
    'boatcoach-water',
    { ...ROW, records: 21, heart_rate: null, power: null, laps: 2 },
    { sport_id: 1, start_time: '2017-09-25T15:22:12.000Z' },
  ],
  [
    'painsled',
    { ...ROW, records: 21, laps: 2 },
    { sport_id: 2, start_time: '2016-05-20T13:41:26.500Z' },
  ],
  [
    'painsled-desktop',
    { ...ROW, records: 21, laps: 2 },
    { sport_id: 2, start_time: '2017-09-25T17:22:12.000Z' },
  ],
  [
    'smartrow',
    { ...ROW, heart_rate: null, rate: 30.5 },
    { start_time: '2025-11-16T14:38:00.000Z' },
  ],
  ['ritmotime', { ...ROW, power: null, laps: 2 }, { start_local: ['2019-04-06T19:22:46'] }],
  ['coxmate', { ...ROW, power: null }, { sport_id: 1 }],
  ['rowpro', ROW, { sport_id: 2, start_local: ['2024-04-03T18:30:00'] }],
  ['hero', ROW, { sport_id: 2, start_time: '2021-04-26T13:37:32.000Z' }],
  [
    'humon',
    { ...ROW, rate: null, power: null },
    { sport_id: null, start_time: '2019-01-21T17:47:40.000Z' },
  ],
  ['kinomap', { ...ROW, records: 21 }, { start_local: ['2024-04-03T18:30:12'] }],
  [
    'peach',
    { ...ROW, records: 101, distance: 9, duration: 2, heart_rate: null, power: 305 },
    { start_time: '2026-03-02T06:30:01.000Z', seats: [1, 2] },
  ],
  [
    'row-telemetry',
    { ...ROW, heart_rate: null, power: null, laps: 0 },
    { start_time: '2024-05-01T06:30:00.000Z', seats: [1, 2], device: '2x' },
  ],
  [
    'row-telemetry-json',
    { ...ROW, rate: null, power: 212, laps: 0 },
    { start_time: '2024-05-01T06:30:00.000Z', seats: [] },
  ],
  [
    'pwx',
    { ...ROW, distance: 171, duration: 38, power: 212 },
    { sport_id: 1, start_local: ['2024-05-01T06:30:02'], device: 'Garmin Edge 500' },
  ],
  [
    'polar-hrm',
    { ...ROW, distance: 171, duration: 40, power: 212, laps: 2 },
    { sport_id: null, start_local: ['2024-05-01T06:30:02'], distance_source: 'speed' },
  ],
  [
    'sml',
    { ...ROW, laps: 0 },
    { sport_id: 1, start_time: '2024-05-01T06:30:02.000Z', device: 'Suunto Ambit3' },
  ],
  [
    'sigma-slf',
    ROW,
    { sport_id: 1, start_time: '2024-05-01T06:30:02.000Z', device: 'SIGMA rc1411' },
  ],
  [
    'fitlog',
    ROW,
    { sport_id: 1, start_time: '2024-05-01T06:30:02.000Z', device: 'Garmin Forerunner 305' },
  ],
  ['polar-flow', ROW, { sport_id: 1, start_time: '2024-05-01T06:30:02.000Z', device: 'Polar' }],
  [
    'concept2-json',
    { ...ROW, power: null },
    { sport_id: 2, start_time: '2024-05-01T06:30:02.000Z', device: 'Concept2' },
  ],
  ['wahoo', { ...ROW, rate: null }, { sport_id: 3, start_local: ['2024-05-01T06:30:02'] }],
  [
    'epson',
    { ...ROW, rate: null, power: null },
    { sport_id: 4, start_time: '2024-05-01T06:30:02.000Z', elapsed_time: 40 },
  ],
  [
    'kml',
    { ...ROW, distance: 171, duration: 38, rate: null, power: null, laps: 0 },
    { start_time: '2024-05-01T06:30:02.000Z', distance_source: 'gps' },
  ],
])('%s', async (name, figures, rest) => {
  const activity = await only(name)
  expect(figuresOf(activity)).toEqual(figures)
  expect(activity).toMatchObject(rest)
})

describe('lists of workouts', () => {
  test('of the Concept2 logbook: one each, once', async () => {
    const { activities, warnings } = await read(TABLES['concept2-season'])
    expect(
      activities.map(
        ({ sport_id, start_local, distance, duration, elapsed_time, heart_rate_avg }) => [
          sport_id,
          start_local[0],
          distance,
          duration,
          elapsed_time,
          heart_rate_avg,
        ],
      ),
    ).toEqual([
      [2, '2024-04-23T12:03:00', 1184, 300, 300, 150],
      [22, '2024-04-24T11:59:30', 2000, 450, 510, null],
    ])
    expect(warnings).toEqual(['duplicate_left_out'])
  })

  test.each([
    [
      'garmin-summaries',
      [2, '2024-05-01T06:30:02.000Z', 180, 40, 45, 140],
      [4, '2024-05-02T06:30:02.000Z', 2000, 600, 600, null],
    ],
    [
      'strava-activities',
      [1, '2024-05-01T06:30:02.000Z', 180, 40, 45, 140],
      [4, '2024-05-02T18:30:02.000Z', 2000, 590, 600, null],
    ],
  ] as const)('of %s: one each, in metres and seconds', async (name, first, second) => {
    const { activities } = await read(TABLES[name])
    expect(
      activities.map(
        ({ sport_id, start_time, distance, duration, elapsed_time, heart_rate_avg }) => [
          sport_id,
          start_time,
          distance,
          duration,
          elapsed_time,
          heart_rate_avg,
        ],
      ),
    ).toEqual([first, second])
  })

  test('of SmartRow, whose times are in UTC', async () => {
    const { activities } = await read(TABLES['smartrow-list'])
    expect(
      activities.map(({ start_time, distance, duration, power_avg }) => [
        start_time,
        distance,
        duration,
        power_avg,
      ]),
    ).toEqual([
      ['2025-08-16T17:39:55.146Z', 500, 184, 55.3],
      ['2025-08-18T09:31:16.274Z', 1000, 365, 77.5],
    ])
  })
})

test.each(NAMES)('%s is recognized by one reader only', (name) => {
  const head = headOf(bytesOf(TABLES[name]))
  expect(READERS.filter(({ detect }) => detect(head)).map((reader) => reader.name)).toEqual([name])
})

test.each([
  [
    'a newer version',
    TABLES['row-telemetry'].replace('row-telemetry/1', 'row-telemetry/2'),
    'unknown_version',
  ],
  ['headings alone', TABLES.coxmate.split('\r\n', 1).join(''), 'no_records'],
  ['another table', 'Name,Age\nAnna,30\n', 'unknown_format'],
])('%s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})

describe('clocks', () => {
  test.each([
    ['in microseconds', '$1000'],
    ['beyond any date', '$1000000'],
  ])('one %s where milliseconds belong gives no day', async (_, longer) => {
    const { activities } = await read(TABLES['nk-logbook'].replaceAll(/(16171\d{8})/g, longer))
    expect(activities.map(({ start_time, warnings }) => ({ start_time, warnings }))).toEqual([
      { start_time: null, warnings: ['time_implausible'] },
    ])
  })

  test('a stroke without a time stands between its neighbours', async () => {
    const stroke = '1000\t300\t310\t-55\t-54\t22\t38\t30\t305'
    const strokes = [stroke, stroke.replace('1000', '?'), stroke.replace('1000', '3000')].join(
      '\r\n',
    )
    const { activities } = await read(TABLES.peach.replace(stroke, strokes))
    expect(activities[0]?.strokes?.get('t')).toEqual(Float64Array.of(0, 1, 2))
  })
})

test('a table cut in the midst of a row leaves the half number out, and says so', async () => {
  const [activity] = (await read(TABLES['concept2-strokes'].slice(0, -40))).activities
  expect(activity?.warnings).toContain('truncated')
})
