import FitParser from 'fit-file-parser'
import { describe, expect, test } from 'vitest'
import { START, steadyRow } from '../test/support/recordings.ts'
import { writeFit, type FitFileContent } from '../server/demo/fit-writer.ts'
import { only, read, row } from '../test/support/fit-rows.ts'

describe('the same row', () => {
  test.each<{ name: string; content: FitFileContent }>([
    { name: 'little endian', content: row },
    { name: 'big endian', content: { ...row, big_endian: true } },
    { name: 'with compressed timestamps', content: { ...row, compressed_timestamps: true } },
    {
      name: 'big endian with compressed timestamps',
      content: { ...row, big_endian: true, compressed_timestamps: true },
    },
  ])('is read $name', ({ content }) => {
    const activity = only(writeFit(content))
    expect(activity).toMatchObject({
      sport_id: 1,
      start_time: '2024-05-01T06:30:00.000Z',
      device: 'Slipway',
      records: 600,
      distance: 2396,
      distance_source: 'device',
      duration: 599,
      elapsed_time: 599,
      moving_time: 599,
      heart_rate_max: 179,
      heart_rate_avg: expect.closeTo((149.5 * 600 - 179) / 599, 9),
      stroke_rate_avg: 24,
      power_avg: 180,
      warnings: [],
      dropped: {},
      derived: [],
    })
    expect([...(activity.channels.get('t') ?? [])]).toEqual(
      Array.from({ length: 600 }, (_, t) => t),
    )
    expect(activity.channels.get('lat')?.[300]).toBeCloseTo(52.2 + 1200 / 111_195, 6)
  })
})

test('agrees with another reader field by field', () => {
  const bytes = writeFit({
    ...row,
    laps: [
      { start: 0, time: 300, distance: 1200 },
      { start: 300, time: 299, distance: 1196 },
    ],
  })
  const parser = new FitParser({
    mode: 'list',
    lengthUnit: 'm',
    speedUnit: 'm/s',
    elapsedRecordField: true,
  })
  let theirs: { records?: object[]; laps?: object[] } = {}
  parser.parse(Buffer.from(bytes), (error, data) => {
    if (error) throw new Error(error)
    theirs = data ?? {}
  })
  const ours = only(bytes)
  expect(theirs.laps).toHaveLength(ours.laps.length)
  expect(theirs.records).toHaveLength(ours.records)
  const names = {
    lat: 'position_lat',
    lon: 'position_long',
    distance: 'distance',
    speed: 'speed',
    heart_rate: 'heart_rate',
    power: 'power',
    elevation: 'altitude',
    stroke_rate: 'cadence',
    t: 'elapsed_time',
  } as const
  for (const [name, theirName] of Object.entries(names)) {
    const channel = [...ours.channels].find(([channelName]) => channelName === name)?.[1] ?? []
    const expected = (theirs.records ?? []).map((record) =>
      Number(Object.entries(record).find(([key]) => key === theirName)?.[1]),
    )
    expected.forEach((value, i) => expect(channel[i], `${name} ${i}`).toBeCloseTo(value, 6))
  }
})

test('values the file marks as invalid are no values', () => {
  const activity = only(
    writeFit({
      ...row,
      records: [{ t: 0, heart_rate: 120 }, { t: 1 }, { t: 2, heart_rate: 140, cadence: 20 }],
    }),
  )
  expect([...(activity.channels.get('heart_rate') ?? [])]).toEqual([120, Number.NaN, 140])
  expect(activity.channels.has('lat')).toBe(false)
  expect(activity.heart_rate_avg).toBe(120)
})

test.each([
  { sport: 15, sub_sport: 14, id: 2, rate: 'stroke_rate', warnings: [] },
  { sport: 2, sub_sport: 58, id: 17, rate: 'cadence', warnings: [] },
  { sport: 0, sub_sport: 0, id: 8, rate: 'stroke_rate', warnings: ['sport_unknown'] },
  { sport: 82, sub_sport: 0, id: 8, rate: 'stroke_rate', warnings: ['sport_unknown'] },
])(
  'sport $sport, sub-sport $sub_sport gives a $rate',
  ({ sport, sub_sport, id, rate, warnings }) => {
    const activity = only(writeFit({ ...row, sport, sub_sport }))
    expect(activity.sport_id).toBe(id)
    expect([...activity.channels.keys()]).toContain(rate)
    expect(activity.warnings).toEqual(warnings)
  },
)

test('developer fields of a rowing sensor become channels in SI units', () => {
  const activity = only(
    writeFit({
      ...row,
      records: [
        { t: 0, developer: [740, 136, 351.5, 7] },
        { t: 2, developer: [undefined, 133, 348, 8] },
      ],
      developer_fields: [
        { name: 'StrokeDriveTime', units: 'ms', type: 'uint16' },
        { name: 'Drive Length', units: 'm', type: 'uint16', scale: 100 },
        { name: 'AverageDriveForceN', units: 'N', type: 'float32' },
        { name: 'Mood', units: '', type: 'uint8' },
      ],
    }),
  )
  expect([...(activity.channels.get('drive_time') ?? [])]).toEqual([0.74, Number.NaN])
  expect([...(activity.channels.get('drive_length') ?? [])]).toEqual([1.36, 1.33])
  expect([...(activity.channels.get('avg_force') ?? [])]).toEqual([351.5, 348])
  expect([...activity.channels.keys()]).not.toContain('mood')
})

