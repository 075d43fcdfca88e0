import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drvBytes, type Dialect, type Written } from '../../test/support/drv-writer.ts'
import { decodeText } from '../sheets/decode-text.ts'
import { formatDuration } from '../time/duration.ts'
import { readDrvFile } from './drv-file.ts'

const dialects: fc.Arbitrary<Dialect> = fc
  .record({
    separator: fc.constantFrom<Dialect['separator']>(';', ','),
    decimals: fc.constantFrom<Dialect['decimals']>(',', '.'),
    language: fc.constantFrom<Dialect['language']>('en', 'de'),
    days: fc.constantFrom<Dialect['days']>('iso', 'german'),
    encoding: fc.constantFrom<Dialect['encoding']>('utf-8', 'utf-8-bom', 'windows-1252'),
    ends: fc.constantFrom<Dialect['ends']>('\n', '\r\n'),
    fills: fc.boolean(),
  })
  .map((dialect) => (dialect.separator === ',' ? { ...dialect, decimals: '.' } : dialect))

/** Two letters with marks beside each other, and no others, could as well be a sign of Chinese. */
const names = fc.stringMatching(/^[A-ZÄÖÜ][a-z]([a-zäöüßé][a-z]){0,5}( [A-Z][a-z]{1,8})?$/)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-26'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

const people = fc.record({ last_name: names, first_name: names, birth_date: maybe(days) })
const heads = fc.record({
  test_date: days,
  site: maybe(fc.constantFrom('Ratzeburg', 'Köln; Fühlinger See', 'Essen, "Baldeney"')),
  protocol: maybe(fc.constantFrom('drv-step', '7x4')),
  weight_kg: maybe(tenths(35, 140)),
  weight_class: maybe(fc.constantFrom('open', 'light')),
  sweep_scull: maybe(fc.constantFrom('sweep', 'scull')),
  drag_factor: maybe(fc.integer({ min: 50, max: 300 })),
  comment: maybe(fc.constantFrom('Erkältet', 'first line\nsecond; line', 'sagte "müde"')),
})
const steps = fc.array(
  fc.record({
    power_w: maybe(tenths(0, 3000)),
    duration_s: maybe(fc.integer({ min: 1, max: 7200 })),
    stroke_rate: maybe(tenths(0, 99)),
    heart_rate: maybe(fc.integer({ min: 30, max: 250 })),
    lactate: maybe(tenths(0, 30)),
    rpe: maybe(fc.integer({ min: 0, max: 10 })),
  }),
  { minLength: 1, maxLength: 12 },
)

const without = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function readBack(rows: readonly Written[], dialect: Dialect) {
  const file = readDrvFile(decodeText(drvBytes(rows, dialect)), '2026-11-26')
  if (typeof file === 'string') throw new Error(file)
  expect(file.faults).toEqual([])
  return file.tests
}

describe('what is written in any dialect reads back', () => {
  test('as step tests', () =>
    fc.assert(
      fc.property(people, heads, steps, dialects, (person, head, lines, dialect) => {
        const rows = lines.map((line, index) => ({
          test_type: 'step',
          ...without(person),
          ...without(head),
          step: index + 1,
          ...without(line),
        }))
        const [only, second] = readBack(rows as Written[], dialect)
        const { test_date, weight_kg, ...others } = head
        expect(second).toBeUndefined()
        expect(only).toMatchObject({ kind: 'step', day: test_date, person: without(person) })
        expect(only?.values).toEqual(without({ ...others, weight: weight_kg }))
        expect(only?.lines).toEqual(
          lines.map(({ power_w, duration_s, ...line }) =>
            without({ ...line, watts: power_w, time_s: duration_s }),
          ),
        )
      }),
    ))

  test('as races against the clock', () =>
    fc.assert(
      fc.property(
        people,
        fc.constantFrom('2k', '5k', '6k'),
        days,
        tenths(60, 3000),
        dialects,
        (person, kind, test_date, time, dialect) => {
          const row = { test_type: kind, ...without(person), test_date, split: 0 }
          const split_time = formatDuration(time, 'm:ss.S') ?? ''
          const [only] = readBack([{ ...row, split_time } as Written], dialect)
          expect(only).toMatchObject({ kind, day: test_date, values: { time_s: time }, lines: [] })
        },
      ),
    ))
})

const HEAD = 'test_type;last_name;first_name;test_date;step;lactate\n'
const UNMARKED = ['no_text', 'no_mark']
/** Commas or tabs in most of the lines divide the headings elsewhere. */
const BROKEN = ['no_text', 'no_rows', 'column_missing']

test('any text is refused, or its lines are faults', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, marked) => {
      const file = readDrvFile(marked ? `#drv-test/1\n${HEAD}${text}` : text, '2026-11-26')
      if (typeof file === 'string') {
        expect(marked ? BROKEN : UNMARKED).toContain(file)
        return
      }
      expect(file.tests).toEqual([])
      expect(file.faults).not.toEqual([])
    }),
  ))

test('a value that is read lies within its bounds, and one beyond them is a fault', () => {
  let lines = 0
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 60 }), (lactate) => {
      const row = `step;Huber;Anna;2026-01-05;1;${lactate}`
      const file = readDrvFile(`#drv-test/1\n${HEAD}${row}`, '2026-11-26')
      if (typeof file === 'string') throw new Error(file)
      const read = file.tests.flatMap((one) => one.lines)
      lines += read.length
      expect(read).toEqual(lactate >= 0 && lactate <= 30 ? [{ lactate }] : [])
      expect(file.faults).toHaveLength(1 - read.length)
    }),
  )
  expect(lines).toBeGreaterThan(0)
})
