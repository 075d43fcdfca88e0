import { describe, expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { concept2JsonReader } from './concept2-json.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { readActivity } from './read-activity.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const read = async (value: unknown) => {
  const result = await readActivity(bytesOf(value))
  expect(result.kind).toBe('concept2-json')
  return result
}
const strokes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ t: (i + 1) * 25, d: (i + 1) * 100, p: 1250, spm: 24 }))
const result = (more: object = {}) => ({
  id: 7,
  type: 'rower',
  date: '2024-05-01 08:30:00',
  distance: 100,
  time: 250,
  stroke_data: strokes(10),
  ...more,
})

test('strokes of intervals run on through the rests between them', async () => {
  const interval = { time: 250, distance: 100, rest_time: 600, stroke_rate: 24 }
  const { activities } = await read(
    result({
      distance: 200,
      time: 500,
      rest_time: 1200,
      workout: { intervals: [interval, interval] },
      stroke_data: [...strokes(10), ...strokes(10)],
    }),
  )
  expect(activities).toMatchObject([
    { records: 20, distance: 200, duration: 50, elapsed_time: 170, work_time: 50, rest_time: 120 },
  ])
  const [{ channels, laps }] = activities as [(typeof activities)[number]]
  expect(channels.get('t')?.[10]).toBe(87.5)
  expect(laps.map(({ start, time, rest }) => [start, time, rest])).toEqual([
    [0, 25, false],
    [25, 60, true],
    [85, 25, false],
    [110, 60, true],
  ])
})

test.each([
  ['in a zone', { timezone: 'Europe/Berlin' }, '2024-05-01T06:29:35.000Z', []],
  ['in UTC', { date_utc: '2024-05-01 06:30:00' }, '2024-05-01T06:29:35.000Z', []],
  ['of a wall', {}, null, ['2024-05-01T08:29:35']],
  ['in a zone that is none', { timezone: 'Moon/Far' }, null, ['2024-05-01T08:29:35']],
  ['that is none', { date: 'yesterday' }, null, []],
])('the end %s dates a result', async (_, date, start_time, start_local) => {
  const { activities } = await read(result(date))
  expect(activities).toMatchObject([{ start_time, start_local }])
})

describe('several ways to hold results', () => {
  test.each([
    ['one', result()],
    ['one as data', { data: result() }],
    ['a list', [result()]],
    ['a list as data', { data: [result()], meta: {} }],
    ['strokes in an object', result({ stroke_data: { data: strokes(10) } })],
  ])('%s', async (_, value) => {
    const { activities } = await read(value)
    expect(activities).toMatchObject([{ sport_id: 2, records: 10, distance: 100, duration: 25 }])
  })

  test('strokes alone are those of a rower, without a date', async () => {
    for (const value of [strokes(10), { data: strokes(10) }]) {
      const { activities } = await read(value)
      expect(activities).toMatchObject([
        {
          sport_id: 2,
          records: 10,
          distance: 100,
          start_time: null,
          start_local: [],
          warnings: [],
        },
      ])
    }
  })

  test('a result without strokes is a summary, and one that comes twice is one', async () => {
    const bare = result({ stroke_data: true, type: 'skierg' })
    const { activities, warnings } = await read({ data: [bare, bare] })
    expect(activities).toMatchObject([{ sport_id: 22, distance: 100, duration: 25 }])
    expect(warnings).toContain('duplicate_left_out')
  })
})

const refusal = (text: string, limits = DEFAULT_LIMITS) =>
  refusalOf(() => concept2JsonReader.read(new TextEncoder().encode(text), limits))

test.each([
  ['cut in the midst', TABLES['concept2-json'].slice(0, 300), 'file_damaged'],
  ['with nothing in it', '{"data":[]}', 'no_records'],
  ['with a result of nothing', '{"type":"rower","time":0,"distance":0}', 'no_records'],
])('a file %s is refused', (_, text, code) => expect(refusal(text)).toBe(code))

test('too many results or strokes are refused', () => {
  const text = (value: unknown) => JSON.stringify(value)
  const many = text([1, 2, 3, 4].map((id) => result({ id })))
  expect(refusal(many, { ...DEFAULT_LIMITS, entries: 3 })).toBe('too_large')
  expect(refusal(text(result()), { ...DEFAULT_LIMITS, records: 3 })).toBe('too_large')
})

test('numbers that are none are left out', async () => {
  const { activities } = await read(
    result({ stroke_data: [{ t: 'x', d: null, p: -1, spm: 1e9, hr: 'y' }, ...strokes(3)] }),
  )
  expect(activities[0]?.dropped).toEqual({ stroke_rate: 1 })
})
