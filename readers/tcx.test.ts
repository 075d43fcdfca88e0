import { describe, expect, test } from 'vitest'
import { refusalOf, START } from '../test/support/recordings.ts'
import { writeTcx, type TcxContent, type TcxPoint } from '../test/support/tcx-writer.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readTcx } from './tcx.ts'

const points = (from: number, to: number): TcxPoint[] =>
  Array.from({ length: to - from }, (_, i) => ({
    t: from + i,
    distance: (from + i) * 4,
    heart_rate: 140,
    cadence: 22,
    watts: 200,
    speed: 4,
  }))

const row: TcxContent = {
  start: START,
  sport: 'Other',
  device: 'Stroke Watch',
  laps: [
    {
      start: 0,
      time: 60,
      distance: 240,
      heart_rate_avg: 140,
      cadence: 22,
      tracks: [points(0, 60)],
    },
    { start: 60, time: 59, distance: 236, heart_rate_avg: 1, tracks: [points(60, 120)] },
  ],
}
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)
const read = (bytes: Uint8Array) => readTcx(bytes, DEFAULT_LIMITS)
const only = (bytes: Uint8Array) => {
  const [activity, ...others] = read(bytes).activities
  expect(others).toEqual([])
  if (!activity) throw new Error('No activity')
  return activity
}

const whole = {
  sport_id: null,
  device: 'Stroke Watch',
  start_time: '2024-05-01T06:30:00.000Z',
  records: 120,
  distance: 476,
  distance_source: 'laps',
  duration: 119,
  elapsed_time: 119,
  heart_rate_avg: 140,
  stroke_rate_avg: 22,
  power_avg: 200,
  laps: [
    { start: 0, time: 60, distance: 240, heart_rate_avg: 140, stroke_rate_avg: 22, rest: false },
    {
      start: 60,
      time: 59,
      distance: 236,
      heart_rate_avg: null,
      stroke_rate_avg: null,
      rest: false,
    },
  ],
  warnings: [],
}

test('a row is read', () => {
  expect(only(writeTcx(row))).toMatchObject(whole)
})

