import type {
  NewCells,
  TestPerson,
  WrittenTest,
} from '#contract/analysis/performance-tests-days.ts'
import { fastestOf } from '#domain/constants/fastest.ts'
import type { Language } from '#domain/constants/languages.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { TEST_WORDS, type TestWord } from '#domain/performance-tests/cells.ts'
import {
  LINE_NUMBERS,
  TEST_NUMBERS,
  type LineNumber,
  type TestField,
  type TestNumber,
} from '#domain/performance-tests/fields.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { kilogramsOf, weightIn } from '#domain/training/weights.ts'
import { readNumber } from '#domain/sheets/numbers.ts'
import {
  isFault,
  readTime,
  writeNumber,
  writeTime,
  type CellValue,
  type Reading,
} from '../../../sheet/cell-text.ts'
import type { Cells, Entries as CellEntries } from '../../../sheet/cells.ts'

/** A cell of the sheet of a test day; line 0 is the test as a whole. */
export type TestPlace = {
  user_id: number
  name: string
  line: number
  field: TestNumber | TestWord | LineNumber
}
export type Entries = CellEntries<TestPlace>

export type TestWriting = { language: Language; units: UnitSystem }

const isWord = (field: TestPlace['field']): field is TestWord => field in TEST_WORDS
export const isTime = (field: TestPlace['field']): boolean => field === 'time_s'

/** What may be entered in a place, in the units in which it is kept. */
function fieldOf({ line, field }: Pick<TestPlace, 'line' | 'field'>): TestField {
  const all: Partial<Record<string, TestField>> = line === 0 ? TEST_NUMBERS : LINE_NUMBERS
  return all[field] ?? { min: 0, max: 0, decimals: 0 }
}

export function storedAt(
  people: ReadonlyMap<number, TestPerson>,
  { user_id, line, field }: TestPlace,
): CellValue {
  const test = people.get(user_id)?.test
  if (!test) return null
  const values: Partial<Record<string, unknown>> = line === 0 ? test : (test.lines[line - 1] ?? {})
  const value = values[field]
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/** What was typed or pasted, and what is wrong with it; nothing typed is null. */
export function readTestCell(
  place: TestPlace,
  text: string,
  { language, units }: TestWriting,
  pasted = false,
): Reading {
  const { field } = place
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  if (isWord(field))
    return trimmed.length > TEST_WORDS[field]
      ? { fault: 'long', most: TEST_WORDS[field] }
      : { value: trimmed }
  const typed = typedAs(field, units)
  const number = isTime(field) ? readTime(trimmed, pasted) : readNumber(trimmed, language)
  if (number === null || Number.isNaN(number)) return { fault: isTime(field) ? 'time' : 'number' }
  const { min, max, decimals } = fieldOf(place)
  const value = typed.stored(number)
  if (value < min || value > max)
    return {
      fault: 'between',
      bounds: { min: typed.shown(min), max: typed.shown(max) },
    }
  return decimals === 0 && !Number.isInteger(value) ? { fault: 'whole' } : { value }
}

/** A stored value as it is typed. */
export function writeTestCell(
  { field }: Pick<TestPlace, 'field'>,
  value: CellValue,
  { language, units }: TestWriting,
): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (isTime(field)) return writeTime(value, language)
  return writeNumber(typedAs(field, units).shown(value), language)
}

type TypedAs = { shown: (stored: number) => number; stored: (shown: number) => number }
const AS_STORED: TypedAs = { shown: (value) => value, stored: (value) => value }

/** How a number is typed: a weight in the reader's unit, any other as it is stored. */
const typedAs = (field: TestPlace['field'], units: UnitSystem): TypedAs =>
  field === 'weight'
    ? {
        shown: (kilograms) => weightIn(units, kilograms),
        stored: (weight) => kilogramsOf(units, weight),
      }
    : AS_STORED

type NumberOf = { value: number | null; onChange: (value: number | null) => void }

