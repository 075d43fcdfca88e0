import { describe, expect, test } from 'vitest'
import { writeGpx, type GpxPoint, type GpxTrack } from '../test/support/gpx-writer.ts'
import { refusalOf, START } from '../test/support/recordings.ts'
import { readGpx } from './gpx.ts'
import { DEFAULT_LIMITS } from './limits.ts'

/** A point so many metres north of the start. */
const at = (t: number, metres: number): GpxPoint => ({
  t,
  lat: 52.2 + metres / 111_195.08,
  lon: 0.1,
  ele: 6,
  hr: 130,
  cad: 22,
})
const track = (from: number, to: number): GpxPoint[] =>
  Array.from({ length: to - from }, (_, i) => at(from + i, (from + i) * 4))
const gpx = (...tracks: GpxTrack[]): Uint8Array =>
  writeGpx({ start: START, creator: 'Boat App', tracks })
const read = (bytes: Uint8Array) => readGpx(bytes, DEFAULT_LIMITS)
const only = (bytes: Uint8Array) => {
  const [activity, ...others] = read(bytes).activities
  expect(others).toEqual([])
  if (!activity) throw new Error('No activity')
  return activity
}
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)

test('a track is read, its distance and speed worked out', () => {
  const activity = only(gpx({ type: 'rowing_v2', segments: [track(0, 120)] }))
  expect(activity).toMatchObject({
    sport_id: 1,
    device: 'Boat App',
    start_time: '2024-05-01T06:30:00.000Z',
    records: 120,
    distance: expect.closeTo(476, 1),
    distance_source: 'gps',
    duration: 119,
    elapsed_time: 119,
    moving_time: 119,
    heart_rate_avg: 130,
    stroke_rate_avg: 22,
    derived: ['distance', 'speed'],
    warnings: [],
  })
  expect(activity.channels.get('speed')?.[60]).toBeCloseTo(4, 2)
})

