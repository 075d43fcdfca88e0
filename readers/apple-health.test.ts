import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeGpx } from '../test/support/gpx-writer.ts'
import { refusalOf } from '../test/support/recordings.ts'
import { healthExport } from './apple-health.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity, readParts } from './read-activity.ts'
import {
  START,
  beat,
  exported,
  moment,
  packed,
  route,
  workout,
} from '../test/support/apple-export.ts'

const distance =
  '<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceRowing" sum="2.4" unit="km"/>'
const beats = Array.from({ length: 121 }, (_, index) => beat(index * 5, 140))
const track = writeGpx({
  start: START,
  tracks: [
    {
      segments: [
        Array.from({ length: 601 }, (_, t) => ({ t, lat: 52.2 + (t * 4) / 111_195, lon: 0.1 })),
      ],
    },
  ],
})

describe('an export', () => {
  test('of a phone in another language is found by what is in it', async () => {
    const files = {
      'export_cda.xml': strToU8('<ClinicalDocument/>'),
      '导出.xml': strToU8(exported(...beats, workout({}))),
    }
    const bytes = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [`apple_health_export/${name}`, file]),
      ),
    )
    expect((await readActivity(bytes)).activities).toMatchObject([
      { sport_id: 1, elapsed_time: 600 },
    ])
  })

  test('cut short says so, in an archive or by itself', async () => {
    const xml = exported(...beats, workout({ from: 0 }), workout({ from: 7200, to: 7800 }))
    const torn = xml.slice(0, xml.indexOf('<Workout', xml.indexOf('<Workout') + 1))
    for (const bytes of [packed(torn), strToU8(torn)]) {
      const { activities, warnings } = await readActivity(bytes)
      expect([activities.length, warnings]).toEqual([1, ['truncated']])
    }
  })

  test.each([
    ['a pause', ['Pause', 100, 'Resume', 160], 540],
    ['one the watch noticed', ['MotionPaused', 100, 'MotionResumed', 130], 570],
    ['one until the end', ['Pause', 500], 500],
    ['no pause at all', ['Lap', 100], 600],
  ] as const)('takes off %s', async (_, [first, at, second, until], seconds) => {
    const event = (type: string | undefined, when: number | undefined) =>
      type === undefined || when === undefined
        ? ''
        : `<WorkoutEvent type="HKWorkoutEventType${type}" date="${moment(when)}"/>`
    const xml = exported(...beats, workout({ inside: event(first, at) + event(second, until) }))
    const [activity] = (await readActivity(packed(xml))).activities
    expect(activity).toMatchObject({ elapsed_time: 600, duration: seconds })
    expect(activity?.moving_time ?? 600).toBe(seconds)
  })

  test('gives its workouts with heart rate, distance and track', async () => {
    const xml = exported(
      ...beats,
      beat(3, 120, 'HKQuantityTypeIdentifierStepCount'),
      workout({ inside: distance + route('/workout-routes/route_1.gpx') }),
    )
    const { kind, activities, warnings } = await readActivity(
      packed(xml, { 'workout-routes/route_1.gpx': track, 'export_cda.xml': strToU8('<x/>') }),
    )
    expect({ kind, warnings }).toEqual({ kind: 'recording-json', warnings: [] })
    expect(activities).toHaveLength(1)
    expect(activities[0]).toMatchObject({
      sport_id: 1,
      start_time: '2026-03-02T06:00:00.000Z',
      elapsed_time: 600,
      distance: 2400,
      heart_rate_avg: 140,
      records: 601,
    })
    expect([...(activities[0]?.channels.keys() ?? [])]).toEqual(
      expect.arrayContaining(['t', 'lat', 'lon', 'heart_rate']),
    )
  })

  test('gives them without a track when that is missing or broken', async () => {
    const xml = exported(
      ...beats,
      workout({ inside: distance + route('/workout-routes/missing.gpx') }),
      workout({ from: 7200, to: 7800, inside: route('/workout-routes/bad.gpx') }),
    )
    const { activities } = await readActivity(
      packed(xml, { 'workout-routes/bad.gpx': strToU8('<gpx><trk>') }),
    )
    expect(
      activities.map(({ records, distance: metres, start_time }) => ({
        records,
        metres,
        start_time,
      })),
    ).toEqual([
      { records: 0, metres: null, start_time: '2026-03-02T08:00:00.000Z' },
      { records: 121, metres: 2400, start_time: '2026-03-02T06:00:00.000Z' },
    ])
  })

  test('is read from the file of records alone', async () => {
    const { kind, activities } = await readActivity(
      strToU8(exported(...beats.toReversed(), workout({ inside: distance }))),
    )
    expect(kind).toBe('apple-health')
    expect(activities).toMatchObject([{ records: 121, heart_rate_avg: 140, distance: 2400 }])
  })

  test.each([
    ['Rowing', '', 1],
    ['Rowing', '<MetadataEntry key="HKIndoorWorkout" value="1"/>', 2],
    ['Cycling', '<MetadataEntry key="HKIndoorWorkout" value="0"/>', 3],
    ['Cycling', '<MetadataEntry key="HKIndoorWorkout" value="1"/>', 15],
    ['Running', '', 4],
    ['PaddleSports', '', 10],
    ['CrossCountrySkiing', '', 22],
    ['TraditionalStrengthTraining', '', 7],
    ['Curling', '', null],
  ])('knows %s with %j as sport %s', async (sport, inside, sport_id) => {
    expect(
      (await readActivity(strToU8(exported(workout({ sport, inside }))))).activities,
    ).toMatchObject([{ sport_id }])
  })

  test.each([
    ['totalDistance="5" totalDistanceUnit="km"', 5000],
    ['totalDistance="2" totalDistanceUnit="mi"', 3218.688],
    ['totalDistance="2" totalDistanceUnit="furlong"', null],
    ['totalDistance="x" totalDistanceUnit="km"', null],
  ])('reads the distance of %s as %s', async (extra, metres) => {
    expect((await readActivity(strToU8(exported(workout({ extra }))))).activities).toMatchObject([
      { distance: metres },
    ])
  })
})

