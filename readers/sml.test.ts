import { expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity } from './read-activity.ts'
import { smlReader } from './sml.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const only = async (text: string) => {
  const { kind, activities } = await readActivity(bytesOf(text))
  expect(kind).toBe('sml')
  return activities[0] ?? expect.fail('nothing was read')
}
const sml = (samples: string, head = '', more = '') =>
  `<sml xmlns="http://www.suunto.com/schemas/sml"><DeviceLog><Header>${head}</Header>` +
  `<Samples>${samples}</Samples>${more}</DeviceLog></sml>`
const sample = (time: number, values: string) => `<Sample>${values}<Time>${time}</Time></Sample>`
const seconds = (count: number, values: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => sample(i, values(i))).join('')

test('a position that came by itself belongs to the sample after it', async () => {
  const rows = seconds(4, (i) => `<HR>2</HR><Distance>${i * 3}</Distance>`)
  const alone = sample(1.4, '<Latitude>0.5</Latitude><Longitude>0.1</Longitude>')
  const activity = await only(sml(rows.replace('<Sample><HR>2</HR><Distance>6', `${alone}$&`)))
  expect(activity.records).toBe(4)
  expect(activity.channels.get('lat')?.[2]).toBeCloseTo(28.6479, 4)
})

test('positions alone are records', async () => {
  const activity = await only(
    sml(seconds(5, (i) => `<Latitude>${0.9 + i * 1e-6}</Latitude><Longitude>0.1</Longitude>`)),
  )
  expect(activity.records).toBe(5)
  expect(activity.distance_source).toBe('gps')
})

test('beats give the heart rate where samples have none', async () => {
  const activity = await only(
    sml(
      seconds(4, (i) => `<Distance>${i}</Distance>`),
      '',
      `<R-R><Data>${'500 '.repeat(900)}</Data></R-R>`,
    ),
  )
  expect(activity.heart_rate_avg).toBe(120)
})

test('rates by the minute are taken as they are', async () => {
  const activity = await only(sml(seconds(4, () => '<HR>141</HR>')))
  expect(activity.heart_rate_avg).toBe(141)
})

test('events close laps and pause the timer', async () => {
  const event = (time: number, what: string) => `<Sample><Time>${time}</Time>${what}</Sample>`
  const lap = '<Events><Lap><Type>Manual</Type><Duration>10</Duration><Distance>40</Distance>'
  const pause = (is: string) => `<Events><Pause><State>${is}</State></Pause></Events>`
  const rows = [
    ...Array.from({ length: 11 }, (_, i) => sample(i, `<Distance>${i * 4}</Distance>`)),
    event(10, `${lap}</Lap></Events>`),
    event(10, pause('True')),
    event(40, pause('False')),
    ...Array.from({ length: 11 }, (_, i) => sample(40 + i, `<Distance>${40 + i * 4}</Distance>`)),
  ]
  const activity = await only(sml(rows.join(''), '<Distance>80</Distance><Duration>20</Duration>'))
  expect(activity).toMatchObject({ duration: 20, elapsed_time: 50, distance: 80 })
  expect(activity.laps.map(({ start, time, distance }) => [start, time, distance])).toEqual([
    [0, 10, 40],
    [10, 40, 40],
  ])
})

test.each([
  ['a time of the wall', '<DateTime>2024-05-01T08:30:02</DateTime>', ['2024-05-01T08:30:02']],
  ['no time', '', []],
])('%s without instants of samples is the start', async (_, head, start_local) => {
  expect(
    await only(
      sml(
        seconds(3, () => '<HR>2</HR>'),
        head,
      ),
    ),
  ).toMatchObject({ start_time: null, start_local })
})

test('a head alone is a summary', async () => {
  const head = '<Duration>1800</Duration><Distance>5000</Distance><ActivityType>71</ActivityType>'
  expect(await only(sml('', head))).toMatchObject({
    sport_id: 2,
    distance: 5000,
    duration: 1800,
    records: 0,
  })
})

test('a file that was cut keeps what is before', async () => {
  const text = TABLES.sml.slice(0, TABLES.sml.indexOf('06:30:30Z'))
  const activity = await only(text)
  expect(activity.warnings).toContain('truncated')
  expect(activity.records).toBeGreaterThan(9)
})

const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => smlReader.read(bytesOf(text), limits))

test.each([
  ['without a log', '<sml></sml>', 'not_an_activity'],
  ['cut in front', '<sml><Dev', 'file_damaged'],
  ['with numbers that are none', sml(sample(0, '<HR>9e999</HR>')), 'no_records'],
  ['with entities', '<!DOCTYPE sml [<!ENTITY a "b">]><sml>&a;</sml>', 'xml_doctype'],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test('too many laps are refused', () =>
  expect(
    refusal(sml(`<Sample><Events>${'<Lap/>'.repeat(4)}</Events></Sample>`), {
      ...DEFAULT_LIMITS,
      entries: 3,
    }),
  ).toBe('too_large'))