describe('breaks', () => {
  const first = [at(0, 0), at(30, 100)]
  const second = [at(90, 500), at(120, 600)]
  test.each([
    { name: 'segments', bytes: gpx({ segments: [first, second] }) },
    { name: 'tracks', bytes: gpx({ segments: [first] }, { segments: [second] }) },
  ])('$name are laps of one activity, and nothing is joined between them', ({ bytes }) => {
    const activity = only(bytes)
    expect(activity.distance).toBeCloseTo(200, 1)
    expect(activity).toMatchObject({ duration: 60, elapsed_time: 120, records: 4 })
    expect(
      activity.laps.map(({ start, time, distance }) => [start, time, Math.round(distance ?? 0)]),
    ).toEqual([
      [0, 30, 100],
      [90, 30, 100],
    ])
  })

  test('tracks in any order are the same activity', () => {
    const third = [at(3700, 600), at(3730, 700)]
    const segments = [first, second, third]
    const inOrder = only(gpx(...segments.map((one) => ({ segments: [one] }))))
    for (const order of [
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      const tracks = order.map((place) => ({ segments: [segments[place] ?? []] }))
      expect(only(gpx(...tracks))).toEqual(inOrder)
    }
  })

  test('tracks in any order go on with the device that recorded them', () => {
    // Two devices side by side; one of them was stopped for a minute.
    const row = (from: number, to: number) => ({ segments: [track(from, to)] })
    const paused = [row(0, 300), row(360, 600)]
    const tracks = [row(1, 620), ...paused]
    const workoutsIn = (all: GpxTrack[]) =>
      read(gpx(...all))
        .activities.map(({ records, elapsed_time }) => [records, elapsed_time])
        .toSorted()
    expect(workoutsIn(tracks)).toEqual([
      [540, 599],
      [619, 618],
    ])
    expect(workoutsIn(tracks.toReversed())).toEqual(workoutsIn(tracks))
  })

  test('tracks of two days are two activities', () => {
    const nextDay = second.map((point) => ({ ...point, t: (point.t ?? 0) + 86_400 }))
    expect(
      read(gpx({ segments: [first] }, { segments: [nextDay] })).activities.map(
        ({ records, duration }) => [records, duration],
      ),
    ).toEqual([
      [2, 30],
      [2, 30],
    ])
  })
})

describe('tracks of two devices side by side', () => {
  const row = (from: number, seconds: number, hr: number, type?: string): GpxTrack => ({
    ...(type !== undefined && { type }),
    segments: [Array.from({ length: seconds + 1 }, (_, i) => ({ ...at(from + i, i * 4), hr }))],
  })
  const figures = (bytes: Uint8Array) =>
    read(bytes).activities.map(({ duration, distance, heart_rate_avg, warnings }) => [
      duration,
      Math.round(distance ?? 0),
      heart_rate_avg,
      warnings,
    ])

  test.each([
    { name: 'at once', second: 2, expected: 2 },
    { name: 'the second when the first is half through', second: 400, expected: 2 },
    { name: 'the second when the first is just over', second: 600, expected: 1 },
    { name: 'one after the other with a clock put back by seconds', second: 595, expected: 1 },
  ])('$name are $expected activities', ({ second, expected }) => {
    expect(read(gpx(row(0, 600, 140), row(second, 600, 141))).activities).toHaveLength(expected)
  })

  test('keep what each of them measured', () => {
    expect(figures(gpx(row(0, 600, 140), row(2, 600, 141)))).toEqual([
      [600, 2400, 140, []],
      [600, 2400, 141, []],
    ])
  })

  test('are each of the sport they say', () => {
    const sports = (...tracks: GpxTrack[]) =>
      read(gpx(...tracks)).activities.map(({ sport_id }) => sport_id)
    expect(sports(row(0, 600, 140, 'rowing'), row(2, 600, 141, 'running'))).toEqual([1, 4])
    expect(sports(row(0, 600, 140, 'rowing'), row(2, 600, 141))).toEqual([1, 1])
  })
})

describe('what is missing or wrong', () => {
  test.each([
    {
      name: 'no times',
      points: [
        { lat: 52.2, lon: 0.1 },
        { lat: 52.201, lon: 0.1 },
      ],
      expected: {
        start_time: null,
        duration: null,
        elapsed_time: null,
        distance: expect.closeTo(111.2, 1),
        warnings: ['time_unknown'],
      },
    },
    {
      name: 'few times',
      points: [at(0, 0), { lat: 52.3, lon: 0.1 }, { lat: 52.9, lon: 0.1 }],
      expected: { duration: 0, distance: expect.closeTo(77_836.6, 1), warnings: ['time_missing'] },
    },
    {
      name: 'a position of 0, 0',
      points: [at(0, 0), { t: 1, lat: 0, lon: 0 }, at(2, 8)],
      expected: { records: 3, distance: expect.closeTo(8, 2) },
    },
    {
      name: 'a position beyond the pole',
      points: [at(0, 0), { t: 1, lat: 95, lon: 0 }, at(2, 8)],
      expected: { records: 3, distance: expect.closeTo(8, 2), dropped: { lat: 1 } },
    },
    {
      name: 'a single point',
      points: [at(0, 0)],
      expected: { records: 1, distance: 0, duration: 0 },
    },
  ])('$name', ({ points, expected }) => {
    expect(only(gpx({ segments: [points] }))).toMatchObject(expected)
  })

  test('a track faster than any boat has no distance', () => {
    expect(only(gpx({ type: 'rowing', segments: [[at(0, 0), at(60, 50_000)]] }))).toMatchObject({
      distance: null,
      warnings: ['distance_implausible'],
    })
  })
})

describe('heart rates that SportTracks writes beside the track', () => {
  const beat = (second: number, bpm: string) =>
    `<st:heartRate time="${new Date(START.getTime() + 1000 * second).toISOString()}" bpm="${bpm}"/>`
  const withBeats = (...beats: string[]) =>
    only(
      bytesOf(
        textOf(gpx({ segments: [track(0, 60)] }))
          .replaceAll(/<[^<>]*hr>[^<]*<\/[^<>]*hr>/g, '')
          .replace(
            '</gpx>',
            '<extensions><st:activity xmlns:st="urn:uuid:D0EB2ED5"><st:heartRateTrack>' +
              `${beats.join('')}</st:heartRateTrack></st:activity></extensions></gpx>`,
          ),
      ),
    )

  test('belong to the points after them', () => {
    const activity = withBeats(beat(0, '120'), beat(5, '140'), beat(10, '160'))
    const rates = activity.channels.get('heart_rate')
    expect([rates?.[0], rates?.[4], rates?.[5], rates?.[12]]).toEqual([120, 120, 140, 160])
    expect(rates?.[30]).toBeNaN()
    expect(activity.heart_rate_max).toBe(160)
  })

  test('that are none are left out', () => {
    const activity = withBeats(beat(0, 'x'), '<st:heartRate/>', beat(1, '9e99'))
    expect(activity.channels.has('heart_rate')).toBe(false)
    expect(activity.heart_rate_avg).toBeNull()
  })
})

test('a missing end tag costs nothing but a warning', () => {
  const activity = only(bytesOf(textOf(gpx({ segments: [track(0, 60)] })).replace('</trkseg>', '')))
  expect(activity).toMatchObject({ records: 60, duration: 59, warnings: ['damaged'] })
})

test('a file cut inside a point keeps those before it', () => {
  const xml = textOf(gpx({ segments: [track(0, 60)] }))
  const cut = xml.slice(0, xml.lastIndexOf('<time>'))
  expect(only(bytesOf(cut))).toMatchObject({ records: 59, duration: 58, warnings: ['truncated'] })
})

test('elements named like parts of an object are only elements', () => {
  const xml = textOf(gpx({ segments: [track(0, 5)] })).replaceAll(
    '<ele>6</ele>',
    '<__proto__>6</__proto__><constructor>7</constructor>',
  )
  expect(only(bytesOf(xml)).records).toBe(5)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each([
  { name: 'no tracks', xml: '<gpx/>', code: 'not_an_activity' },
  { name: 'waypoints alone', xml: '<gpx><wpt lat="1" lon="2"/></gpx>', code: 'not_an_activity' },
  {
    name: 'a route alone',
    xml: '<gpx><rte><rtept lat="1" lon="2"/></rte></gpx>',
    code: 'not_an_activity',
  },
  { name: 'a segment without points', xml: '<gpx><trk><trkseg/></trk></gpx>', code: 'no_records' },
  {
    name: 'a document type',
    xml: '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>',
    code: 'xml_doctype',
  },
  { name: 'a file cut before the first point', xml: '<gpx><trk><trks', code: 'file_damaged' },
])('$name is refused as $code', ({ xml, code }) => {
  expect(refusalOf(() => read(bytesOf(xml)))).toBe(code)
})