/** What a field of a form holds of a number of the test as a whole. */
export function numberFieldOf(
  field: TestNumber,
  { value, onChange }: NumberOf,
  units: UnitSystem,
): NumberOf & TestField {
  const { shown, stored } = typedAs(field, units)
  const { min, max, decimals } = TEST_NUMBERS[field]
  return {
    min: shown(min),
    max: shown(max),
    decimals,
    value: value === null ? null : shown(value),
    onChange: (typed) => onChange(typed === null ? null : stored(typed)),
  }
}

/** Metres that a time is for; null where the test says none. */
const metresOf = (kind: TestKind, line: number): number | null =>
  isDistanceKind(kind) ? TEST_DISTANCES[kind][line === 0 ? 'distance' : 'split'] : null

/** Digits without their colon easily become another time, so one that nobody rows is asked about. */
function possible(kind: TestKind, { line, field }: TestPlace, reading: Reading): Reading {
  const distance = metresOf(kind, line)
  if (!isTime(field) || distance === null || isFault(reading)) return reading
  return typeof reading.value === 'number' && distance > reading.value * fastestOf(SPORT.ergo)
    ? { fault: 'speed', distance }
    : reading
}

export const cellKey = ({ user_id, line, field }: TestPlace): string =>
  [user_id, line, field].join('/')

/** The cells of a day with the tests that are stored. */
export const testCells = (
  kind: TestKind,
  people: ReadonlyMap<number, TestPerson>,
  writing: TestWriting,
): Cells<TestPlace> => ({
  placeOf: ({ user_id, name, line, field }) => ({ user_id, name, line, field }),
  keyOf: cellKey,
  lineOf: ({ user_id }) => String(user_id),
  storedAt: (place) => storedAt(people, place),
  read: (place, text, pasted) => readTestCell(place, text, writing, pasted),
  check: (place, reading) => possible(kind, place, reading),
  write: (place, value) => writeTestCell(place, value, writing),
})

export type Batch = { people: NewCells['people']; keys: ReadonlyMap<string, string>; sent: Entries }

/**
 * The call that stores entries, of no more people than one call takes, with which entry is where in
 * it. What is stored by now was seen: entries in a conflict are not sent.
 */
export function batchOf(
  entries: Entries,
  people: ReadonlyMap<number, TestPerson>,
  most: number,
): Batch {
  const persons = [...Map.groupBy(entries, ([, { user_id }]) => user_id)].slice(0, most)
  const keys = new Map<string, string>()
  const written = persons.map(([user_id, own], index): WrittenTest => {
    const lines = [...Map.groupBy(own, ([, { line }]) => line)].toSorted(([a], [b]) => a - b)
    const valuesOf = (path: string, list: typeof own) => {
      for (const [key, { field }] of list) keys.set(`${path}.values.${field}`, key)
      return {
        values: Object.fromEntries(
          list.map(([, { field, reading }]) => [field, isFault(reading) ? null : reading.value]),
        ),
        seen: Object.fromEntries(list.map(([, entry]) => [entry.field, storedAt(people, entry)])),
      }
    }
    const whole = lines.find(([line]) => line === 0)?.[1] ?? []
    return {
      user_id,
      ...valuesOf(`people.${index}`, whole),
      lines: lines
        .filter(([line]) => line > 0)
        .map(([number, list], at) => ({
          number,
          ...valuesOf(`people.${index}.lines.${at}`, list),
        })),
    }
  })
  return { people: written, keys, sent: new Map(persons.flatMap(([, own]) => own)) }
}

/** Groups the sentences of a refusal by the entry they are about; the others are under "". */
export const refusedEntries = (
  { keys }: Batch,
  errors: Readonly<Record<string, readonly string[]>>,
): Map<string, string> =>
  new Map(Object.entries(errors).map(([path, [sentence = '']]) => [keys.get(path) ?? '', sentence]))
