import { expect, test } from 'vitest'
import { readActivity } from './read-activity.ts'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { pwxReader } from './pwx.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readActivity(bytesOf(text))
const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => pwxReader.read(bytesOf(text), limits))

test('what the device averaged is kept beside the average of the samples', async () => {
  const { activities } = await read(
    TABLES.pwx.replace('avg="140"/><dist>171', 'avg="150"/><dist>171'),
  )
  expect(activities[0]).toMatchObject({
    heart_rate_avg: 140,
    device_averages: { heart_rate: 150, stroke_rate: null, power: null },
  })
})

test('a time with a zone is a moment, and stops are no time of the timer', async () => {
  const text = TABLES.pwx
    .replace('06:30:02</time>', '06:30:02Z</time>')
    .replace('<durationstopped>0', '<durationstopped>8')
  const { activities } = await read(text)
  expect(activities[0]).toMatchObject({
    start_time: '2024-05-01T06:30:02.000Z',
    start_local: [],
    duration: 30,
    elapsed_time: 38,
  })
})

test('each workout is an activity', async () => {
  const [, workout = ''] = /(<workout>.*<\/workout>)/.exec(TABLES.pwx) ?? []
  const { activities } = await read(TABLES.pwx.replace(workout, workout + workout))
  expect(activities.map(({ records }) => records)).toEqual([20, 20])
})

test('a file that was cut keeps what is before', async () => {
  const { activities } = await read(TABLES.pwx.slice(0, TABLES.pwx.indexOf('<timeoffset>20<')))
  expect(activities[0]?.warnings).toContain('truncated')
  expect(activities[0]?.records).toBeGreaterThan(9)
})

test.each([
  ['without workouts', '<pwx></pwx>', 'not_an_activity'],
  [
    'with samples outside of a workout',
    '<pwx><sample><hr>1</hr></sample></pwx>',
    'not_an_activity',
  ],
  ['with an empty workout', '<pwx><workout/></pwx>', 'no_records'],
  ['cut in front', '<pwx><wor', 'file_damaged'],
  [
    'with numbers that are none',
    '<pwx><workout><sample><hr>9e999</hr></sample></workout></pwx>',
    'no_records',
  ],
  ['with a document type', '<!DOCTYPE pwx [<!ENTITY a "b">]><pwx>&a;</pwx>', 'xml_doctype'],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test.each([
  ['workouts', `<pwx>${'<workout/>'.repeat(4)}</pwx>`],
  ['segments', `<pwx><workout>${'<segment/>'.repeat(4)}</workout></pwx>`],
])('too many %s are refused', (_, text) =>
  expect(refusal(text, { ...DEFAULT_LIMITS, entries: 3 })).toBe('too_large'),
)