describe('a broken export', () => {
  test.each([
    ['without workouts', exported(...beats), 'not_an_activity'],
    [
      'with times that are none',
      exported(
        '<Workout workoutActivityType="HKWorkoutActivityTypeRowing" ' +
          'startDate="yesterday" endDate="today"/>',
      ),
      'not_an_activity',
    ],
    ['with a workout of weeks', exported(workout({ to: 30 * 86_400 })), 'not_an_activity'],
  ])('%s is refused', async (_, xml, code) => {
    await expect(readActivity(strToU8(xml))).rejects.toMatchObject({ code })
  })

  test('without its records is refused', async () => {
    const bytes = zipSync({ 'apple_health_export/workout-routes/a.gpx': track })
    await expect(readActivity(bytes)).rejects.toMatchObject({ code: 'archive_without_activity' })
  })

  test('that is long gives signs of life before its workouts', async () => {
    const xml = exported(workout({ inside: distance }), ' '.repeat(33e6))
    const archive = zipSync({ 'apple_health_export/export.xml': [strToU8(xml), { level: 0 }] })
    const found: number[] = []
    for await (const { activities } of readParts(archive, DEFAULT_LIMITS))
      found.push(activities.length)
    expect(found).toEqual([0, 1])
  })

  test('that unpacks to far more than records do is refused', async () => {
    await expect(
      readActivity(packed(exported(workout({}), ' '.repeat(30e6)))),
    ).rejects.toMatchObject({ code: 'too_large' })
  })

  test('that was cut off gives what is whole', async () => {
    const xml = exported(workout({ inside: distance }), workout({ from: 7200, to: 7800 }))
    const { activities } = await readActivity(strToU8(xml.slice(0, xml.lastIndexOf('startDate'))))
    expect(activities).toHaveLength(1)
  })
})

test('it comes out the same however it is cut into pieces', () => {
  const xml = exported(
    ...beats.slice(0, 20),
    workout({ inside: distance }),
    beat(7000, 100),
    workout({ from: 6900, to: 7100 }),
  )
  const readIn = (size: number) => {
    const health = healthExport(DEFAULT_LIMITS)
    for (let at = 0; at < xml.length; at += size) health.hear(xml.slice(at, at + size))
    const { workouts, heartRates } = health.finish()
    return { workouts, rates: workouts.map(({ start, end }) => heartRates(start, end)) }
  }
  const whole = readIn(xml.length)
  expect(whole.workouts).toHaveLength(2)
  expect(whole.rates.map(({ t }) => t.length)).toEqual([1, 20])
  for (const size of [1, 7, 63, 64, 65, 1000]) expect(readIn(size)).toEqual(whole)
})

test('more workouts than one may bring are refused, and a tag without end costs nothing', () => {
  const many = healthExport({ ...DEFAULT_LIMITS, entries: 10 })
  expect(
    refusalOf(() =>
      many.hear(
        Array.from({ length: 11 }, (_, index) =>
          workout({ from: index * 1000, to: index * 1000 + 10 }),
        ).join(''),
      ),
    ),
  ).toBe('too_large')
  const endless = healthExport(DEFAULT_LIMITS)
  for (let piece = 0; piece < 200; piece++)
    endless.hear(piece === 0 ? '<Workout workoutActivityType="' : 'x'.repeat(10_000))
  endless.hear(`"/>${workout({})}`)
  expect(endless.finish().workouts).toHaveLength(1)
})
