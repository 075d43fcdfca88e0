import { expect, test } from 'vitest'
import { workbookRows } from '../sheets/sheet.ts'
import { wordedFields } from './columns.ts'
import { RESULT_FIELDS, type ResultField } from './result-fields.ts'
import { nameOfResult, readResultRow } from './result-row.ts'

const READING = { order: null, year: 2027, language: 'en' } as const
const ROW = { day: '2026-03-02', name: 'Mia Hoffmann', distance: '2000', time: '7:12.3' }
const read = (cells: Partial<Record<ResultField, string>>, language: 'en' | 'de' = 'en') =>
  readResultRow({ ...ROW, ...cells }, { ...READING, language })

test('a distance and its time are a result of that piece', () => {
  const row = read({ power: '273 W', rpe: '7', stroke_rate: '31.5' })
  expect(row.faults).toEqual({})
  expect(row.piece?.pieces).toEqual([{ distance_m: 2000, rest_s: 0 }])
  expect(nameOfResult(row)).toBe('2000 m')
  expect(row.values).toEqual({
    time: 432.3,
    distance: 2000,
    power: 273,
    rpe: 7,
    stroke_rate: 31.5,
  })
})

test.each([
  [{ what: 'Test 2000m', distance: '' }, 'Test 2000m', { distance_m: 2000 }, [2000, 432.3]],
  [{ what: '30 min', time: '', distance: '8124' }, '30 min', { time_s: 1800 }, [8124, 1800]],
  [{ time: '30:00', distance: '8124' }, '30 min', { time_s: 1800 }, [8124, 1800]],
  [{ time: '20:00.0', distance: '6 km' }, '6000 m', { distance_m: 6000 }, [6000, 1200]],
  [{ what: 'Winter', time: '0:07:12.3' }, 'Winter', { distance_m: 2000 }, [2000, 432.3]],
  [{ time: '432.3' }, '2000 m', { distance_m: 2000 }, [2000, 432.3]],
])('%o is %s', (cells, name, piece, [distance, time]) => {
  const row = read(cells)
  expect(row.faults).toEqual({})
  expect(nameOfResult(row)).toBe(name)
  expect(row.piece?.pieces).toEqual([{ ...piece, rest_s: 0 }])
  expect(row.values).toMatchObject({ distance, time })
})

test('a distance is read as people of the language write it', () => {
  expect(read({ distance: '2.000' }, 'de').values.distance).toBe(2000)
  expect(read({ distance: '2,000' }).values.distance).toBe(2000)
})

test.each([
  [{ day: '' }, { day: 'missing' }],
  [{ day: '31.02.2026' }, { day: 'no_such_day' }],
  [{ day: '3/4/2026' }, { day: 'open_date' }],
  [{ name: ' ' }, { name: 'missing' }],
  [{ time: 'fast' }, { time: 'no_duration' }],
  [{ time: '7:72' }, { time: 'no_duration' }],
  [{ distance: 'far' }, { distance: 'no_distance' }],
  [{ distance: '' }, { distance: 'missing' }],
  [{ time: '' }, { time: 'missing' }],
  [{ what: '4x500m', distance: '' }, { what: 'no_piece' }],
  [{ heart_rate: '900' }, { heart_rate: 'out_of_bounds' }],
  [{ rpe: '2.5' }, { rpe: 'no_number' }],
  [{ power: 'many' }, { power: 'no_number' }],
])('%o is looked at', (cells, faults) => {
  const row = read(cells)
  expect(row.faults).toMatchObject(faults)
})

test('columns are found by their words, and a workbook keeps tenths', () => {
  const headings = ['Datum', 'Sportler', 'Strecke', 'Zeit', 'Schlagzahl']
  const time = new Date(Date.UTC(1899, 11, 30) + 432_300)
  const [row] = workbookRows([['2026-03-02', 'Mia', 2000, time, 30]])
  expect(row?.cells[3]).toBe('0:07:12.30')
  const sheet = { columns: headings, rows: [] }
  expect(wordedFields('result', RESULT_FIELDS, sheet)).toEqual([
    'day',
    'name',
    'what',
    'time',
    'stroke_rate',
  ])
})
