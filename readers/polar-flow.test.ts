import { describe, expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { polarFlowReader } from './polar-flow.ts'
import { readActivity } from './read-activity.ts'

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value))
const read = async (value: object) => {
  const { kind, activities } = await readActivity(bytesOf(value))
  expect(kind).toBe('polar-flow')
  return activities
}
const only = async (value: object) => {
  const activities = await read(value)
  expect(activities).toHaveLength(1)
  return activities[0] ?? expect.fail('nothing was read')
}
const times = { startTime: '2025-05-01T08:30:02', stopTime: '2025-05-01T08:30:12' }

describe('the newer layout', () => {
  const block = (type: string, values: readonly unknown[], intervalMillis = 1000) => ({
    type,
    intervalMillis,
    values,
  })
  const session = (exercise: object, more: object = {}) => ({
    identifier: { id: '1' },
    ...times,
    durationMillis: 10_000,
    timezoneOffsetMinutes: 120,
    product: { modelName: 'Vantage V3' },
    sport: { id: '8' },
    exercises: [{ ...times, durationMillis: 10_000, ...exercise }],
    ...more,
  })

  test('has blocks at an interval and a track beside them', async () => {
    const activity = await only(
      session({
        samples: {
          samples: [
            block('HEART_RATE', [140, 'NaN', 142, 143]),
            block('DISTANCE', [0, 4, 8, 12]),
            block('SPEED', [14.4, 14.4, 14.4, 14.4]),
            block('LEFT_CRANK_CURRENT_POWER', [100, 100, 100, 100]),
            block('RIGHT_KNEE', [1]),
          ],
        },
        routes: {
          route: {
            wayPoints: [
              { latitude: 52.2, longitude: 0.1, elapsedMillis: 3 },
              { latitude: 52.3, longitude: 0.1, elapsedMillis: 2004 },
            ],
          },
        },
        laps: { laps: [{ durationMillis: 4000, splitTimeMillis: 4000, distanceMeters: 16 }] },
      }),
    )
    expect(activity).toMatchObject({
      sport_id: 1,
      start_time: '2025-05-01T06:30:02.000Z',
      device: 'Polar Vantage V3',
      records: 4,
      duration: 10,
      power_avg: 200,
      laps: [{ start: 0, time: 4, distance: 16 }],
      dropped: {},
    })
    expect([...(activity.channels.get('heart_rate') ?? [])]).toEqual([140, Number.NaN, 142, 143])
    expect(activity.channels.get('lat')?.[2]).toBe(52.3)
  })

  test('speed makes the distance where nothing else does', async () => {
    const activity = await only(
      session({ samples: { samples: [block('SPEED', [14.4, 14.4, 14.4])] } }),
    )
    expect(activity).toMatchObject({ distance: 8, distance_source: 'speed' })
  })

  test('blocks of different intervals share a clock', async () => {
    const samples = [block('HEART_RATE', [140, 141, 142]), block('ALTITUDE', [6, 7], 2000)]
    const activity = await only(session({ samples: { samples } }))
    expect([...(activity.channels.get('elevation') ?? [])]).toEqual([6, Number.NaN, 7])
  })

  test('a session without exercises or samples is a summary', async () => {
    const { exercises: _, ...bare } = session({})
    const activity = await only({ ...bare, distanceMeters: 41, hrAvg: 150, hrMax: 171 })
    expect(activity).toMatchObject({
      sport_id: 1,
      records: 0,
      distance: 41,
      duration: 10,
      heart_rate_avg: 150,
      heart_rate_max: 171,
    })
  })
})

test('each exercise of a session is an activity', async () => {
  const exercise = (sport: string, minute: string) => ({
    startTime: `2024-05-01T08:${minute}:00.000`,
    timezoneOffset: 120,
    duration: 'PT10M0S',
    sport,
    samples: { heartRate: [{ dateTime: `2024-05-01T08:${minute}:01.000`, value: 140 }] },
  })
  const activities = await read({
    startTime: '2024-05-01T08:30:00.000',
    stopTime: '2024-05-01T08:50:00.000',
    distance: 9000,
    exercises: [exercise('POOL_SWIMMING', '30'), exercise('CYCLING', '40')],
  })
  expect(
    activities.map(({ sport_id, start_time, duration, distance }) => [
      sport_id,
      start_time,
      duration,
      distance,
    ]),
  ).toEqual([
    [5, '2024-05-01T06:30:00.000Z', 600, null],
    [3, '2024-05-01T06:40:00.000Z', 600, null],
  ])
})

test('without its distance from UTC a time is that of a wall', async () => {
  const text = TABLES['polar-flow'].replace('"timezoneOffset":120,', '')
  const [activity] = await read(JSON.parse(text) as object)
  expect(activity).toMatchObject({ start_time: null, start_local: ['2024-05-01T08:30:02'] })
})

const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => polarFlowReader.read(new TextEncoder().encode(text), limits))
const samples = (count: number) =>
  JSON.stringify({
    ...times,
    exercises: [{ samples: { samples: [{ type: 'HEART_RATE', values: Array(count).fill(140) }] } }],
  })

test.each([
  ['cut in the midst', TABLES['polar-flow'].slice(0, 900), 'file_damaged'],
  ['that is a list', '[]', 'file_damaged'],
  ['with an empty exercise', JSON.stringify({ ...times, exercises: [{}] }), 'no_records'],
  ['with samples of nothing', samples(0), 'no_records'],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test('too many samples or exercises are refused', () => {
  expect(refusal(samples(4), { ...DEFAULT_LIMITS, records: 3 })).toBe('too_large')
  const many = JSON.stringify({ ...times, exercises: [{}, {}, {}, {}] })
  expect(refusal(many, { ...DEFAULT_LIMITS, entries: 3 })).toBe('too_large')
})

test.each([
  ['a planned session', { startTime: '2024-05-01T08:30:00', exercises: [{ phases: [] }] }],
  ['a day of activity', { exportVersion: '1.3', date: '2024-05-01', samples: { steps: [] } }],
])('%s is none', async (_, value) =>
  expect(readActivity(bytesOf(value))).rejects.toMatchObject({ code: 'unknown_format' }),
)