describe('the same file written otherwise', () => {
  const xml = text(writeTcx(row))
  test.each([
    {
      name: 'with a prefix on every element',
      bytes: bytesOf(xml.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1t:').replace('xmlns=', 'xmlns:t=')),
    },
    { name: 'with an unbound prefix', bytes: bytesOf(xml.replaceAll('ns3:Watts', 'zz:Watts')) },
    {
      name: 'in UTF-16 with a byte order mark',
      bytes: new Uint8Array(Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')),
    },
    {
      name: 'with times that name an offset',
      bytes: bytesOf(xml.replaceAll(/T06:(\d\d:\d\d\.\d{3})Z/g, 'T08:$1+02:00')),
    },
    { name: 'with times without a zone', bytes: bytesOf(xml.replaceAll(/(\d\d\.\d{3})Z/g, '$1')) },
  ])('$name', ({ bytes }) => {
    expect(only(bytes)).toMatchObject(whole)
  })
})

test('decimal commas are decimals, and reported', () => {
  const xml = text(
    writeTcx({
      ...row,
      laps: [
        {
          start: 0,
          time: 59.5,
          distance: 250.36,
          tracks: [
            [
              { t: 0, distance: 25.036 },
              { t: 1, distance: 29.5 },
            ],
          ],
        },
      ],
    }),
  )
  const activity = only(bytesOf(xml.replaceAll(/>([^<]*\d)\.(\d)/g, '>$1,$2')))
  expect(activity).toMatchObject({ distance: 250.36, duration: 59.5, warnings: ['decimal_comma'] })
  expect([...(activity.channels.get('distance') ?? [])]).toEqual([25.036, 29.5])
})

test.each([
  { name: 'a placeholder heart rate of 1', rate: 1, dropped: { heart_rate: 2 } },
  { name: 'a heart rate of 255', rate: 255, dropped: { heart_rate: 2 } },
])('$name is dropped and counted', ({ rate, dropped }) => {
  const laps = [
    {
      start: 0,
      time: 2,
      tracks: [[{ t: 0, heart_rate: rate }, { t: 1, heart_rate: rate }, { t: 2 }]],
    },
  ]
  expect(only(writeTcx({ ...row, laps }))).toMatchObject({
    heart_rate_avg: null,
    heart_rate_max: null,
    dropped,
    records: 3,
  })
})

test('a lap with a pause ends with its last point, one before a pause with its timer', () => {
  const laps = [
    { start: 0, time: 120, distance: 480, tracks: [points(0, 60), points(100, 161)] },
    { start: 300, time: 60, distance: 240, tracks: [points(300, 361)] },
  ]
  const [paused, last] = only(writeTcx({ ...row, laps })).laps
  expect(paused).toMatchObject({ start: 0, time: 120, elapsed: 160 })
  expect(last).not.toHaveProperty('elapsed')
})

describe('where laps do not say how far', () => {
  const at = (t: number, metres: number): TcxPoint => ({
    t,
    lat: 52.2 + metres / 111_195,
    lon: 0.1,
  })
  test.each([
    {
      name: 'the last point does',
      laps: [{ start: 0, time: 60, distance: 0, tracks: [points(0, 60)] }],
      metres: 236,
      source: 'device',
    },
    {
      name: 'the track does',
      laps: [{ start: 0, time: 60, tracks: [[at(0, 0), at(30, 100), at(60, 200)]] }],
      metres: 200,
      source: 'gps',
    },
    {
      name: 'a pause is not rowed',
      laps: [
        {
          start: 0,
          time: 60,
          tracks: [
            [at(0, 0), at(30, 100)],
            [at(40, 900), at(60, 1000)],
          ],
        },
      ],
      metres: 200,
      source: 'gps',
    },
    {
      name: 'a new lap is no pause',
      laps: [
        { start: 0, time: 30, tracks: [[at(0, 0), at(30, 100)]] },
        { start: 30, time: 30, tracks: [[at(31, 104), at(60, 200)]] },
      ],
      metres: 200,
      source: 'gps',
    },
  ])('$name', ({ laps, metres, source }) => {
    const activity = only(writeTcx({ ...row, laps }))
    expect(activity.distance).toBeCloseTo(metres, 0)
    expect(activity.distance_source).toBe(source)
  })
})

test('laps of absurd length say nothing', () => {
  const laps = [
    { start: 0, time: 1e300, distance: 1e300, tracks: [points(0, 60)] },
    { start: 60, time: -5, distance: -5, tracks: [points(60, 120)] },
  ]
  const activity = only(writeTcx({ ...row, laps }))
  expect(activity).toMatchObject({
    duration: 119,
    elapsed_time: 119,
    distance: 476,
    warnings: ['time_implausible', 'totals_differ'],
  })
  expect(activity.laps).toMatchObject([
    { time: null, distance: null },
    { time: null, distance: null },
  ])
})

test('a broken file whose laps contradict its points is added up by its points', () => {
  const xml = text(
    writeTcx({ ...row, laps: [{ start: 0, time: 600, distance: 2400, tracks: [points(0, 120)] }] }),
  )
  const activity = only(bytesOf(xml.replace('</Track>', '</Trak>')))
  expect(activity).toMatchObject({
    records: 120,
    distance: 476,
    duration: 119,
    warnings: ['damaged', 'totals_from_records'],
  })
})

test('resting laps give work and rest', () => {
  const laps = [
    { start: 0, time: 60, tracks: [points(0, 60)] },
    { start: 60, time: 30, resting: true, tracks: [points(60, 90)] },
  ]
  expect(only(writeTcx({ ...row, laps }))).toMatchObject({ work_time: 60, rest_time: 30 })
})

test('each Activity of a file is one', () => {
  expect(
    read(writeTcx(row, { ...row, sport: 'Running' }, { ...row, sport: 'Biking' })).activities.map(
      (activity) => activity.sport_id,
    ),
  ).toEqual([null, 4, 3])
})

test('a file cut short keeps its whole points and adds them up itself', () => {
  const xml = writeTcx(row)
  const activity = only(xml.subarray(0, Math.floor(xml.length * 0.7)))
  expect(activity.records).toBeGreaterThan(60)
  expect(activity.distance).toBe(4 * (activity.records - 1))
  expect(activity.duration).toBe(activity.records - 1)
  expect(activity.warnings).toEqual(['truncated', 'totals_from_records'])
})

test.each([
  {
    name: 'a planned workout',
    xml:
      '<TrainingCenterDatabase><Workouts><Workout Sport="Other"/></Workouts>' +
      '</TrainingCenterDatabase>',
    code: 'not_an_activity',
  },
  {
    name: 'an activity without points',
    xml: text(writeTcx({ ...row, laps: [{ start: 0, time: 2, distance: 6, tracks: [] }] })),
    code: 'no_records',
  },
  {
    name: 'a file cut before the first point',
    xml: text(writeTcx(row)).slice(0, 400),
    code: 'file_damaged',
  },
])('$name is refused as $code', ({ xml, code }) => {
  expect(refusalOf(() => read(bytesOf(xml)))).toBe(code)
})

test.each([
  ['Rowing', 1, []],
  ['rowing', 1, []],
  ['Indoor Rowing', 2, []],
  ['Rowing_v2', 1, []],
  ['Aviron', 1, []],
  ['Kayaking', 10, []],
  ['Running', 4, []],
  ['Other', null, []],
  ['', null, []],
  ['Quidditch', null, ['sport_unknown']],
])('the sport %s is %s', (sport, sport_id, warnings) => {
  const bytes = bytesOf(text(writeTcx(row)).replace('Sport="Other"', `Sport="${sport}"`))
  expect(only(bytes)).toMatchObject({ sport_id, warnings })
})
