import { describe, expect, test } from 'vitest'
import { kmlReader } from './kml.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const kml = (body: string) => {
  const text =
    '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" ' +
    `xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${body}</Document></kml>`
  return kmlReader.read(new TextEncoder().encode(text), DEFAULT_LIMITS).activities
}
const times = <Value>(count: number, each: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => each(i))
const when = (second: number): string =>
  `<when>${new Date(Date.UTC(2024, 4, 1, 6, 30, second)).toISOString()}</when>`
const latitude = (metres: number): string => (52.2 + metres / 111_195).toFixed(7)
const track = (from: number, metres: number): string =>
  [
    '<gx:Track>',
    ...times(20, (i) => when(from + i)),
    ...times(20, (i) => `<gx:coord>0.1 ${latitude(metres + 4 * i)} 6</gx:coord>`),
    '<ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate">',
    ...times(20, () => `<gx:value>${100 + from}</gx:value>`),
    '</gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track>',
  ].join('')
const placemark = (i: number): string =>
  `<Placemark><TimeStamp>${when(2 * i)}</TimeStamp>` +
  `<Point><coordinates>0.1,${latitude(8 * i)},6</coordinates></Point></Placemark>`

test('a line is read whole, however long its text', () => {
  const places = times(6001, (i) => `0.1000000,${latitude(4 * i)},6`).join(' ')
  const [line] = kml(
    `<Placemark><LineString><coordinates>\n${places}\n</coordinates></LineString></Placemark>`,
  )
  expect(line?.records).toBe(6001)
  expect(line?.distance).toBeCloseTo(24_000, -1)
})

describe('tracks', () => {
  const pieces = [track(0, 0), track(80, 76)]

  test('of one MultiTrack are one workout, with a pause in which nothing is joined', () => {
    const activities = kml(
      `<Placemark><gx:MultiTrack>${pieces.join('')}</gx:MultiTrack></Placemark>`,
    )
    expect(activities).toHaveLength(1)
    expect(activities[0]).toMatchObject({
      records: 40,
      elapsed_time: 99,
      moving_time: 38,
      heart_rate_avg: (29 * 100 + 19 * 180) / 48,
    })
    expect(activities[0]?.distance).toBeCloseTo(152, 0)
  })

  test.each([
    ['beside each other', pieces.map((piece) => `<Placemark>${piece}</Placemark>`)],
    [
      'of MultiTracks of their own',
      pieces.map((piece) => `<Placemark><gx:MultiTrack>${piece}</gx:MultiTrack></Placemark>`),
    ],
  ])('%s are workouts of their own', (_name, placemarks) => {
    expect(
      kml(placemarks.join('')).map(({ records, heart_rate_avg }) => [records, heart_rate_avg]),
    ).toEqual([
      [20, 100],
      [20, 180],
    ])
  })
})

describe('places with moments', () => {
  test('of a logger are a workout, rather than the line it draws beside them', () => {
    const line =
      '<Placemark><LineString><coordinates>0.1,52.2 0.1,52.3</coordinates></LineString></Placemark>'
    const [found, ...others] = kml(line + times(30, placemark).join(''))
    expect(others).toEqual([])
    expect(found).toMatchObject({
      records: 30,
      start_time: '2024-05-01T06:30:00.000Z',
      elapsed_time: 58,
      moving_time: 58,
    })
    expect(found?.distance).toBeCloseTo(232, 0)
  })

  test('are marks beside a track', () => {
    expect(
      kml(`${times(3, placemark).join('')}<Placemark>${track(0, 0)}</Placemark>`).map(
        ({ records }) => records,
      ),
    ).toEqual([20])
  })

  test('that have no moment are none', () => {
    expect(() =>
      kml(
        times(
          3,
          () => '<Placemark><Point><coordinates>0.1,52.2</coordinates></Point></Placemark>',
        ).join(''),
      ),
    ).toThrow()
  })
})
