import { expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { fitlogReader } from './fitlog.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity } from './read-activity.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readActivity(bytesOf(text))
const only = async (text: string) => {
  const { kind, activities } = await read(text)
  expect(kind).toBe('fitlog')
  return activities[0] ?? expect.fail('nothing was read')
}
const fitlog = (activities: string) =>
  `<FitnessWorkbook><AthleteLog>${activities}</AthleteLog></FitnessWorkbook>`

test('pauses are no time of the timer, also where it is not said', async () => {
  const pause =
    '<TrackClock><Pause EndTime="2024-05-01T06:30:22Z" StartTime="2024-05-01T06:30:12Z"/>' +
    '</TrackClock>'
  const text = TABLES.fitlog
    .replace('<Duration TotalSeconds="40"/>', '')
    .replace('</Track>', `</Track>${pause}`)
  expect(await only(text)).toMatchObject({ duration: 30, elapsed_time: 40 })
})

test('a zone of its own moves the start, none leaves it to the club', async () => {
  const zoned = await only(TABLES.fitlog.replaceAll('02Z"', '02+02:00"'))
  expect(zoned).toMatchObject({ start_time: '2024-05-01T04:30:02.000Z', records: 20 })
  const local = await only(TABLES.fitlog.replaceAll('02Z"', '02"'))
  expect(local).toMatchObject({
    start_time: null,
    start_local: ['2024-05-01T06:30:02'],
    distance: 180,
    laps: [{ start: 0, time: 40 }],
  })
})

test('a workout without a track is a summary', async () => {
  const activity = await only(
    fitlog(
      '<Activity StartTime="2015-12-24T12:48:00+01:00"><Duration TotalSeconds="1803"/>' +
        '<Distance TotalMeters="0"/><HeartRate AverageBPM="121" MaximumBPM="150"/>' +
        '<Category Name="Radfahren"/></Activity>',
    ),
  )
  expect(activity).toMatchObject({
    sport_id: 3,
    start_time: '2015-12-24T11:48:00.000Z',
    duration: 1803,
    distance: null,
    heart_rate_avg: 121,
    heart_rate_max: 150,
    records: 0,
  })
})

test('each workout of a logbook is an activity', async () => {
  const [, workout = ''] = /(<Activity .*<\/Activity>)/.exec(TABLES.fitlog) ?? []
  const { activities } = await read(TABLES.fitlog.replace(workout, workout + workout))
  expect(activities.map(({ records }) => records)).toEqual([20, 20])
})

test('a file that was cut keeps what is before', async () => {
  const activity = await only(TABLES.fitlog.slice(0, TABLES.fitlog.indexOf('tm="30"')))
  expect(activity.warnings).toContain('truncated')
  expect(activity.records).toBe(14)
})

const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => fitlogReader.read(bytesOf(text), limits))

test.each([
  ['without workouts', fitlog(''), 'not_an_activity'],
  ['cut in front', '<FitnessWorkbook><Ath', 'file_damaged'],
  ['with an empty workout', fitlog('<Activity/>'), 'no_records'],
  [
    'with points of nothing',
    fitlog('<Activity><Track><pt tm="x"/></Track></Activity>'),
    'no_records',
  ],
  [
    'with entities',
    '<!DOCTYPE a [<!ENTITY a "b">]><FitnessWorkbook>&a;</FitnessWorkbook>',
    'xml_doctype',
  ],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test.each([
  ['workouts', '<Activity/>'.repeat(4)],
  ['laps', `<Activity>${'<Lap/>'.repeat(4)}</Activity>`],
  ['pauses', `<Activity>${'<Pause/>'.repeat(4)}</Activity>`],
])('too many %s are refused', (_, activities) =>
  expect(refusal(fitlog(activities), { ...DEFAULT_LIMITS, entries: 3 })).toBe('too_large'),
)
