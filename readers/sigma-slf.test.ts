import { describe, expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity } from './read-activity.ts'
import { sigmaSlfReader } from './sigma-slf.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const only = async (text: string) => {
  const { kind, activities } = await readActivity(bytesOf(text))
  expect(kind).toBe('sigma-slf')
  return activities[0] ?? expect.fail('nothing was read')
}
const withDate = (date: string) =>
  TABLES['sigma-slf'].replace(/<startDate>[^<]*/, `<startDate>${date}`)

describe('revision 400', () => {
  test('has laps by its markers, and sensors that were not there are silent', async () => {
    const { laps, channels } = await only(
      TABLES['sigma-slf'].replaceAll('power="250"', 'power="0"'),
    )
    expect(laps).toMatchObject([{ start: 0, time: 38, distance: 171, heart_rate_avg: 140 }])
    expect(channels.has('power')).toBe(false)
    expect(channels.get('elevation')?.[0]).toBe(6)
  })

  test('its clock stands still in pauses, the one on the wall runs on', async () => {
    const text = TABLES['sigma-slf']
      .replace('<Markers>', '<Markers><Marker type="p" timeAbsolute="2000" duration="6000"/>')
      .replace('<pauseTime>0', '<pauseTime>6000')
    const { channels, duration, elapsed_time, rest_time } = await only(text)
    expect([duration, elapsed_time, rest_time]).toEqual([40, 100, 60])
    expect([...(channels.get('t') ?? [])].slice(9, 12)).toEqual([20, 82, 84])
  })

  test('without entries is a summary', async () => {
    const text = TABLES['sigma-slf'].replace(/<Entries>.*<\/Markers>/, '<Entries/><Markers/>')
    expect(await only(text)).toMatchObject({
      records: 0,
      distance: 180,
      duration: 40,
      heart_rate_avg: 140,
    })
  })
})

describe('revision 210', () => {
  const entry = (i: number) =>
    `<LogEntry><IsPause>false</IsPause><PauseTime>0</PauseTime><Time>5</Time>` +
    `<TimeAbsolute>${i * 5}</TimeAbsolute><DistanceAbsolute>${i * 20}</DistanceAbsolute>` +
    `<Heartrate>${i === 0 ? 0 : 150}</Heartrate><Speed>4</Speed></LogEntry>`
  const log = (entries: string) =>
    '<?xml version="1.0"?><Log revision="210"><GeneralInformation unit="rc1411">' +
    '<StartDate>Sun Apr 29 12:58:44 GMT+0200 2012</StartDate></GeneralInformation>' +
    '<LogValues><Distance>200</Distance><TrainingTime>50</TrainingTime><PauseTime>30</PauseTime>' +
    `<AverageHeartrate>150</AverageHeartrate></LogValues><LogEntries>${entries}</LogEntries>` +
    '<Laps><Lap><Time>50</Time><TimeAbsolute>50</TimeAbsolute><Distance>200</Distance>' +
    '<AverageHeartrate>150</AverageHeartrate></Lap></Laps></Log>'
  const rows = Array.from({ length: 11 }, (_, i) => entry(i))

  test('has its values in elements, in seconds', async () => {
    expect(await only(log(rows.join('')))).toMatchObject({
      start_time: '2012-04-29T10:58:44.000Z',
      records: 11,
      distance: 200,
      duration: 50,
      heart_rate_avg: 150,
      dropped: {},
      laps: [{ start: 0, time: 50, distance: 200, heart_rate_avg: 150 }],
    })
  })

  test('an entry may be a pause', async () => {
    const pause =
      '<LogEntry><IsPause>true</IsPause><PauseTime>30</PauseTime><TimeAbsolute>25</TimeAbsolute>' +
      '</LogEntry>'
    const activity = await only(log([...rows.slice(0, 6), pause, ...rows.slice(6)].join('')))
    expect(activity).toMatchObject({ records: 11, duration: 50, elapsed_time: 80 })
    expect(activity.channels.get('t')?.[6]).toBe(60)
  })
})

test.each([
  ['without a zone', 'Wed May 1 08:30:02 2024', null, ['2024-05-01T08:30:02']],
  ['in GMT', 'Wed May 1 08:30:02 GMT 2024', '2024-05-01T08:30:02.000Z', []],
  ['that is none', 'Wed May 41 08:30:02 GMT+0200 2024', null, []],
])('a date %s', async (_, date, start_time, start_local) =>
  expect(await only(withDate(date))).toMatchObject({ start_time, start_local }),
)

test('a file that was cut keeps what is before', async () => {
  const activity = await only(TABLES['sigma-slf'].slice(0, -900))
  expect(activity.warnings).toContain('truncated')
  expect(activity.records).toBeGreaterThan(5)
})

const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => sigmaSlfReader.read(bytesOf(text), limits))
const empty = (inner: string) =>
  `<Activity revision="400"><GeneralInformation><name/></GeneralInformation>${inner}</Activity>`

test.each([
  ['without a head', '<Log revision="210"/>', 'not_an_activity'],
  ['cut in front', '<Activity revision="400"><Gen', 'file_damaged'],
  ['with an empty head', empty(''), 'no_records'],
  ['with numbers that are none', empty('<Entry heartrate="x" speed="1e999"/>'), 'no_records'],
  ['with entities', '<!DOCTYPE Log [<!ENTITY a "b">]><Log>&a;</Log>', 'xml_doctype'],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test.each(['l', 'p'])('too many markers %s are refused', (type) =>
  expect(
    refusal(empty(`<Marker type="${type}" timeAbsolute="1" duration="1"/>`.repeat(4)), {
      ...DEFAULT_LIMITS,
      entries: 3,
    }),
  ).toBe('too_large'),
)