test('laps start where the device says, resting laps give work and rest', () => {
  const activity = only(
    writeFit({
      ...row,
      laps: [
        { start: 0, time: 200, distance: 800, heart_rate_avg: 130, cadence_avg: 24 },
        { start: 200, time: 100, distance: 20, rest: true },
        { start: 300, time: 299, distance: 1196 },
      ],
    }),
  )
  expect(activity.laps).toEqual([
    { start: 0, time: 200, distance: 800, heart_rate_avg: 130, stroke_rate_avg: 24, rest: false },
    {
      start: 200,
      time: 100,
      distance: 20,
      heart_rate_avg: null,
      stroke_rate_avg: null,
      rest: true,
    },
    {
      start: 300,
      time: 299,
      distance: 1196,
      heart_rate_avg: null,
      stroke_rate_avg: null,
      rest: false,
    },
  ])
  expect(activity).toMatchObject({ work_time: 499, rest_time: 100 })
})

describe('totals', () => {
  test.each<{ name: string; content: Partial<FitFileContent>; expected: object }>([
    {
      name: 'of the laps where the session has none',
      content: {
        session: { start: 0, time: 599 },
        laps: [{ start: 0, time: 599, distance: 2400 }],
      },
      expected: { distance: 2400, distance_source: 'laps' },
    },
    {
      name: 'of the records without session and laps',
      content: { session: null },
      expected: { distance: 2396, distance_source: 'device', duration: 599 },
    },
    {
      name: 'without the pauses between the timer marks',
      content: { session: null, pauses: [{ from: 100, to: 160 }] },
      expected: { duration: 539, elapsed_time: 599 },
    },
    {
      name: 'from GPS without a distance',
      content: {
        session: null,
        records: steadyRow(600).map((record) => ({ ...record, distance: undefined })),
      },
      expected: {
        distance: expect.closeTo(2396, 0),
        distance_source: 'gps',
        derived: ['distance'],
      },
    },
    {
      name: 'from speed without distance and GPS',
      content: { session: null, records: steadyRow(600).map(({ t, speed }) => ({ t, speed })) },
      expected: { distance: 2396, distance_source: 'speed' },
    },
    {
      name: 'with a timer longer than the elapsed time',
      content: { session: { start: 0, time: 600, elapsed: 170, distance: 2396 } },
      expected: { duration: 600, elapsed_time: 600 },
    },
    {
      name: 'unknown',
      content: { session: null, records: [{ t: 0, heart_rate: 100 }] },
      expected: { distance: null, distance_source: null, moving_time: null },
    },
  ])('$name', ({ content, expected }) => {
    expect(only(writeFit({ ...row, ...content }))).toMatchObject(expected)
  })
})

test('every session of a multisport file is an activity, wherever its distance starts', () => {
  const sessions = [
    { start: 0, time: 300, distance: 1200, sport: 1 },
    { start: 300, time: 299, distance: 1196, sport: 15 },
  ]
  for (const restart of [false, true]) {
    const records = steadyRow(600).map((record) =>
      restart && record.t >= 300 ? { ...record, distance: (record.t - 300) * 4 } : record,
    )
    const [run, boat] = read(
      writeFit({ ...row, records, session: sessions, laps: sessions }),
    ).activities
    expect(run).toMatchObject({
      sport_id: 4,
      records: 300,
      distance: 1200,
      laps: [{ start: 0, time: 300 }],
    })
    expect(boat).toMatchObject({
      sport_id: 1,
      records: 300,
      distance: 1196,
      laps: [{ start: 0, time: 299 }],
      start_time: '2024-05-01T06:35:00.000Z',
    })
    expect(boat?.channels.get('distance')?.at(-1)).toBe(restart ? 1196 : 1200)
  }
})

test('a pool swim of lengths alone has a sample per length', () => {
  const lengths = [0, 30, 60, 90].map((start) => ({
    start,
    time: 30,
    cadence_avg: 28,
    rest: start === 60,
  }))
  const swim = only(
    writeFit({
      start: START,
      sport: 5,
      sub_sport: 17,
      records: [],
      lengths,
      session: { start: 0, time: 120, distance: 75, pool_length: 25 },
    }),
  )
  expect(swim).toMatchObject({
    sport_id: 5,
    records: 4,
    distance: 75,
    work_time: 90,
    rest_time: 30,
  })
  expect([...(swim.channels.get('distance') ?? [])]).toEqual([25, 50, 50, 75])
  expect([...(swim.channels.get('t') ?? [])]).toEqual([30, 60, 90, 120])
})
